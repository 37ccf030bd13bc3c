import GalleyDesign
import GalleyGeometry
import GalleyPainting

/// What a content has gathered between two of its operators.
struct PDFContent {
  var state: PDFState
  var kept: [PDFState] = []
  /// The outline that is being drawn, in the image's space.
  var path = Path()
  /// The start of the outline and its current point.
  var start: Point?
  var current: Point?
  /// What the next painting operator adds to the clip; true for the even-odd rule.
  var clipIsEvenOdd: Bool?
  /// For each open mark whether it hides what is in it.
  var marks: [Bool] = []

  var isHidden: Bool { marks.contains(true) }
}

extension PDFReader {
  /// Runs a content's operators.
  mutating func run(_ bytes: [UInt8], _ state: PDFState) throws(PDFError) {
    guard depth < 24 else { throw PDFError("forms are nested too deeply, or in themselves") }
    depth += 1
    defer { depth -= 1 }
    var content = PDFContent(state: state)
    var scanner = PDFScanner(bytes[...], knowsReferences: false)
    var operands: [PDFValue] = []
    while true {
      switch try token(&scanner) {
      case .end: return
      case .value(let value):
        guard operands.count < PDFLimits.operands else {
          throw PDFError("a content has more than \(PDFLimits.operands) operands in a row")
        }
        operands.append(value)
      case .word("BI"):
        try inlinePicture(&scanner, content)
        operands = []
      case .word(let word):
        operators += 1
        guard operators <= PDFLimits.operators, canvas.count + otherNodes <= PDFLimits.nodes else {
          throw PDFError(
            "contents may have \(PDFLimits.operators) operators and draw \(PDFLimits.nodes) things")
        }
        do {
          try run(word, operands, &content)
        } catch {
          throw error.offset == nil && !error.message.hasPrefix("content")
            ? PDFError("content, byte \(scanner.index), \"\(word.prefix(20))\": \(error.message)")
            : error
        }
        operands = []
      }
    }
  }

  private func token(_ scanner: inout PDFScanner) throws(PDFError) -> PDFScanner.Token {
    do {
      return try scanner.next()
    } catch {
      throw PDFError("content, \(error)")
    }
  }

  private mutating func run(
    _ word: String, _ operands: [PDFValue], _ content: inout PDFContent
  ) throws(PDFError) {
    func numbers(_ count: Int) throws(PDFError) -> [Double] {
      let numbers = operands.suffix(count).compactMap(\.number)
      guard numbers.count == count else { throw PDFError("expected \(count) numbers") }
      return numbers
    }
    switch word {
    case "q":
      guard content.kept.count < 4_096 else { throw PDFError("more than 4,096 states are kept") }
      content.kept.append(content.state)
    case "Q": content.state = content.kept.popLast() ?? content.state
    case "cm":
      guard let way = Transform(try numbers(6)) else { return }
      content.state.transform = way.followed(by: content.state.transform)
    // Outlines.
    case "m":
      let place = try numbers(2)
      content.move(to: Point(x: place[0], y: place[1]))
    case "l":
      let place = try numbers(2)
      content.line(to: Point(x: place[0], y: place[1]))
    case "c": content.curve(try numbers(6))
    case "v": content.curve(try numbers(4), leavesPlainly: true)
    case "y":
      let places = try numbers(4)
      content.curve(places + places[2...])
    case "h": content.close()
    case "re": content.rectangle(try numbers(4))
    case "W": content.clipIsEvenOdd = false
    case "W*": content.clipIsEvenOdd = true
    case "n": try paint(&content)
    case "f", "F": try paint(&content, fills: true)
    case "f*": try paint(&content, fills: true, isEvenOdd: true)
    case "S": try paint(&content, strokes: true)
    case "s":
      content.close()
      try paint(&content, strokes: true)
    case "B": try paint(&content, fills: true, strokes: true)
    case "B*": try paint(&content, fills: true, strokes: true, isEvenOdd: true)
    case "b":
      content.close()
      try paint(&content, fills: true, strokes: true)
    case "b*":
      content.close()
      try paint(&content, fills: true, strokes: true, isEvenOdd: true)
    // Lines.
    case "w": content.state.line.width = max(0, try numbers(1)[0])
    case "J": content.state.line.cap = .init(pdf: try numbers(1)[0])
    case "j": content.state.line.join = .init(pdf: try numbers(1)[0])
    case "M": content.state.line.miterLimit = try numbers(1)[0]
    case "d":
      guard operands.count == 2 else { throw PDFError("expected dashes and where they begin") }
      try content.state.line.setDashes(operands)
    case "i", "ri": break
    // Colours.
    case "g": content.state.fill.set(.gray, try numbers(1))
    case "G": content.state.stroke.set(.gray, try numbers(1))
    case "rg": content.state.fill.set(.rgb, try numbers(3))
    case "RG": content.state.stroke.set(.rgb, try numbers(3))
    case "k": content.state.fill.set(.cmyk, try numbers(4))
    case "K": content.state.stroke.set(.cmyk, try numbers(4))
    case "cs":
      let space = try colorSpace(operands.last)
      content.state.fill.set(space, space.first)
    case "CS":
      let space = try colorSpace(operands.last)
      content.state.stroke.set(space, space.first)
    case "sc", "scn": try setColor(operands, &content.state.fill)
    case "SC", "SCN": try setColor(operands, &content.state.stroke)
    // Others.
    case "gs": try setState(operands.last?.name ?? "", &content.state)
    case "sh": if !content.isHidden { try shade(operands.last?.name ?? "", content.state) }
    case "Do": if !content.isHidden { try draw(operands.last?.name ?? "", content.state) }
    case "BMC": content.marks.append(false)
    case "BDC": content.marks.append(try hides(operands))
    case "EMC": _ = content.marks.popLast()
    case "Tj", "TJ", "'", "\"": leaveOut("texts")
    default:
      // Of text without showing any, points that are marked, and compatibility.
      guard !Self.silent.contains(word) else { return }
      leaveOut("operators \"\(word.prefix(20))\"")
    }
  }

  private static let silent: Set<String> = [
    "BT", "ET", "Tc", "Tw", "Tz", "TL", "Tf", "Tr", "Ts", "Td", "TD", "Tm", "T*", "MP", "DP", "BX",
    "EX", "d0", "d1",
  ]

  /// Returns true if a mark begins a layer that is off.
  private mutating func hides(_ operands: [PDFValue]) throws(PDFError) -> Bool {
    guard operands.count == 2, operands[0].name == "OC", let name = operands[1].name else {
      return false
    }
    return try isHidden(try resource("Properties", name))
  }

  private mutating func setColor(_ operands: [PDFValue], _ ink: inout PDFInk) throws(PDFError) {
    let numbers = operands.compactMap(\.number)
    try pay(ink.space.cost)
    guard case .pattern(let space) = ink.space, let name = operands.last?.name else {
      return ink.set(ink.space, numbers)
    }
    ink.color = space?.color(numbers) ?? .black
    ink.pattern = try pattern(name)
  }

  private mutating func pattern(_ name: String) throws(PDFError) -> PDFPattern {
    guard let value = try resource("Pattern", name),
      let entries = try file.resolved(value).dictionary
    else { throw PDFError("there is no pattern \"\(name.prefix(40))\"") }
    guard try file.entry("PatternType", of: entries).integer == 2 else {
      leaveOut("patterns of tiles")
      return .unknown
    }
    let shading = try file.entry("Shading", of: entries)
    guard let inner = shading.dictionary else { throw PDFError("expected a pattern's shading") }
    return .shading(
      inner, shading, try transform(entries["Matrix"]).followed(by: base))
  }
}

extension PDFInk {
  mutating func set(_ space: PDFColorSpace, _ numbers: [Double]) {
    self.space = space
    color = space.color(numbers)
    pattern = nil
  }
}

extension PDFContent {
  /// A point of the content's space.
  private func place(_ x: Double, _ y: Double) -> Point {
    state.transform.apply(to: Point(x: x, y: y))
  }

  mutating func move(to point: Point) {
    let point = place(point.x, point.y)
    path.move(to: point)
    (start, current) = (point, point)
  }

  mutating func line(to point: Point) {
    guard current != nil else { return move(to: point) }
    let point = place(point.x, point.y)
    path.line(to: point)
    current = point
  }

  /// A curve by three points, or by two where the first is the place from which it leaves.
  mutating func curve(_ numbers: [Double], leavesPlainly: Bool = false) {
    let points = stride(from: 0, to: numbers.count, by: 2).map {
      place(numbers[$0], numbers[$0 + 1])
    }
    if current == nil { path.move(to: points[0]) }
    let first = leavesPlainly ? current ?? points[0] : points[0]
    start = start ?? first
    path.cubic(
      to: points[points.count - 1], control1: first, control2: points[points.count - 2])
    current = points[points.count - 1]
  }

  mutating func close() {
    guard current != nil else { return }
    path.close()
    // What follows without a move begins where the outline began.
    current = start
  }

  mutating func rectangle(_ numbers: [Double]) {
    let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    move(to: Point(x: x, y: y))
    line(to: Point(x: x + width, y: y))
    line(to: Point(x: x + width, y: y + height))
    line(to: Point(x: x, y: y + height))
    close()
  }
}

extension StrokeStyle {
  /// Takes an array of lengths and the place at which the line begins.
  mutating func setDashes(_ operands: [PDFValue]) throws(PDFError) {
    guard let lengths = operands.first?.array?.compactMap(\.number),
      let phase = operands.last?.number
    else { throw PDFError("expected lengths of dashes and where they begin") }
    let isLine = lengths.allSatisfy { $0 <= 0 } || lengths.contains { $0 < 0 }
    // An odd number of lengths goes round twice.
    dashes = isLine ? [] : lengths.count % 2 == 1 ? lengths + lengths : lengths
    dashPhase = phase
  }
}

extension StrokeStyle.Cap {
  init(pdf number: Double) { self = number == 1 ? .round : number == 2 ? .square : .butt }
}

extension StrokeStyle.Join {
  init(pdf number: Double) {
    self = number == 1 ? .round : number == 2 ? .bevel : .miter
  }
}
