/// A view with its modifiers, as lines of source.
struct SwiftCall {
  /// A modifier.
  enum Modifier {
    /// As it is written, mostly on one line: `.padding(8)`.
    case line(String)
    /// A closure with statements: `.with { $0.separators = false }`.
    case block(String, [String])
  }

  /// The lines are broken so that they are not longer, where they can be broken.
  static let width = 100

  var name: String
  /// The view without its modifiers, where it is not made of a name and arguments.
  var expression: String?
  /// The arguments, with their labels.
  var arguments: [String] = []
  /// The lines of the views in braces; nil for a view without braces.
  var content: [String]?
  var modifiers: [Modifier] = []

  /// The lines, at a distance from the margin.
  func lines(indentedBy margin: Int) -> [String] {
    let modifiers = modifiers.map { $0.lines(room: Self.width - margin - 2) }
    var lines = head(margin)
    if let content {
      lines[lines.count - 1] += " {"
      // `HStack() {` has the same meaning as `HStack {`.
      if arguments.isEmpty { lines = ["\(name) {"] }
      lines += content.indented + ["}"]
      return lines + modifiers.joined()
    }
    let chain = lines.joined() + modifiers.joined().joined()
    let isShort = chain.count + margin <= Self.width && modifiers.allSatisfy { $0.count == 1 }
    if lines.count == 1, isShort { return [chain] }
    let rest = Array(modifiers.joined())
    return lines + (lines.count == 1 ? rest.indented : rest)
  }

  private func head(_ margin: Int) -> [String] {
    if let expression { return expression.split(separator: "\n").map(String.init) }
    let line = "\(name)(\(arguments.joined(separator: ", ")))"
    // Two more for the brace.
    guard line.count + margin + 2 > Self.width, arguments.count > 1 else { return [line] }
    let rows = arguments.dropLast().map { $0 + "," } + arguments.suffix(1)
    return ["\(name)("] + rows.indented + [")"]
  }
}

extension SwiftCall.Modifier {
  fileprivate func lines(room: Int) -> [String] {
    switch self {
    case .line(let line): return line.split(separator: "\n").map(String.init)
    case .block(let name, let statements):
      let line = ".\(name) { \(statements.joined(separator: "; ")) }"
      if statements.count == 1, line.count <= room { return [line] }
      return [".\(name) {"] + statements.indented + ["}"]
    }
  }
}

extension [String] {
  /// One step to the right.
  var indented: [String] { map { $0.isEmpty ? "" : "  " + $0 } }
}
