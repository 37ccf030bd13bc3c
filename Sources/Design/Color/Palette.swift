/// Colours by name: the tables below, overridden and extended by the application.
public struct Palette: Hashable, Sendable {
  private var colors: [String: Color] = [:]

  /// Makes a palette without colours.
  public init() {}

  /// Makes a palette from a table.
  public init<Table: ColorTable>(_ table: Table.Type) {
    add(table)
  }

  private init(capacity: Int) {
    colors.reserveCapacity(capacity)
  }

  private mutating func add<Table: ColorTable>(_ table: Table.Type) {
    for name in table.allCases { colors[name.rawValue] = name.color }
  }

  /// The colour of a name, or nil. Setting overrides or adds; setting nil removes.
  public subscript(name: String) -> Color? {
    get { colors[name] }
    set { colors[name] = newValue }
  }

  /// The names in alphabetical order of their Unicode scalars.
  public var names: [String] { colors.keys.sorted() }
  /// The number of colours.
  public var count: Int { colors.count }
  /// True if the list is empty.
  public var isEmpty: Bool { colors.isEmpty }

  /// The palette with one colour overridden or added.
  public func setting(_ name: String, to color: Color) -> Palette {
    var copy = self
    copy[name] = color
    return copy
  }

  /// The palette with every colour of another one; the other wins where both have a name.
  public func adding(_ other: Palette) -> Palette {
    var copy = self
    copy.colors.merge(other.colors) { $1 }
    return copy
  }
}

extension Palette {
  /// DNAKit's sixteen colours.
  public static let dnaKit = Palette(DNAColor.self)
  /// The tonal, system, core and semantic colours of the what3words design system.
  public static let what3words: Palette = {
    var palette = Palette(capacity: 192)
    palette.addWhat3words()
    return palette
  }()
  /// Everything that has a name; where tables disagree the semantic colours win over the core ones.
  public static let standard: Palette = {
    var palette = Palette(capacity: 192)
    palette.addWhat3words()
    palette.add(DNAColor.self)
    for name in SwiftUIColor.allCases where palette[name.rawValue] == nil {
      palette[name.rawValue] = name.color
    }
    return palette
  }()

  private mutating func addWhat3words() {
    add(TonalColor.self)
    add(SystemColor.self)
    add(CoreColorName.self)
    add(SemanticColor.self)
  }
}
