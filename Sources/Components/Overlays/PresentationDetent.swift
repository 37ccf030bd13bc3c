public import GalleyParsing

/// The height of a sheet, by SwiftUI's names.
public enum PresentationDetent: Hashable, Sendable {
  /// Half of the screen.
  case medium
  /// All of it but a little at the top.
  case large
  /// A share of the screen, from 0 to 1.
  case fraction(Double)
  /// In points.
  case height(Double)

  /// The height in a container, in points.
  public func height(in container: Double) -> Double {
    switch self {
    case .medium: container / 2
    case .large: max(container - 10, 0)
    case .fraction(let share): container * min(max(share, 0), 1)
    case .height(let points): min(max(points, 0), container)
    }
  }

  /// The one of several that is nearest to a height, to which a sheet snaps when it is let go
  /// (W3W-29); the first of two that are equally near.
  public static func nearest(
    to height: Double, of detents: [PresentationDetent], in container: Double
  ) -> PresentationDetent? {
    detents.min {
      abs($0.height(in: container) - height) < abs($1.height(in: container) - height)
    }
  }
}

extension PresentationDetent: PropertyValue {
  /// A word, or an object with a share or a number of points.
  public static var kind: PropertyKind {
    .either([
      .choice(["medium", "large"]), .length,
      .object([PropertyPart("fraction", .number(minimum: 0, maximum: 1))]),
    ])
  }

  /// Reads one of the forms.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> PresentationDetent? {
    switch value.kind {
    case .string("medium"): return .medium
    case .string("large"): return .large
    case .string(let word):
      return reader.unknownWord(word, for: name, among: ["medium", "large"], at: value.range)
    case .number(let number) where number.value >= 0: return .height(number.value)
    case .object:
      guard
        let parts = PartReader(value, of: name, knowing: ["fraction"], kind: kind, &reader),
        let share = parts.read("fraction", as: .share, &reader)
      else { return nil }
      return .fraction(share)
    default: return reader.mismatch(name, kind, value)
    }
  }

  /// Writes the word or the number.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    switch self {
    case .medium: writer.write(name, "medium")
    case .large: writer.write(name, "large")
    case .fraction(let share): writer.write("\(name).fraction", share.plainText)
    case .height(let points): writer.write(name, points.plainText)
    }
  }
}
