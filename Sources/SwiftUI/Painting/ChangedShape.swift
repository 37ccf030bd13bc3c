public import Foundation
internal import GalleyComponents
public import GalleyGeometry

// Shapes that are made of others: parts of outlines, moved, turned, scaled and sized ones.

extension Shape {
  public nonisolated func trim(
    from start: CGFloat = 0, to end: CGFloat = 1
  ) -> _ChangedShape {
    var part = changed(by: [start, end]) {
      $0.path(in: $1).trimmedPath(from: $2[0], to: $2[1])
    }
    part.keepsSize = true
    return part
  }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ChangedShape {
    changed(by: [x, y]) { $0.path(in: $1).offsetBy(dx: $2[0], dy: $2[1]) }
  }
  public nonisolated func offset(_ offset: CGSize) -> _ChangedShape {
    self.offset(x: offset.width, y: offset.height)
  }
  public nonisolated func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> _ChangedShape {
    changed(by: [angle.degrees, anchor.x, anchor.y]) { shape, rect, numbers in
      shape.path(in: rect).mapped(
        .rotation(.degrees(numbers[0])), UnitPoint(x: numbers[1], y: numbers[2]), in: rect)
    }
  }
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> _ChangedShape {
    changed(by: [x, y, anchor.x, anchor.y], lineScale: abs(x * y).squareRoot()) {
      shape, rect, numbers in
      shape.path(in: rect).mapped(
        .scale(x: numbers[0], y: numbers[1]), UnitPoint(x: numbers[2], y: numbers[3]), in: rect)
    }
  }
  public nonisolated func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> _ChangedShape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  public nonisolated func transform(_ transform: CGAffineTransform) -> _ChangedShape {
    let area = transform.a * transform.d - transform.b * transform.c
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return changed(by: numbers, lineScale: abs(area).squareRoot()) { shape, rect, n in
      shape.path(in: rect).applying(
        CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    }
  }
  public nonisolated func size(_ size: CGSize) -> _ChangedShape {
    changed(by: [size.width, size.height]) {
      $0.path(in: CGRect(origin: $1.origin, size: CGSize(width: $2[0], height: $2[1])))
    }
  }
  public nonisolated func size(width: CGFloat, height: CGFloat) -> _ChangedShape {
    size(CGSize(width: width, height: height))
  }

  /// - Parameter lineScale: The factor on the width of lines; the mean of both axes if these differ.
  private nonisolated func changed(
    by numbers: [CGFloat], lineScale: CGFloat = 1, _ change: @escaping _ChangedShape.Change
  ) -> _ChangedShape {
    _ChangedShape(of: self, by: numbers.map { Double($0) }, lineScale: lineScale, change)
  }
}

extension Path {
  /// The path through a map about a place of a rectangle.
  fileprivate nonisolated func mapped(
    _ map: Transform, _ anchor: UnitPoint, in rect: CGRect
  ) -> Path {
    Path(plain.applying(map.about(anchor.point(in: Rect(rect)))))
  }
}

/// A shape that was made of another one.
public struct _ChangedShape: Sendable {
  typealias Change = @Sendable (_ base: any Shape, _ rect: CGRect, _ numbers: [Double]) -> Path

  var amount: CGFloat = 0
  var base: any Shape
  let lineScale: CGFloat
  /// True if the shape takes the size of the other one, as a circle its square; else it takes what is proposed.
  var keepsSize = false
  /// The numbers of the change, which animations go through.
  private var numbers: [Double]
  private let change: Change

  /// The part of another shape's outline that it is; nil for any other change.
  var part: (of: any Shape, range: TrimRange)? {
    keepsSize && amount == 0 ? (base, TrimRange(from: numbers[0], to: numbers[1])) : nil
  }

  init(
    of base: any Shape, by numbers: [Double], lineScale: CGFloat, _ change: @escaping Change
  ) {
    (self.base, self.numbers, self.lineScale, self.change) = (base, numbers, lineScale, change)
  }
}

extension _ChangedShape {
  public typealias AnimatableData = AnimatablePair<_AnimatableNumbers, CGFloat>

  public var animatableData: AnimatableData {
    get { AnimatablePair(_AnimatableNumbers(numbers), amount) }
    set { (numbers, amount) = (newValue.first.filling(numbers), newValue.second) }
  }
}

/// Numbers that change step by step; those that one side lacks are 0.
public struct _AnimatableNumbers: VectorArithmetic, Sendable {
  private var numbers: [Double]

  init(_ numbers: [Double]) { self.numbers = numbers }

  /// As many numbers as others, which stay where these end.
  func filling(_ others: [Double]) -> [Double] {
    others.indices.map { numbers.indices.contains($0) ? numbers[$0] : others[$0] }
  }

  public static var zero: _AnimatableNumbers { _AnimatableNumbers([]) }
  public mutating func scale(by factor: Double) { numbers = numbers.map { $0 * factor } }
  public var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
  public static func + (
    left: _AnimatableNumbers, right: _AnimatableNumbers
  ) -> _AnimatableNumbers { combined(left, right, +) }
  public static func - (
    left: _AnimatableNumbers, right: _AnimatableNumbers
  ) -> _AnimatableNumbers { combined(left, right, -) }

  private static func combined(
    _ left: _AnimatableNumbers, _ right: _AnimatableNumbers, _ sum: (Double, Double) -> Double
  ) -> _AnimatableNumbers {
    let count = max(left.numbers.count, right.numbers.count)
    func number(_ side: _AnimatableNumbers, _ index: Int) -> Double {
      side.numbers.indices.contains(index) ? side.numbers[index] : 0
    }
    return _AnimatableNumbers((0..<count).map { sum(number(left, $0), number(right, $0)) })
  }
}

extension _ChangedShape: InsettableShape {
  public func path(in rect: CGRect) -> Path {
    change(base, rect.insetBy(dx: amount, dy: amount), numbers)
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    keepsSize ? base.sizeThatFits(proposal) : proposal.replacingUnspecifiedDimensions()
  }
  public func inset(by amount: CGFloat) -> _ChangedShape {
    var result = self
    result.amount += amount
    return result
  }
}

extension _ChangedShape: LineOfShape {
  /// The line of a changed line is that of the changed outline, with its width changed alike.
  var line: StrokedOutline? {
    guard let (shape, stroke) = (base as? any LineOfShape)?.line else { return nil }
    var outline = self
    outline.base = shape
    return (outline, stroke.scaled(by: lineScale))
  }
}
