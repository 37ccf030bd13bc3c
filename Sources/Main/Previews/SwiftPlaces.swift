import GalleySnapshots
import GalleySystem

/// Finds where in sources of SwiftUI the nodes of a picture were written: each node is looked for among
/// the views that the body of the view around it names, in their order. The compiler is not asked, so
/// that sources need nothing for it; what is not found stands where the node around it does.
struct SwiftPlaces: Sendable {
  /// A view as it is written, with its modifiers.
  struct Call: Sendable {
    var name: String
    var location: SceneLocation
    var modifiers: [SceneNode.Modifier] = []
    /// The views in its arguments and closures, and in those of its modifiers.
    var children: [Call] = []
  }

  /// What the type of a view says.
  private struct ViewType {
    var body: [Call] = []
    var helpers: [String: [Call]] = [:]
  }

  private var types: [String: ViewType] = [:]
  /// Macros by the line they begin in, for each file.
  private var previews: [String: [Int: [Call]]] = [:]

  /// - Parameter files: The sources by the user's names for them.
  init(_ files: [String]) {
    for file in files {
      guard let bytes = try? File.read(file) else { continue }
      var reader = SwiftViewReader(bytes, file: file)
      reader.read()
      previews[file] = reader.previews
      for member in reader.members {
        if member.name == "body" || member.name == "previews" {
          types[member.type, default: ViewType()].body += member.calls
        }
        types[member.type, default: ViewType()].helpers[member.name] = member.calls
      }
    }
  }

  /// Gives the nodes of a preview their places.
  ///
  /// - Parameters:
  ///   - file: The source of the preview.
  ///   - line: Where a macro begins; nil for a provider.
  ///   - type: The provider.
  func locate(_ scene: inout SceneDescription, file: String, line: Int?, type: String) {
    let root =
      line.flatMap { line in
        // A macro's line is that of its name, whatever stands before it.
        previews[file].flatMap { $0[line] ?? $0[line - 1] }
      } ?? types[type.split(separator: ".").last.map(String.init) ?? ""]?.body ?? []
    let top = SceneLocation(file: file, line: line ?? 1, column: 1)
    var contexts: [Context] = []
    var places: [SceneLocation] = []
    let outermost = Context(flattened(root, in: nil))
    for index in scene.nodes.indices {
      let node = scene.nodes[index]
      let context = node.parent < 0 ? outermost : contexts[node.parent]
      guard let (call, owner) = context.take(node) else {
        contexts.append(context)
        places.append(node.parent < 0 ? top : places[node.parent])
        scene.nodes[index].location = places[index]
        continue
      }
      scene.nodes[index].location = call.location
      scene.nodes[index].modifiers = call.modifiers
      places.append(call.location)
      var inner = flattened(call.children, in: owner)
      if let own = types[node.type] { inner = flattened(own.body, in: node.type) + inner }
      contexts.append(Context(inner))
    }
  }

  /// Views with those inside of them, in the order of the source; the type's own properties that are
  /// views stand for what they say.
  private func flattened(
    _ calls: [Call], in type: String?, depth: Int = 0
  ) -> [(call: Call, owner: String?)] {
    guard depth < 24 else { return [] }
    return calls.flatMap { call -> [(call: Call, owner: String?)] in
      let inner = flattened(call.children, in: type, depth: depth + 1)
      if let first = call.name.first, first.isLowercase {
        let helper = type.flatMap { types[$0]?.helpers[call.name] } ?? []
        return flattened(helper, in: type, depth: depth + 1) + inner
      }
      return [(call, type)] + inner
    }
  }

  /// The views that may stand inside of a node, and which of them were met.
  private final class Context {
    private let calls: [(call: Call, owner: String?)]
    private var isTaken: [Bool]

    init(_ calls: [(call: Call, owner: String?)]) {
      self.calls = calls
      isTaken = Array(repeating: false, count: calls.count)
    }

    /// The next view of a node's type; the last one again where a loop makes several. Where one of
    /// several is drawn, as of the branches of a condition, that is the one whose modifiers the node has.
    func take(_ node: SceneNode) -> (Call, String?)? {
      let same = calls.indices.filter { calls[$0].call.name == node.type }
      let left = same.filter { !isTaken[$0] }
      let heads = node.properties.map { $0.name.prefix { $0 != "." && $0 != "[" } }
      func fit(_ index: Int) -> Int {
        calls[index].call.modifiers.reduce(0) { sum, modifier in
          if heads.contains(where: { modifier.name == $0 }) { return sum + 1 }
          return Self.seen.contains(modifier.name) && !heads.isEmpty ? sum - 1 : sum
        }
      }
      let best = left.map(fit).max()
      guard let index = left.first(where: { fit($0) == best }) ?? same.last else { return nil }
      isTaken[index] = true
      return calls[index]
    }

    /// Modifiers that always leave a property of their name.
    private static let seen: Set = ["padding", "opacity"]
  }
}

/// Reads the views that a source names.
struct SwiftViewReader {
  struct Member {
    var type: String
    var name: String
    var calls: [SwiftPlaces.Call]
  }

  private(set) var members: [Member] = []
  private(set) var previews: [Int: [SwiftPlaces.Call]] = [:]
  private let tokens: [SwiftToken]
  private let file: String

  init(_ bytes: [UInt8], file: String) {
    (tokens, self.file) = (SwiftToken.tokens(of: bytes), file)
  }

  mutating func read() { declarations(0, tokens.count, in: nil) }

  /// Members of types, and previews, between two tokens.
  private mutating func declarations(_ start: Int, _ end: Int, in type: String?) {
    var index = start
    while index < end {
      let word = tokens[index].text
      switch word {
      case "struct", "class", "extension", "enum":
        guard index + 1 < end, let open = opening(index + 1, end) else { return }
        let close = closing(open)
        declarations(open + 1, close, in: tokens[index + 1].text)
        index = close
      case "var", "func":
        guard let type, index + 1 < end, let open = opening(index + 1, end) else { break }
        let close = closing(open)
        let head = tokens[index..<open]
        if head.contains(where: { $0.text == "View" || $0.text == "some" }),
          !head.contains(where: { $0.text == "=" })
        {
          members.append(
            Member(type: type, name: tokens[index + 1].text, calls: calls(open + 1, close)))
          index = close
        }
      case "Preview" where index > 0 && tokens[index - 1].text == "#":
        guard let open = opening(index, end) else { return }
        let close = closing(open)
        previews[tokens[index].line] = calls(open + 1, close)
        index = close
      case "{", "(", "[": index = closing(index)
      default: break
      }
      index += 1
    }
  }

  /// The brace that opens a declaration's body, before which the next declaration does not begin.
  private func opening(_ start: Int, _ end: Int) -> Int? {
    var index = start
    while index < end {
      switch tokens[index].text {
      case "{": return index
      case "(", "[": index = closing(index)
      case "}", "var", "func", "let", "struct", "class", "init": if index > start { return nil }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The bracket that closes another.
  private func closing(_ open: Int) -> Int {
    var depth = 0
    for index in open..<tokens.count {
      switch tokens[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return max(open, tokens.count - 1)
  }

  // Views

  /// The views between two tokens, in order.
  private func calls(_ start: Int, _ end: Int) -> [SwiftPlaces.Call] {
    var found: [SwiftPlaces.Call] = []
    var index = start
    while index < end {
      let token = tokens[index]
      guard token.isWord, index == start || !["."].contains(tokens[index - 1].text) else {
        index += 1
        continue
      }
      let next = index + 1 < end ? tokens[index + 1].text : ""
      // A label of an argument, a declaration or a type is no view.
      if next == ":" || next == "=" {
        index += 1
        continue
      }
      var call = SwiftPlaces.Call(name: token.text, location: place(token))
      index = arguments(after: index, end, of: &call)
      while index + 1 < end, tokens[index].text == ".", tokens[index + 1].isWord {
        let name = tokens[index + 1]
        call.modifiers.append(SceneNode.Modifier(name: name.text, location: place(name)))
        index = arguments(after: index + 1, end, of: &call)
      }
      found.append(call)
    }
    return found
  }

  /// Takes up what stands in brackets and closures after a name; the place behind it.
  private func arguments(after name: Int, _ end: Int, of call: inout SwiftPlaces.Call) -> Int {
    var index = name + 1
    if index < end, tokens[index].text == "(" {
      let close = closing(index)
      call.children += calls(index + 1, close)
      index = close + 1
    }
    while index < end {
      if tokens[index].text == "{" {
        // A closure begins in the line in which what it belongs to ends, or it is something else.
        let close = closing(index)
        call.children += calls(index + 1, close)
        index = close + 1
      } else if index + 2 < end, tokens[index].isWord, tokens[index + 1].text == ":",
        tokens[index + 2].text == "{", index > name + 1
      {
        index += 2
      } else {
        break
      }
    }
    return index
  }

  private func place(_ token: SwiftToken) -> SceneLocation {
    SceneLocation(file: file, line: token.line, column: token.column)
  }
}

/// A word or a sign of Swift's text, outside of strings and comments.
struct SwiftToken {
  var text: String
  var isWord: Bool
  var line: Int
  var column: Int

  static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var lexer = Lexer(bytes: bytes)
    lexer.run()
    return lexer.tokens
  }

  private struct Lexer {
    let bytes: [UInt8]
    var tokens: [SwiftToken] = []
    private var index = 0
    private var line = 1
    private var lineStart = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ offset: Int = 0) -> UInt8 {
      index + offset < bytes.count ? bytes[index + offset] : 0
    }

    private mutating func advance() {
      if byte() == UInt8(ascii: "\n") {
        line += 1
        lineStart = index + 1
      }
      index += 1
    }

    mutating func run() {
      while index < bytes.count {
        switch byte() {
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
          while index < bytes.count, byte() != UInt8(ascii: "\n") { index += 1 }
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): comment()
        case UInt8(ascii: "\""): string()
        case 0...32: advance()
        case let first where Self.isWord(first): word()
        default:
          add(1, isWord: false)
          advance()
        }
      }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      (65...90).contains(byte) || (97...122).contains(byte) || (48...57).contains(byte)
        || byte == 95 || byte == 96 || byte >= 128
    }

    private mutating func add(_ count: Int, isWord: Bool) {
      tokens.append(
        SwiftToken(
          text: String(decoding: bytes[index..<index + count], as: UTF8.self), isWord: isWord,
          line: line, column: index - lineStart + 1))
    }

    private mutating func word() {
      var count = 1
      while Self.isWord(byte(count)) { count += 1 }
      // Numbers are no words.
      add(count, isWord: !(48...57).contains(byte()))
      index += count
    }

    private mutating func comment() {
      var depth = 0
      while index < bytes.count {
        if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
          depth += 1
          index += 2
        } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
          depth -= 1
          index += 2
          if depth == 0 { return }
        } else {
          advance()
        }
      }
    }

    private mutating func string() {
      let isLong = byte(1) == byte() && byte(2) == byte()
      index += isLong ? 3 : 1
      while index < bytes.count {
        if byte() == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "(") {
          index += 2
          interpolation()
        } else if byte() == UInt8(ascii: "\\") {
          index += 2
        } else if byte() == UInt8(ascii: "\""), !isLong || byte(1) == 34 && byte(2) == 34 {
          index += isLong ? 3 : 1
          return
        } else {
          if byte() == UInt8(ascii: "\n"), !isLong { return }
          advance()
        }
      }
    }

    private mutating func interpolation() {
      var depth = 1
      while index < bytes.count, depth > 0 {
        switch byte() {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        case UInt8(ascii: "\""):
          string()
          continue
        default: break
        }
        advance()
      }
    }
  }
}
