package import GalleyParsing
internal import GalleySystem

/// The texts that give names their meaning: the style sheet and the theme of a document, as they are
/// written. They are looked into for one thing only: where a name is given.
package struct DesignTexts {
  /// A text with what could be read of it.
  package struct Text {
    package var source: SourceText
    package var value: SyntaxValue
    /// True if it is the document itself.
    package var isDocument: Bool

    /// Makes a text of what was read already.
    package init(source: SourceText, value: SyntaxValue, isDocument: Bool = false) {
      (self.source, self.value, self.isDocument) = (source, value, isDocument)
    }

    /// Reads JSON or a property list as far as it can be read.
    package init(_ source: SourceText) {
      self.init(source: source, value: SyntaxParser.parse(source).value ?? .object([]))
    }
  }

  /// The definition of a name.
  package struct Definition {
    /// The text that contains it.
    package var text: Text
    /// The name.
    package var key: SourceRange
    /// The value of the argument.
    package var value: SyntaxValue
  }

  /// The style sheet; a file that has styles is its own.
  package let sheet: Text?
  /// The theme.
  package let theme: Text?

  /// Finds the texts.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - named: The files in place of the document's own.
  ///   - read: Reads what the document names.
  package init(
    of document: Text, named: (theme: String?, styleSheet: String?) = (nil, nil),
    read: (String) -> SourceText?
  ) {
    func text(_ path: String?, _ key: SyntaxValue?) -> Text? {
      if let path { return (try? SourceText(file: path)).map { Text($0) } }
      guard let key else { return nil }
      if key.members != nil {
        return Text(source: document.source, value: key, isDocument: document.isDocument)
      }
      return key.text.flatMap(read).map { Text($0) }
    }
    let value = document.value
    sheet =
      text(named.styleSheet, value["styleSheet"] ?? value["stylesheet"])
      ?? (value["styles"] == nil ? nil : document)
    theme = text(named.theme, value["theme"])
  }

  // MARK: Styles

  /// The definition of a style.
  package func style(_ name: String) -> Definition? {
    sheet.flatMap { sheet in
      (sheet.value["styles"]?.members ?? []).last { $0.key == name }.map {
        Definition(text: sheet, key: $0.keyRange, value: $0.value)
      }
    }
  }

  /// The style that sets a property, with where it does: the named one, or the nearest that it
  /// inherits from.
  package func style(
    _ name: String, setting property: String
  ) -> (name: String, place: Definition)? {
    var next: String? = name
    var seen: Set<String> = []
    while let name = next, seen.insert(name).inserted, let style = style(name) {
      if let member = Self.member(property, in: style.value) {
        return (name, Definition(text: style.text, key: member.keyRange, value: member.value))
      }
      next = (style.value["parent"] ?? style.value["inherit"])?.text
    }
    return nil
  }

  /// The member of a style that sets a property: sheets write `font.size` as groups and some words
  /// longer than documents do.
  private static func member(_ property: String, in style: SyntaxValue) -> SyntaxMember? {
    let wanted = property.split(separator: ".").joined().lowercased()
    var found: SyntaxMember?
    var open = [(value: style, path: "")]
    while let (value, path) = open.popLast() {
      for member in value.members ?? [] {
        let (whole, last) = ((path + member.key).lowercased(), member.key.lowercased())
        if [whole, last].contains(where: { $0 == wanted || wanted.hasPrefix($0) && $0.count > 4 })
          || whole.hasSuffix(wanted) || last == "full\(wanted)text"
        {
          found = found ?? member
        }
        if member.value.members != nil { open.append((member.value, path + member.key)) }
      }
    }
    return found
  }

  // MARK: Tokens

  /// Where a token is given: `brand.ink` stands in the sheet, else in the theme, as one name somewhere
  /// or with its parts as groups one in the other.
  ///
  /// - Parameter group: The member in which it stands, such as `colors`; nil is anywhere.
  package func token(_ name: String, of group: String? = nil) -> Definition? {
    for text in [sheet, theme].compactMap(\.self) {
      guard let value = group.map({ text.value[$0] }) ?? text.value,
        let member = Self.member(named: name, in: value)
      else { continue }
      return Definition(text: text, key: member.keyRange, value: member.value)
    }
    return nil
  }

  private static func member(named name: String, in value: SyntaxValue) -> SyntaxMember? {
    var group = value
    var last: SyntaxMember?
    for part in name.split(separator: ".") {
      last = group.members?.last { $0.key == part }
      guard let member = last else { break }
      group = member.value
    }
    if let last { return last }
    var open = [value]
    while let value = open.popLast() {
      for member in value.members ?? [] {
        if member.key == name || member.key.hasSuffix(".\(name)") { return member }
        open.append(member.value)
      }
      open += value.elements ?? []
    }
    return nil
  }
}
