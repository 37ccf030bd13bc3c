package import GalleyDesign
internal import GalleyGeometry
internal import GalleyPainting
package import GalleyParsing
internal import GalleySystem

/// A custom symbol as the app SF Symbols exports it: one sheet with a drawing for every weight and
/// size, named `Regular-M` and so on, and guides that say where baseline, capitals and margins lie.
///
/// A sheet may hold three weights only, `Ultralight`, `Regular` and `Black`; those between them are
/// made of two whose outlines agree, else the nearer one is taken. Every drawing has one colour, that
/// of its surroundings.
package struct SymbolTemplate: Sendable {
  /// The size beside text of one size.
  package enum Scale: String, CaseIterable, Sendable {
    case small = "S"
    case medium = "M"
    case large = "L"

    /// The factor on the medium size, where a sheet has one size only.
    package var factor: Double {
      switch self {
      case .small: 0.79
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// One drawing, its room measured in capital heights.
  package struct Drawing: Sendable {
    /// The drawing, cut to its room.
    package let image: VectorImage
    /// The height of the room.
    package let height: Double
    /// The distance of the baseline from the top of the room.
    package let baseline: Double
  }

  /// A drawing in the coordinates of the sheet.
  fileprivate struct Sketch {
    var root: VectorNode
    var box: Rect
    var baseline: Double
    var capitals: Double
  }

  /// At least one.
  private let sketches: [Scale: [FontWeight: Sketch]]
  private let name: String
  private let digest: UInt64

  /// Reads a sheet.
  package static func read(_ source: SourceText) -> Result<SymbolTemplate, VectorImageError> {
    let diagnostics = DiagnosticCollector()
    var reader = SVGReader(source.bytes, diagnostics, usesSheets: false)
    let drawings = reader?.readDrawings(named: Array(names.keys)) ?? [:]
    if let finding = diagnostics.sortedSummary.first(where: { $0.severity == .error }) {
      let place = finding.range.map { "line \(source.location(of: $0.start).line): " }
      return .failure(VectorImageError(description: (place ?? "") + finding.message))
    }
    var sketches: [Scale: [FontWeight: Sketch]] = [:]
    for (id, root) in drawings {
      guard let reader, let (weight, scale) = names[id],
        let sketch = Sketch(root, id, scale, in: reader)
      else {
        continue
      }
      sketches[scale, default: [:]][weight] = sketch
    }
    guard !sketches.isEmpty else {
      return .failure(
        VectorImageError(
          description: "it holds no drawing \"Regular-M\" or another of a symbol's template"))
    }
    var hash = StableHash()
    source.bytes.withUnsafeBytes { hash.add($0) }
    return .success(
      SymbolTemplate(sketches: sketches, name: source.name, digest: hash.finish().high))
  }

  /// The drawing for a weight and a scale.
  package func drawing(_ weight: FontWeight, _ scale: Scale) -> Drawing {
    let order: [Scale] = [scale, .medium, .small, .large]
    guard let found = order.first(where: { sketches[$0] != nil }), let all = sketches[found],
      let sketch = Self.sketch(weight, of: all)
    else { preconditionFailure("a template holds a drawing") }
    let factor = scale.factor / found.factor
    let box = sketch.box
    let root = VectorGroup(
      children: [sketch.root], transform: .translation(x: -box.minX, y: -box.minY))
    // Without other text it is aligned with body text.
    let points = 17 * Self.capitalHeight / sketch.capitals * factor
    let image = VectorImage(
      name: name,
      size: Size(width: box.width * points, height: box.height * points), warnings: [],
      root: .group(
        VectorGroup(children: [.group(root)], transform: .scale(x: points, y: points))),
      digest: digest ^ UInt64(weight.rawValue) << 8 ^ UInt64(saturating: scale.factor * 100))
    // A larger drawing stands round the middle of the capitals, as the sheet's own sizes do.
    let middle = sketch.baseline - sketch.capitals / 2 - box.minY
    return Drawing(
      image: image, height: box.height / sketch.capitals * factor,
      baseline: middle / sketch.capitals * factor + 0.5)
  }

  /// The height of capitals in San Francisco, in its size.
  fileprivate static let capitalHeight = 0.7046

  private static let names: [String: (FontWeight, Scale)] = {
    let weights: [(String, FontWeight)] = [
      ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
      ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
      ("Black", .black),
    ]
    let pairs = weights.flatMap { name, weight in
      Scale.allCases.map { ("\(name)-\($0.rawValue)", (weight, $0)) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// The drawing of a weight: its own, else one between the next lighter and the next bolder, else the
  /// nearer of them.
  private static func sketch(_ weight: FontWeight, of all: [FontWeight: Sketch]) -> Sketch? {
    if let own = all[weight] { return own }
    let lighter = all.keys.filter { $0 < weight }.max()
    let bolder = all.keys.filter { $0 > weight }.min()
    guard let lighter, let bolder, let one = all[lighter], let other = all[bolder] else {
      return (lighter ?? bolder).flatMap { all[$0] }
    }
    let share =
      Double(weight.rawValue - lighter.rawValue) / Double(bolder.rawValue - lighter.rawValue)
    return one.mixed(with: other, share) ?? (share < 0.5 ? one : other)
  }
}

extension SymbolTemplate.Sketch {
  /// A room of more capital heights than this is no symbol's.
  private static let largestRoom = 100.0

  /// Measures a drawing by the guides; nil where there is no ink, or no end of it.
  fileprivate init?(
    _ root: VectorNode, _ id: String, _ scale: SymbolTemplate.Scale, in reader: SVGReader
  ) {
    guard let ink = VectorGroup(children: [root]).ink, ink.height > 0 else { return nil }
    self.root = root
    // Without guides the ink is as high as most symbols are.
    let base = reader.number("y1", of: "Baseline-\(scale.rawValue)") ?? ink.maxY - ink.height * 0.1
    let line = reader.number("y1", of: "Capline-\(scale.rawValue)") ?? base
    baseline = base
    capitals = line < base ? base - line : ink.height * 0.8
    let em = capitals / SymbolTemplate.capitalHeight
    let left = reader.number("x1", of: "left-margin-\(id)") ?? ink.minX - 0.075 * em
    let right = reader.number("x1", of: "right-margin-\(id)") ?? ink.maxX + 0.075 * em
    let (start, end) = left < right ? (left, right) : (ink.minX, ink.maxX)
    let top = ink.minY - 0.0875 * em
    box = Rect(x: start, y: top, width: end - start, height: ink.height + 0.175 * em)
    let largest = Self.largestRoom * capitals
    guard box.width > 0, box.width < largest, box.height < largest else { return nil }
  }

  /// A drawing between two; nil where their outlines differ in more than where points lie.
  fileprivate func mixed(with other: Self, _ share: Double) -> Self? {
    func between(_ one: Double, _ other: Double) -> Double { one + (other - one) * share }
    // The drawings of a sheet stand beside each other.
    let shift = Transform.translation(
      x: box.minX - other.box.minX, y: baseline - other.baseline)
    let moved = VectorNode.group(VectorGroup(children: [other.root], transform: shift)).flattened()
    guard let root = VectorNode.mixed(root.flattened(), moved, share) else { return nil }
    var result = self
    result.root = root
    let top = other.box.minY + shift.ty
    result.box = Rect(
      x: box.minX, y: between(box.minY, top),
      width: between(box.width, other.box.width), height: between(box.height, other.box.height))
    return result
  }
}

extension VectorNode {
  /// The shapes in the outermost space, without groups.
  fileprivate func flattened(_ way: Transform = .identity) -> [VectorShape] {
    switch self {
    case .group(let group):
      return group.children.flatMap { $0.flattened(group.transform.followed(by: way)) }
    case .shape(var shape):
      shape.path = shape.path.applying(way)
      return [shape]
    case .picture, .glyphs: return []
    }
  }

  /// Shapes between two lists of them; nil where they do not agree.
  fileprivate static func mixed(
    _ one: [VectorShape], _ other: [VectorShape], _ share: Double
  ) -> VectorNode? {
    guard one.count == other.count else { return nil }
    var shapes: [VectorNode] = []
    for (first, second) in zip(one, other) {
      guard let path = first.path.mixed(with: second.path, share) else { return nil }
      var shape = first
      shape.path = path
      shapes.append(.shape(shape))
    }
    return .group(VectorGroup(children: shapes))
  }
}

extension Path {
  fileprivate func mixed(with other: Path, _ share: Double) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    func between(_ one: Point, _ other: Point) -> Point {
      Point(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
    }
    var result = Path()
    for pair in zip(elements, other.elements) {
      switch pair {
      case (.move(let one), .move(let other)): result.move(to: between(one, other))
      case (.line(let one), .line(let other)): result.line(to: between(one, other))
      case (.quad(let one, let control), .quad(let other, let second)):
        result.elements.append(.quad(to: between(one, other), control: between(control, second)))
      case (.cubic(let one, let a, let b), .cubic(let other, let c, let d)):
        result.elements.append(
          .cubic(to: between(one, other), control1: between(a, c), control2: between(b, d)))
      case (.close, .close): result.close()
      default: return nil
      }
    }
    return result
  }
}

extension SymbolTemplate: Hashable {
  /// Returns true if both come from the same text.
  package static func == (left: SymbolTemplate, right: SymbolTemplate) -> Bool {
    left.digest == right.digest
  }
  /// Takes the digest of the text.
  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
