package import GalleyDesign
internal import GalleyLayout
internal import GalleyParsing

/// One component of a catalogue with its type erased. All but its name is made when the first document
/// names it: most documents name a few of the types, and the tables of keys are slow to make.
public final class ComponentEntry: Sendable {
  /// The word in `type`.
  public let typeName: String
  private let lazyParts: Lazy<Parts>

  /// Makes the entry of a view, which is as it is when no key is set.
  ///
  /// - Parameter standard: The view; made when it is needed.
  public init<Content: DocumentView>(_ standard: @autoclosure @escaping @Sendable () -> Content) {
    typeName = Content.typeName
    lazyParts = Lazy { Parts(standard()) }
  }

  /// The description of the component for documents, and the way it is read and described.
  var parts: Parts { lazyParts.value }

  /// The component in one sentence.
  public var summary: String { parts.summary }
  /// The rule for components inside it.
  public var subviews: SubviewRule { parts.subviews }
  /// The component's own keys.
  public var properties: [PropertyDescription] { parts.properties }
  /// The kind of element that the theme knows the view as.
  package var schemeKind: SchemeKind? { parts.schemeKind }
  /// The Swift name of the type.
  package var swiftName: String { parts.swiftName }
  /// The Swift spellings of keys whose names differ from their properties'.
  package var swiftSpellings: [String: SwiftSpelling] { parts.swiftSpellings }
  /// The values of the component's own keys while they are not set, in the order of ``properties``.
  package var standardValues: [(any Sendable)?] { parts.standardValues() }
  /// True if Swift gives the view the look that the theme has for its kind.
  package var isStyled: Bool { parts.isStyled }
}

extension ComponentEntry {
  /// The parts of an entry besides its name.
  struct Parts: Sendable {
    typealias ValuesReader =
      @Sendable (
        [SyntaxMember], inout ReadContent, Scheme?, inout ComponentReader, ComponentPlace
      ) -> Void

    let summary: String
    let subviews: SubviewRule
    let properties: [PropertyDescription]
    let schemeKind: SchemeKind?
    let ownsBox: Bool
    let adoptsStyledBox: Bool
    let cutsOwnCorners: Bool
    let row: @Sendable (String) -> Int?
    /// Reads the members of `properties`.
    let readProperties: @Sendable ([SyntaxMember], inout ComponentReader) -> ReadContent
    /// Reads the content of `values` into a component with its properties, and adopts the rest from the
    /// scheme.
    let readValues: ValuesReader
    let describe: @Sendable (any DocumentView, RowSet, inout PropertyWriter) -> Void
    let swiftName: String
    let swiftSpellings: [String: SwiftSpelling]
    let isStyled: Bool
    /// The stored values of the keys, in the order of the table.
    let storedValues: @Sendable (any DocumentView) -> [(any Sendable)?]
    /// The values of the keys of a view that are not set, in the order of the table.
    let standardValues: @Sendable () -> [(any Sendable)?]
    init<Content: DocumentView>(_ standard: Content) {
      let table = PropertyTable(Content.properties)
      summary = Content.summary
      subviews = Content.subviews
      properties = table.rows.map(\.description)
      schemeKind = Content.schemeKind
      ownsBox = Content.ownsBox
      adoptsStyledBox = Content.adoptsStyledBox
      cutsOwnCorners = Content.self is any CornerCutting.Type
      swiftName = Content.typeNameWithoutArguments
      swiftSpellings = Content.swiftSpellings
      isStyled = Content.self is any StyledView.Type
      row = { table.row(named: $0) }
      readProperties = { properties, reader in
        var content = standard
        var rows = RowSet()
        for member in properties {
          reader.readMember(member, in: .properties, table, &content, &rows)
        }
        return ReadContent(content: content, rows: rows)
      }
      readValues = { values, read, scheme, reader, place in
        guard var content = read.content as? Content else { return }
        for member in values {
          reader.readMember(member, in: .values, table, &content, &read.rows)
        }
        read.written = read.rows
        read.scheme = content.resolvedScheme(over: scheme)
        if let scheme = read.scheme {
          var adoption = StyleAdoption(content, rows: read.rows, table)
          Content.adopt(scheme, into: &adoption)
          (content, read.rows) = (adoption.owner, adoption.rows)
        }
        content.finish(reading: &reader, at: place)
        read.content = content
      }
      describe = { content, rows, writer in
        guard let content = content as? Content else { return }
        content.describeFacts(in: &writer)
        for (index, row) in table.rows.enumerated() where rows.contains(index) {
          row.describe(content, &writer)
        }
      }
      storedValues = { content in
        guard let content = content as? Content else { return [] }
        return table.rows.map { $0.value(content) }
      }
      standardValues = { table.rows.map { $0.value(standard) } }
    }
  }
}

/// A component's own keys, read, with the rows that were set.
struct ReadContent: Sendable {
  var content: any DocumentView
  var rows: RowSet
  /// The rows that the document itself set.
  var written = RowSet()
  /// The scheme of the component in its state, with its own defaults.
  @Rare var scheme: Scheme?
  /// The tokens of its properties.
  var tokens: [TokenUse] = []
}
