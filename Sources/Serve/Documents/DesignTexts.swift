import GalleyDocuments
import GalleyParsing
import GalleySystem

/// The texts that give names their meaning: the style sheet and the theme of a document, as they are
/// written. They are looked into for one thing only: where a name is given.
struct DesignTexts {
  /// A text with what could be read of it.
  struct Text {
    var source: SourceText
    var value: SyntaxValue
    /// Whether it is the document itself.
    var isDocument = false
  }

  /// Where something is written.
  struct Place: Hashable {
    /// The file; nil for the document itself.
    var file: String?
    /// The line, from 1.
    var line: Int
  }

  private let sheet: Text?
  private let theme: Text?

  /// Finds the texts.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - named: The files in place of the document's own.
  ///   - read: Reads what the document names.
  init(
    of document: Text, named: (theme: String?, styleSheet: String?),
    read: (String) -> SourceText?
  ) {
    func text(_ path: String?, _ key: SyntaxValue?) -> Text? {
      if let path { return (try? SourceText(file: path)).map(Self.text) }
      guard let key else { return nil }
      if key.members != nil {
        return Text(source: document.source, value: key, isDocument: true)
      }
      return key.text.flatMap(read).map(Self.text)
    }
    let value = document.value
    sheet = text(named.styleSheet, value["styleSheet"] ?? value["stylesheet"])
    theme = text(named.theme, value["theme"])
  }

  private static func text(_ source: SourceText) -> Text {
    let value =
      PropertyListParser.recognizes(source)
      ? PropertyListParser.parse(source).value : JSONParser.parse(source).value
    return Text(source: source, value: value ?? .object([]))
  }

  private func place(_ offset: Int, in text: Text) -> Place {
    Place(
      file: text.isDocument ? nil : text.source.name, line: text.source.location(of: offset).line)
  }

  // MARK: Styles

  /// The style that sets a property, with its place: the named one, or the nearest that it inherits
  /// from.
  func style(_ name: String, setting property: String) -> (name: String, place: Place)? {
    guard let sheet, let styles = sheet.value["styles"] else { return nil }
    var next: String? = name
    var seen: Set<String> = []
    while let name = next, seen.insert(name).inserted, let style = styles[name] {
      if let offset = Self.offset(of: property, in: style) {
        return (name, place(offset, in: sheet))
      }
      next = (style["parent"] ?? style["inherit"])?.text
    }
    return nil
  }

  /// Where a style sets a property: sheets write `font.size` as groups and some words longer than
  /// documents do.
  private static func offset(of property: String, in style: SyntaxValue) -> Int? {
    let wanted = property.split(separator: ".").joined().lowercased()
    var found: Int?
    var open = [(value: style, path: "")]
    while let (value, path) = open.popLast() {
      for member in value.members ?? [] {
        let (whole, last) = ((path + member.key).lowercased(), member.key.lowercased())
        if [whole, last].contains(where: { $0 == wanted || wanted.hasPrefix($0) && $0.count > 4 })
          || whole.hasSuffix(wanted) || last == "full\(wanted)text"
        {
          found = found ?? member.keyRange.start
        }
        if member.value.members != nil { open.append((member.value, path + member.key)) }
      }
    }
    return found
  }

  // MARK: Tokens

  /// Where a token is given: `color.brand` stands in the sheet, else in the theme.
  func place(ofToken token: String) -> Place? {
    guard let dot = token.firstIndex(of: ".") else { return nil }
    let name = String(token[token.index(after: dot)...])
    for text in [sheet, theme].compactMap(\.self) {
      if let offset = Self.offset(ofName: name, in: text.value) { return place(offset, in: text) }
    }
    return nil
  }

  /// The key of a name: itself somewhere, or its parts as groups one in the other.
  private static func offset(ofName name: String, in value: SyntaxValue) -> Int? {
    var group = value
    var last: Int?
    for part in name.split(separator: ".") {
      guard let member = group.members?.last(where: { $0.key == part }) else {
        last = nil
        break
      }
      (group, last) = (member.value, member.keyRange.start)
    }
    if let last { return last }
    var open = [value]
    while let value = open.popLast() {
      for member in value.members ?? [] {
        if member.key == name || member.key.hasSuffix(".\(name)") { return member.keyRange.start }
        open.append(member.value)
      }
      open += value.elements ?? []
    }
    return nil
  }
}
