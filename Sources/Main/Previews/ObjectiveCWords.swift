/// The parts of sources for the runtime of Objective-C, which is not available here: a view is the same
/// without them.
enum ObjectiveCWords {
  private static let attributes = [
    "@objcMembers", "@nonobjc", "@objc", "@IBAction", "@IBOutlet", "@IBInspectable",
    "@IBDesignable",
    "@UIApplicationMain", "@NSApplicationMain",
  ]

  /// A line in Swift alone; nil where it is that.
  static func without(_ line: Substring) -> String? {
    guard line.contains("@") || line.contains("#selector") || line.contains("NSError()") else {
      return nil
    }
    // Here an error has a domain and a code.
    var text = String(line).replacing("NSError()", with: "NSError(domain: \"\", code: 0)")
    if text.contains("@NSManaged ") { text = managed(text) }
    if text.contains("ApplicationDelegateAdaptor(") { text = made(text) }
    for attribute in attributes {
      while let found = text.firstRange(of: attribute) {
        var end = found.upperBound
        // `@objcThing` is another attribute.
        if let next = text[end...].first, next.isLetter || next.isNumber || next == "_" { break }
        if text[end...].first == "(", let close = closing(of: text[end...]) { end = close }
        if text[end...].first == " " { end = text.index(after: end) }
        text.removeSubrange(found.lowerBound..<end)
      }
    }
    while let found = text.firstRange(of: "#selector("),
      let end = closing(of: text[text.index(before: found.upperBound)...])
    {
      let name = text[found.upperBound..<text.index(before: end)].filter { $0 != "\"" && $0 != " " }
      text.replaceSubrange(found.lowerBound..<end, with: "Selector(\"\(name)\")")
    }
    return text
  }

  /// The delegate of an app with its initialiser, which the runtime finds by the class.
  private static func made(_ line: String) -> String {
    guard let start = line.firstRange(of: "ApplicationDelegateAdaptor("),
      let end = line[start.upperBound...].firstRange(of: ".self)")
    else { return line }
    let name = line[start.upperBound..<end.lowerBound]
    return line.replacing("(\(name).self)", with: "(\(name).self, \(name).init)")
  }

  /// A property or method of Core Data's runtime, with the body that it has here: its object keeps the values by
  /// their names.
  private static func managed(_ line: String) -> String {
    guard let attribute = line.firstRange(of: "@NSManaged ") else { return line }
    var text = line
    text.removeSubrange(attribute)
    let rest = text[attribute.lowerBound...]
    guard !rest.contains("{") else { return text }
    let end = rest.firstRange(of: "//")?.lowerBound ?? rest.firstIndex(of: "}") ?? rest.endIndex
    let body =
      rest.contains("func ")
      ? " {} "
      : " { get { _managed(#function) } set { _setManaged(#function, newValue) } } "
    text.insert(contentsOf: body, at: end)
    return text
  }

  /// Returns a source whose selectors are on one line each, with the line ends after them: all other lines
  /// keep their numbers.
  static func selectorsOnOneLine(_ source: String) -> String {
    var (text, rest) = ("", source[...])
    while let found = rest.firstRange(of: "#selector("),
      let end = closing(of: rest[rest.index(before: found.upperBound)...])
    {
      let selector = rest[found.lowerBound..<end]
      text += rest[..<found.lowerBound]
      text += selector.filter { !$0.isNewline }
      text += selector.filter(\.isNewline)
      rest = rest[end...]
    }
    return text.isEmpty ? source : text + rest
  }

  /// The place after the bracket that closes the first one.
  private static func closing(of text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return text.index(after: index) }
    }
    return nil
  }
}
