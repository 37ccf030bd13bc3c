import GalleyLocalization
package import GalleyParsing

/// A document whose texts have placeholders for fields of data, and whose components may be repeated or left
/// out by it.
///
/// | in the document | |
/// |---|---|
/// | `"{name}"`, `"Hello {person.name ?? guest}"` | the field, in any string |
/// | `"{price, number, 0.00}"`, `"{share, percent}"`, `"{day, date, long}"` | the field as the locale writes it |
/// | `"repeat": "items"` in an element of a list | one element for each value of the field, a list |
/// | `"if": "isNew"`, `"if": "price > 10"` in any object | leaves the object out unless it holds |
///
/// Within a repeated object the fields of the item come first, `item` is the item itself and `position` its
/// place from 1. `rows` is the list of all records. Data is put in as it is: nothing in it is a placeholder, a
/// condition or a component.
package struct Template: Sendable {
  /// The text of the document.
  package let source: SourceText
  let value: SyntaxValue
  private let locale: LocaleFormats
  /// The most values of one expanded document.
  private let maximumValues: Int

  /// Makes a template of a document that was parsed.
  ///
  /// - Parameter locale: The language tag that numbers and dates are written in.
  package init(
    _ source: SourceText, _ value: SyntaxValue, locale: String,
    maximumValues: Int = ParsingLimits.standard.maximumValues
  ) {
    (self.source, self.value, self.maximumValues) = (source, value, maximumValues)
    self.locale = LocaleFormats(locale)
  }

  /// The language that a document is written in: the chosen one, else that of its canvas, else English.
  package static func language(of document: SyntaxValue, chosen: String?) -> String {
    chosen ?? document["canvas"]?["locale"]?.text ?? "en"
  }

  /// True for a document that names a field of data.
  package var hasFields: Bool { !fieldNames.isEmpty }

  /// True for a document that names `rows`, the list of all records, and so is drawn once for all of them.
  package var usesAllRows: Bool { fieldNames.contains("rows") }

  /// The first names of all paths in the document.
  private var fieldNames: Set<String> {
    var names: Set<String> = []
    value.visit { value, key in
      guard let text = value.text else { return }
      switch key {
      case "repeat": FieldPath(text).map { _ = names.insert($0.names[0]) }
      case "if": (try? Condition(text)).map { _ = names.insert($0.path.names[0]) }
      default:
        guard !TemplateText.isPlain(text), let parts = try? TemplateText(text).parts else { return }
        for case .field(let placeholder) in parts { names.insert(placeholder.path.names[0]) }
      }
    }
    return names
  }

  /// The document with the fields of a record; linear in the size of the result.
  ///
  /// - Parameters:
  ///   - record: The record's place in the data; nil for all of them at once, where only `rows` is a field.
  package func expanded(with record: Int?, of data: DataFile) -> Expansion {
    var expander = Expander(
      source: source, data: data, locale: locale, record: record, maximumValues: maximumValues)
    let result = expander.expand(value, under: nil)
    return Expansion(
      value: expander.diagnostics.hasErrors ? nil : result ?? SyntaxValue(.null, at: value.range),
      findings: expander.diagnostics.sortedSummary, substitutions: expander.substitutions)
  }
}

/// A document into which the fields of a record were put.
package struct Expansion: Sendable {
  /// The values; nil when a finding is an error.
  package let value: SyntaxValue?
  /// Findings in the document's text, with notes that name the record.
  package let findings: [Diagnostic]
  /// The places of the document that have values of the data, in their order.
  package let substitutions: [Substitution]
}

/// A place of a document that has a value of the data.
package struct Substitution: Hashable, Sendable {
  /// The bytes of the document.
  package let range: SourceRange
  /// The field and its place in the data, as `"price" of people.csv:14:7`.
  package let origin: String
}

extension SyntaxValue {
  /// Visits the value and all in it, with the key of each in its object.
  fileprivate func visit(under key: String? = nil, _ body: (SyntaxValue, String?) -> Void) {
    body(self, key)
    for element in elements ?? [] { element.visit(under: nil, body) }
    for member in members ?? [] { member.value.visit(under: member.key, body) }
  }
}
