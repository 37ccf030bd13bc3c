/// A source without the parts that do not compile: bodies are replaced by ones that end the preview or draw a
/// labelled box, and what has no body is removed. Lines keep their numbers, so that messages name the user's.
struct TrimmedSource: Equatable {
  /// A part that is replaced.
  struct Cut: Hashable {
    /// The bytes of the source.
    var start: Int
    var end: Int
    /// The text in their place.
    var text: String
    /// The declaration that lost something: `Card.body`.
    var name: String
    /// Its line.
    var line: Int
    /// The compiler's message, with its place in the source: `3:45: cannot find 'Absent' in scope`.
    var reason: String

    var range: Range<Int> { start..<end }

    /// The words behind the name of a declaration of which only a statement is replaced.
    static let statement = ", a statement"
    /// The name without them.
    var declaration: String { name.replacing(Self.statement, with: "") }
    var isStatement: Bool { name.hasSuffix(Self.statement) }
  }

  var cuts: [Cut] = []

  /// The source without its cut parts.
  func text(of bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    for cut in cuts.sorted(by: { $0.start < $1.start }) where cut.start >= index {
      guard cut.end <= bytes.count else { break }
      result += bytes[index..<cut.start]
      result += Array(cut.text.utf8)
      result += bytes[cut.range].filter { $0 == UInt8(ascii: "\n") }
      index = cut.end
    }
    result += bytes[min(index, bytes.count)...]
    let called = Self.helpers.filter { name, _ in cuts.contains { $0.text.contains(name) } }
    guard !called.isEmpty else { return result }
    if result.last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
    return result + Array(called.map(\.declaration).joined(separator: "; ").utf8)
  }

  /// The functions of Galley that replacements call, by declarations that need no import.
  private static let helpers: [(name: String, declaration: String)] = [
    (
      "_galleyLeftOut(",
      "@_silgen_name(\"galley_left_out\") nonisolated private func _galleyLeftOut(_ reason: String) -> Never"
    ),
    (
      "_galleyIncomplete(",
      "@_silgen_name(\"galley_incomplete\") nonisolated private func _galleyIncomplete(_ reason: String)"
    ),
  ]

  /// An error of the compiler.
  struct Mistake {
    /// Its place in the text that was compiled, with the cuts of before.
    var line: Int
    var column: Int
    var message: String
  }

  /// Cuts what contains errors.
  ///
  /// - Parameters:
  ///   - bytes: The source without cuts.
  ///   - source: Its declarations.
  /// - Returns: The new cuts; empty where no declaration contains an error, or nothing smaller is left of it.
  mutating func cut(
    _ mistakes: [Mistake], in bytes: [UInt8], _ source: SourceDeclarations
  ) -> [Cut] {
    var new: [Cut] = []
    for mistake in mistakes {
      guard let offset = offset(line: mistake.line, column: mistake.column, in: bytes, source),
        !new.contains(where: { $0.start <= offset && offset <= $0.end }),
        let declaration = source.declaration(around: offset)
      else { continue }
      let reason = "\(mistake.line):\(mistake.column): \(mistake.message)"
      // An error in what replaces a body removes the declaration.
      let earlier = cuts.first { $0.start <= offset && offset <= $0.end }
      let part =
        if let earlier {
          // A statement that cannot be replaced takes the body along.
          earlier.isStatement ? part(of: declaration, at: offset, earlier.reason) : nil as Cut?
        } else {
          statement(of: declaration, at: offset, reason, in: source, besides: new)
            ?? part(of: declaration, at: offset, reason)
        }
      let cut = part ?? Self.whole(declaration, earlier?.reason ?? reason)
      guard !cuts.contains(where: { $0.range == cut.range }) else { continue }
      new.removeAll { cut.start <= $0.start && $0.end <= cut.end }
      new.append(cut)
    }
    for cut in new { cuts.removeAll { cut.start <= $0.start && $0.end <= cut.end } }
    cuts += new
    return new
  }

  /// The offset in the source of a place in its trimmed text: cuts keep lines, but not columns behind them.
  private func offset(
    line: Int, column: Int, in bytes: [UInt8], _ source: SourceDeclarations
  ) -> Int? {
    guard var offset = source.offset(line: line, column: column) else { return nil }
    guard let start = source.offset(line: line, column: 1) else { return nil }
    for cut in cuts.sorted(by: { $0.start < $1.start }) where cut.start >= start {
      guard cut.start <= offset else { break }
      let removed = bytes[cut.range].contains(UInt8(ascii: "\n")) ? 0 : cut.end - cut.start
      let added = cut.text.utf8.count
      // Inside of the replacement it is the cut itself.
      if offset < cut.start + added { return cut.start }
      offset += removed - added
    }
    return offset
  }

  /// The number of statements of one body that are replaced before the body is.
  private static let mostStatements = 3

  /// The innermost statement around an offset of a body that draws a view or returns nothing: its
  /// neighbours are kept. Nil where others depend on the statement, or more than a few of the body contain errors.
  private func statement(
    of declaration: SourceDeclarations.Declaration, at offset: Int, _ reason: String,
    in source: SourceDeclarations, besides new: [Cut]
  ) -> Cut? {
    guard let body = declaration.body, body.contains(offset),
      let whole = Self.replacement(of: declaration, reason),
      let range = source.statement(around: offset, in: body)
    else { return nil }
    let draws = whole.hasPrefix(" _LeftOut(")
    let isInitializer = declaration.kind == .function && declaration.head.first == "init"
    guard draws || whole == " " || isInitializer else { return nil }
    let siblings = (cuts + new).filter {
      $0.isStatement && body.lowerBound <= $0.start && $0.end <= body.upperBound
    }
    guard siblings.count < Self.mostStatements else { return nil }
    return Cut(
      start: range.lowerBound, end: range.upperBound,
      text: draws
        ? whole.trimmingPrefix(" ").description
        : isInitializer ? "let _: Void = _galleyIncomplete(\(Self.quoted(reason)))" : "let _ = 0",
      name: declaration.name + Cut.statement, line: declaration.line, reason: reason)
  }

  /// The smallest part of a declaration around an offset that can be replaced.
  private func part(
    of declaration: SourceDeclarations.Declaration, at offset: Int, _ reason: String
  ) -> Cut? {
    func cut(_ range: Range<Int>, _ text: String) -> Cut {
      Cut(
        start: range.lowerBound, end: range.upperBound, text: text, name: declaration.name,
        line: declaration.line, reason: reason)
    }
    if declaration.kind == .type {
      // A conformance that cannot be is left out alone.
      let lost = declaration.inherited.first { name, range in
        reason.contains("does not conform to protocol '\(name)'") && !range.isEmpty
      }
      guard let lost else { return nil }
      // Every type conforms to Any.
      return cut(lost.range, "Any")
    }
    if let value = declaration.value, value.contains(offset) || value.upperBound == offset {
      guard declaration.head.contains(":") else { return nil }
      return cut(value, "{ \(Self.end(reason)) }()")
    }
    guard let body = declaration.body, body.contains(offset) || body.upperBound == offset else {
      return nil
    }
    return Self.replacement(of: declaration, reason).map { cut(body, $0) }
  }

  /// The text in place of a body; nil where none can have the declaration's type.
  private static func replacement(
    of declaration: SourceDeclarations.Declaration, _ reason: String
  ) -> String? {
    let box = " _LeftOut(\(quoted(declaration.name)), \(quoted(reason))) "
    let end = " \(end(reason)) "
    switch declaration.kind {
    case .preview: return box
    case .function:
      if declaration.head.first == "deinit" { return " " }
      let arrow = zip(declaration.head, declaration.head.dropFirst()).enumerated()
        .first { $0.element == ("-", ">") }?.offset
      let result = arrow.map { declaration.head[($0 + 2)...] } ?? []
      if result.contains("some") { return result.contains(where: boxed.contains) ? box : nil }
      if let part = represented[declaration.name.split(separator: ".").last ?? ""] {
        // The closing brace of the function closes the property.
        return "\(end)}; public nonisolated static var \(part): _LeftOut? {\(box)"
      }
      // A function without a result does nothing.
      if declaration.head.first == "func", arrow == nil { return " " }
      return declaration.head.first == "subscript"
        ? accessors(declaration.statements, end) ?? end : end
    case .variable:
      if let first = declaration.statements.first, ["didSet", "willSet"].contains(first) {
        return " didSet {} "
      }
      if declaration.head.contains("some") {
        return declaration.head.contains(where: boxed.contains) ? box : nil
      }
      return accessors(declaration.statements, end) ?? end
    case .importing, .type, .other: return nil
    }
  }

  /// The protocols to which a box conforms.
  private static let boxed: Set = ["View", "Scene", "Commands", "ToolbarContent"]

  /// The properties that return the box for a view of UIKit, by the functions that make the view.
  private static let represented: [Substring: String] = [
    "makeUIView": "_leftOut", "makeCoordinator": "_leftOutCoordinator",
  ]

  /// Both accessors where a block has them: `get`, `set` and words between them and their bodies.
  private static func accessors(_ statements: [String], _ end: String) -> String? {
    guard let set = statements.firstIndex(of: "set"), statements.contains("get") else {
      return nil
    }
    let isFixed = set > 0 && statements[set - 1] == "nonmutating"
    return " get {\(end)} \(isFixed ? "nonmutating " : "")set {} "
  }

  /// A declaration removed whole.
  private static func whole(
    _ declaration: SourceDeclarations.Declaration, _ reason: String
  ) -> Cut {
    Cut(
      start: declaration.range.lowerBound, end: declaration.range.upperBound, text: "",
      name: declaration.name, line: declaration.line, reason: reason)
  }

  private static func end(_ reason: String) -> String {
    "_galleyLeftOut(\(quoted(reason)))"
  }

  private static func quoted(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(plain.replacing("\n", with: " "))\""
  }
}
