internal import GalleyPlatform

/// A function as a small program over a stack of numbers (ISO 32000-1, section 7.10.5), in which truth
/// is 1 and falsehood 0. There are no loops, so that it ends after as many steps as it has words.
struct PDFCalculator: Sendable {
  private indirect enum Step: Sendable {
    case number(Double)
    case word(String)
    case choice([Step], [Step])
  }

  private static let deepest = 100
  private static let longest = 4_096
  private let steps: [Step]
  /// The words and braces of the program.
  let count: Int

  /// Reads a program between braces.
  init(_ bytes: [UInt8]) throws(PDFError) {
    var scanner = PDFScanner(bytes[...], knowsReferences: false)
    guard case .word("{") = try scanner.next() else {
      throw PDFError("expected \"{\" at the start of a calculator")
    }
    var count = 0
    steps = try Self.block(&scanner, &count, depth: 0)
    self.count = count
  }

  private static func block(
    _ scanner: inout PDFScanner, _ count: inout Int, depth: Int
  ) throws(PDFError) -> [Step] {
    guard depth < 16 else { throw PDFError("the braces of a calculator are nested too deeply") }
    var steps: [Step] = []
    // What stands in braces before the word that chooses among it.
    var blocks: [[Step]] = []
    while true {
      count += 1
      guard count <= longest else { throw PDFError("a calculator has more than \(longest) words") }
      switch try scanner.next() {
      case .value(.number(let number)): steps.append(.number(number))
      case .value(.boolean(let truth)): steps.append(.number(truth ? 1 : 0))
      case .word("{"): blocks.append(try block(&scanner, &count, depth: depth + 1))
      case .word("}"):
        guard blocks.isEmpty else { throw PDFError("a calculator chooses nothing by its braces") }
        return steps
      case .word("if"):
        guard blocks.count == 1 else { throw PDFError("expected braces before \"if\"") }
        steps.append(.choice(blocks[0], []))
        blocks = []
      case .word("ifelse"):
        guard blocks.count == 2 else { throw PDFError("expected braces before \"ifelse\"") }
        steps.append(.choice(blocks[0], blocks[1]))
        blocks = []
      case .word(let word):
        guard words.contains(word) else {
          throw PDFError("a calculator does not know \"\(word.prefix(20))\"")
        }
        steps.append(.word(word))
      case .value: throw PDFError("a calculator has numbers and words only")
      case .end: throw PDFError("expected \"}\" at the end of a calculator")
      }
    }
  }

  private static let words: Set<String> = [
    "abs", "add", "and", "atan", "bitshift", "ceiling", "copy", "cos", "cvi", "cvr", "div", "dup",
    "eq", "exch", "exp", "floor", "ge", "gt", "idiv", "index", "le", "ln", "log", "lt", "mod",
    "mul",
    "ne", "neg", "not", "or", "pop", "roll", "round", "sin", "sqrt", "sub", "truncate", "xor",
  ]

  /// What lies on the stack at the end; of too little on it zeros are taken.
  func callAsFunction(_ arguments: [Double]) -> [Double] {
    var stack = arguments
    Self.run(steps, &stack)
    // Above the last bits, in which mathematical functions of systems differ.
    return stack.map { $0.isFinite ? ($0 * 1_000_000).rounded() / 1_000_000 : 0 }
  }

  private static func run(_ steps: [Step], _ stack: inout [Double]) {
    for step in steps {
      switch step {
      case .number(let number): if stack.count < deepest { stack.append(number) }
      case .choice(let yes, let no):
        let isTrue = (stack.popLast() ?? 0) != 0
        run(isTrue ? yes : no, &stack)
      case .word(let word): run(word, &stack)
      }
    }
  }

  private static func integer(_ number: Double) -> Int {
    number.isFinite ? Int(saturating: max(-1e15, min(1e15, number))) : 0
  }

  private static func run(_ word: String, _ stack: inout [Double]) {
    func pop() -> Double { stack.popLast() ?? 0 }
    switch word {
    case "pop": _ = pop()
    case "dup": if stack.count < deepest { stack.append(stack.last ?? 0) }
    case "copy":
      let count = max(0, min(stack.count - 1, integer(pop())))
      if stack.count + count <= deepest { stack += stack.suffix(count) }
    case "index":
      let place = stack.count - 2 - integer(pop())
      stack.append(stack.indices.contains(place) ? stack[place] : 0)
    case "exch": if stack.count > 1 { stack.swapAt(stack.count - 1, stack.count - 2) }
    case "roll":
      let (turns, count) = (integer(pop()), integer(pop()))
      guard count > 0, count <= stack.count else { return }
      let part = Array(stack.suffix(count))
      let shift = (turns % count + count) % count
      stack.removeLast(count)
      stack += part.suffix(shift) + part.prefix(count - shift)
    case "abs", "ceiling", "cos", "cvi", "cvr", "floor", "ln", "log", "neg", "not", "round", "sin",
      "sqrt", "truncate":
      stack.append(value(word, of: pop()))
    default:
      let second = pop()
      stack.append(value(word, of: pop(), second))
    }
  }

  private static func value(_ word: String, of x: Double) -> Double {
    switch word {
    case "abs": abs(x)
    case "ceiling": x.rounded(.up)
    case "cos": cos(x * .pi / 180)
    case "cvi", "truncate": x.rounded(.towardZero)
    case "floor": x.rounded(.down)
    case "ln": log(x)
    case "log": log10(x)
    case "neg": -x
    case "not": x == 0 ? 1 : x == 1 ? 0 : Double(~integer(x))
    case "round": (x + 0.5).rounded(.down)
    case "sin": sin(x * .pi / 180)
    case "sqrt": x.squareRoot()
    default: x
    }
  }

  private static func value(_ word: String, of x: Double, _ y: Double) -> Double {
    switch word {
    case "add": x + y
    case "sub": x - y
    case "mul": x * y
    case "div": y == 0 ? 0 : x / y
    case "idiv": integer(y) == 0 ? 0 : Double(integer(x) / integer(y))
    case "mod": integer(y) == 0 ? 0 : Double(integer(x) % integer(y))
    case "exp": pow(x, y)
    case "atan": (atan2(x, y) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360)
    case "eq": x == y ? 1 : 0
    case "ne": x != y ? 1 : 0
    case "gt": x > y ? 1 : 0
    case "ge": x >= y ? 1 : 0
    case "lt": x < y ? 1 : 0
    case "le": x <= y ? 1 : 0
    case "and": Double(integer(x) & integer(y))
    case "or": Double(integer(x) | integer(y))
    case "xor": Double(integer(x) ^ integer(y))
    // `bitshift`, to the right where it is negative.
    default: Double(integer(x) << max(-62, min(40, integer(y))))
    }
  }
}
