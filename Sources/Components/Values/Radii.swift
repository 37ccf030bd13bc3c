public import GalleyGeometry
public import GalleyParsing

/// Radii of corners: one number, an object with corners, or `"circle"` for half the smaller side.
public struct Radii: PropertyValue, Hashable {
  /// The radii in points; leading is on the left in a left-to-right layout.
  public var corners: CornerRadii

  /// Makes radii.
  public init(_ corners: CornerRadii) { self.corners = corners }

  static let keys = ["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"]

  /// The three forms.
  public static var kind: PropertyKind {
    .either([
      .length, .object(keys.map { PropertyPart($0, .length) }), .choice(["circle"]), .dimension,
    ])
  }

  /// Reads one of the forms.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Radii? {
    switch value.kind {
    case .number(let number) where number.value >= 0: return Radii(CornerRadii(number.value))
    case .string("circle"), .string("oval"): return Radii(CornerRadii(.infinity))
    case .string(let text):
      if let points = reader.dimension(named: text, as: name) {
        return Radii(CornerRadii(points))
      }
      return reader.mismatch(name, kind, value)
    case .object(let members):
      let parts = PartReader(members, of: name, knowing: keys, &reader)
      let read = keys.map { key -> Double in
        let length: Length? = parts.read(key, &reader)
        return length?.points ?? 0
      }
      return Radii(
        CornerRadii(
          topLeft: read[0], topRight: read[1], bottomRight: read[2], bottomLeft: read[3]))
    default: return reader.mismatch(name, kind, value)
    }
  }

  /// The radii for a box: `circle` resolved, left and right swapped from right to left.
  func resolved(for size: Size, in direction: LayoutDirection) -> CornerRadii {
    let half = min(size.width, size.height) / 2
    func finite(_ radius: Double) -> Double { radius.isInfinite ? half : radius }
    let (a, b) = (finite(corners.topLeft), finite(corners.topRight))
    let (c, d) = (finite(corners.bottomRight), finite(corners.bottomLeft))
    return direction == .leftToRight
      ? CornerRadii(topLeft: a, topRight: b, bottomRight: c, bottomLeft: d)
      : CornerRadii(topLeft: b, topRight: a, bottomRight: d, bottomLeft: c)
  }

  /// Writes one number when the corners are alike, else the corners as parts.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    if radii[0].isInfinite {
      writer.write(name, "circle")
    } else if radii.allSatisfy({ $0 == radii[0] }) {
      writer.write(name, radii[0].plainText)
    } else {
      for (key, radius) in zip(Self.keys, radii) {
        writer.write("\(name).\(key)", radius.plainText)
      }
    }
  }
}
