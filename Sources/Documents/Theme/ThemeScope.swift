internal import GalleyComponents
internal import GalleyDesign
internal import GalleyParsing

/// The names of one theme file while it is read. A name is resolved on first use, so that definitions may be
/// in any order.
final class ThemeScope {
  let diagnostics: DiagnosticCollector
  /// The text style that is read; nil outside of text styles.
  var text: SyntaxValue?
  private var colors: NamedValues<Color>
  private var dimensions: NamedValues<Double>

  init(
    colors: [SyntaxMember], dimensions: [SyntaxMember], over base: Theme,
    diagnostics: DiagnosticCollector
  ) {
    self.diagnostics = diagnostics
    self.colors = NamedValues(
      noun: "colour", colors,
      known: base.palette.names.reduce(into: [:]) {
        $0[$1] = base.palette[$1]
      })
    self.dimensions = NamedValues(noun: "dimension", dimensions, known: base.dimensions)
  }

  /// The size of the text style that is read, in points; nil if it has none.
  var textSize: Double? {
    ["size", "fontSize"].lazy.compactMap { self.text?[$0] }.first.flatMap { value in
      ForeignUnits.length(value) ?? value.text.flatMap { dimension(named: $0) }
    }
  }

  /// The colours that the file defines.
  func allColors() -> Palette {
    var palette = Palette()
    for member in colors.members {
      palette[member.key] = color(named: member.key)
    }
    return palette
  }

  /// The dimensions that the file defines.
  func allDimensions() -> [String: Double] {
    dimensions.members.reduce(into: [:]) { $0[$1.key] = dimension(named: $1.key) }
  }

  /// Returns the colour with a name; nil if it does not exist or its definition is wrong.
  func color(named name: String) -> Color? {
    switch colors.begin(name, diagnostics) {
    case .known(let color): return color
    case .unknown: return nil
    case .define(let value):
      let color = ThemeCodec.color.read(value, self)
      colors.end(name, with: color)
      return color
    }
  }

  /// Returns the dimension with a name; nil if it does not exist or its definition is wrong.
  func dimension(named name: String) -> Double? {
    switch dimensions.begin(name, diagnostics) {
    case .known(let points): return points
    case .unknown: return nil
    case .define(let value):
      let points = ThemeCodec.number.read(value, self)
      dimensions.end(name, with: points)
      return points
    }
  }

  func defines(color name: String) -> Bool { colors.defines(name) }
  func defines(dimension name: String) -> Bool { dimensions.defines(name) }
  var colorNames: [String] { colors.names }
  var dimensionNames: [String] { dimensions.names }
}

/// Values by name, some known and some still to be read.
private struct NamedValues<Value> {
  enum Answer {
    case known(Value)
    case define(SyntaxValue)
    case unknown
  }

  /// A longer chain of names is refused: following it recurses.
  static var longestChain: Int { 200 }

  let noun: String
  let members: [SyntaxMember]
  private var places: [String: Int] = [:]
  private var known: [String: Value]
  private var done: Set<String> = []
  private var path: [String] = []

  init(noun: String, _ members: [SyntaxMember], known: [String: Value]) {
    self.noun = noun
    self.members = members
    self.known = known
    for (index, member) in members.enumerated() { places[member.key] = index }
  }

  var names: [String] { Set(known.keys).union(places.keys).sorted() }

  func defines(_ name: String) -> Bool { places[name] != nil || known[name] != nil }

  mutating func begin(_ name: String, _ diagnostics: DiagnosticCollector) -> Answer {
    guard let place = places[name], !done.contains(name) else {
      return known[name].map(Answer.known) ?? .unknown
    }
    if let start = path.firstIndex(of: name) {
      let cycle = path[start...].compactMap { places[$0] }.map { members[$0] }
      diagnostics.circle("the \(noun)s", of: cycle.map { ($0.key, $0.keyRange) })
      return .unknown
    }
    guard path.count < Self.longestChain else {
      diagnostics.fail(
        "the chain of names is longer than \(Self.longestChain)",
        at: members[place].value.range)
      return .unknown
    }
    path.append(name)
    return .define(members[place].value)
  }

  mutating func end(_ name: String, with value: Value?) {
    path.removeLast()
    known[name] = value
    done.insert(name)
  }
}
