public import GalleyGeometry
public import GalleyParsing

extension CornerRadii: PropertyValue {
  /// As documents name the corners; left is leading.
  private static var corners: [(String, WritableKeyPath<CornerRadii, Double>)] {
    [
      ("topLeading", \.topLeft), ("topTrailing", \.topRight), ("bottomTrailing", \.bottomRight),
      ("bottomLeading", \.bottomLeft),
    ]
  }

  /// Half the smaller side of whatever they are the corners of: a circle or a capsule.
  public static let circle = CornerRadii(.infinity)

  /// One number, an object with corners, or `"circle"` for half the smaller side.
  public static var kind: PropertyKind {
    .either([
      .length, .object(corners.map { PropertyPart($0.0, .length) }), .choice(["circle"]),
      .dimension,
    ])
  }

  /// Reads one of the forms.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> CornerRadii? {
    switch value.kind {
    case .string("circle"), .string("oval"): return .circle
    case .number, .string:
      return reader.length(value, as: name).map { CornerRadii($0) }
        ?? reader.mismatch(name, kind, value)
    default:
      let keys = corners.map(\.0)
      guard let parts = PartReader(value, of: name, knowing: keys, kind: kind, &reader) else {
        return nil
      }
      var radii = CornerRadii.zero
      for (key, corner) in corners {
        radii[keyPath: corner] = parts.read(key, as: .length, &reader) ?? 0
      }
      return radii
    }
  }

  /// The radii for a box whose leading corners they name on the left: `circle` resolved, left and
  /// right swapped from right to left.
  func resolved(for size: Size, in direction: LayoutDirection) -> CornerRadii {
    let half = min(size.width, size.height) / 2
    func finite(_ radius: Double) -> Double { radius.isInfinite ? half : radius }
    let (a, b) = (finite(topLeft), finite(topRight))
    let (c, d) = (finite(bottomRight), finite(bottomLeft))
    return direction == .leftToRight
      ? CornerRadii(topLeft: a, topRight: b, bottomRight: c, bottomLeft: d)
      : CornerRadii(topLeft: b, topRight: a, bottomRight: d, bottomLeft: c)
  }

  /// Writes one number when the corners are alike, else the corners as parts.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    if self == .circle {
      writer.write(name, "circle")
    } else if self == CornerRadii(topLeft) {
      writer.write(name, topLeft.plainText)
    } else {
      for (key, corner) in Self.corners {
        writer.write("\(name).\(key)", self[keyPath: corner].plainText)
      }
    }
  }
}
