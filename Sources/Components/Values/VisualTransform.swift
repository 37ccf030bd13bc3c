public import GalleyGeometry
internal import GalleyPainting
internal import GalleyParsing

/// A turn, a scale, a lean or any other affine map of what a view draws, about a place in its frame.
/// Only the drawing moves: its room and its siblings stay.
public struct VisualTransform: Hashable, Sendable {
  /// The map, about the anchor as the origin.
  public var transform: Transform
  /// The place that stays where it is.
  public var anchor: UnitPoint
  package enum Form: Hashable, Sendable { case rotation, scale, skew, affine }
  package let form: Form
  /// The numbers that it was made of, angles in degrees.
  package let numbers: [Double]
  /// The turn in space behind a scale.
  private var turn: Turn?

  private struct Turn: Hashable, Sendable {
    var degrees: Double
    var aboutX: Bool
    var aboutY: Bool
  }

  private init(transform: Transform, anchor: UnitPoint, form: Form, numbers: [Double]) {
    (self.transform, self.anchor, self.form, self.numbers) = (transform, anchor, form, numbers)
  }

  /// A turn, clockwise.
  public static func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> VisualTransform {
    VisualTransform(
      transform: .rotation(angle), anchor: anchor, form: .rotation,
      numbers: [angle.degrees])
  }

  /// A scale; negative factors mirror.
  public static func scale(
    x: Double, y: Double, anchor: UnitPoint = .center
  ) -> VisualTransform {
    VisualTransform(transform: .scale(x: x, y: y), anchor: anchor, form: .scale, numbers: [x, y])
  }

  /// A turn in space about axes of the plane, seen without perspective: a scale by the cosine.
  package static func turn(
    _ angle: Angle, aboutX: Bool, aboutY: Bool, anchor: UnitPoint = .center
  ) -> VisualTransform {
    var scale = VisualTransform.scale(
      x: aboutY ? angle.cosine : 1, y: aboutX ? angle.cosine : 1, anchor: anchor)
    scale.turn = Turn(degrees: angle.degrees, aboutX: aboutX, aboutY: aboutY)
    return scale
  }

  /// A lean.
  public static func skew(
    x: Angle, y: Angle = .zero, anchor: UnitPoint = .center
  ) -> VisualTransform {
    VisualTransform(
      transform: .skew(x: x, y: y), anchor: anchor, form: .skew,
      numbers: [x.degrees, y.degrees])
  }

  /// Any map, about the top left corner.
  public static func affine(_ transform: Transform) -> VisualTransform {
    VisualTransform(
      transform: transform, anchor: .zero, form: .affine,
      numbers: [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ])
  }

  /// The map of a frame's space. Matrices keep to the left corner from right to left as well.
  func transform(in frame: Rect, _ direction: LayoutDirection) -> Transform {
    let direction = form == .affine ? .leftToRight : direction
    return transform.about(anchor.point(in: frame, direction))
  }
}

extension VisualTransform {
  /// The transforms between others, by the numbers that they were made of, so that a whole turn is a turn.
  static func mixed(
    _ from: [VisualTransform], _ to: [VisualTransform], _ fraction: Double
  ) -> [VisualTransform] {
    guard from.map(\.form) == to.map(\.form) else { return to }
    return zip(from, to).map { old, new in
      let numbers = zip(old.numbers, new.numbers).map { GalleyPainting.mixed($0, $1, fraction) }
      let anchor = UnitPoint(
        x: GalleyPainting.mixed(old.anchor.x, new.anchor.x, fraction),
        y: GalleyPainting.mixed(old.anchor.y, new.anchor.y, fraction))
      if let first = old.turn, let last = new.turn,
        (first.aboutX, first.aboutY) == (last.aboutX, last.aboutY)
      {
        let degrees = GalleyPainting.mixed(first.degrees, last.degrees, fraction)
        return .turn(.degrees(degrees), aboutX: last.aboutX, aboutY: last.aboutY, anchor: anchor)
      }
      return VisualTransform(new.form, numbers, anchor: anchor) ?? new
    }
  }

  /// A transform of a form made of its numbers; nil if they are not as many as it has.
  private init?(_ form: Form, _ numbers: [Double], anchor: UnitPoint) {
    switch (form, numbers.count) {
    case (.rotation, 1): self = .rotation(.degrees(numbers[0]), anchor: anchor)
    case (.scale, 2): self = .scale(x: numbers[0], y: numbers[1], anchor: anchor)
    case (.skew, 2): self = .skew(x: .degrees(numbers[0]), y: .degrees(numbers[1]), anchor: anchor)
    case (.affine, 6):
      self = .affine(
        Transform(
          a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
          ty: numbers[5]))
    default: return nil
    }
  }
}

extension PropertyForm where Value == VisualTransform {
  /// Degrees clockwise, or an object with an anchor.
  static var rotation: PropertyForm {
    form(.anyNumber, keys: ["degrees"]) { .rotation(.degrees($0[0]), anchor: $1) }
  }
  /// A factor, or an object with one for each axis and an anchor.
  static var scale: PropertyForm {
    form(.anyNumber, keys: ["x", "y"], absent: 1) { .scale(x: $0[0], y: $0[1], anchor: $1) }
  }
  /// An object with the degrees by which each axis leans and an anchor.
  static var skew: PropertyForm {
    form(nil, keys: ["x", "y"]) { .skew(x: .degrees($0[0]), y: .degrees($0[1]), anchor: $1) }
  }

  /// The six numbers of an affine map: a, b, c, d, tx and ty, as CSS's `matrix` takes them.
  static var affine: PropertyForm {
    let kind = PropertyKind.numbers(["a", "b", "c", "d", "tx", "ty"])
    return PropertyForm(kind) { value, name, reader in
      guard case .array(let elements) = value.kind, elements.count == 6,
        let n = [Double].read(value, as: name, &reader), n.count == 6
      else { return reader.mismatch(name, kind, value) }
      return .affine(Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    } describe: { value, name, writer in
      writer.write(name, value.words)
    }
  }

  private static func form(
    _ plain: PropertyKind?, keys: [String], absent: Double = 0,
    _ make: @escaping @Sendable ([Double], UnitPoint) -> VisualTransform
  ) -> PropertyForm {
    let object = PropertyKind.object(
      keys.map { PropertyPart($0, .anyNumber) } + [PropertyPart("anchor", UnitPoint.kind)])
    let kind = plain.map { .either([$0, object]) } ?? object
    return PropertyForm(kind) { value, name, reader in
      if plain != nil, case .number(let number) = value.kind {
        return make(keys.map { _ in number.value }, .center)
      }
      guard
        let parts = PartReader(value, of: name, knowing: keys + ["anchor"], kind: kind, &reader)
      else { return nil }
      let numbers = keys.map { key -> Double in parts.read(key, &reader) ?? absent }
      return make(numbers, parts.read("anchor", &reader) ?? .center)
    } describe: { value, name, writer in
      writer.write(name, value.words)
      if value.anchor != .center { value.anchor.describe(as: "\(name).anchor", in: &writer) }
    }
  }
}

extension VisualTransform {
  fileprivate var words: String { numbers.map(\.plainText).joined(separator: " ") }
}
