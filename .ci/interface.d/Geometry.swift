@frozen public struct Alignment : Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment
    @inlinable public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
    public static let center: Alignment
    public static let leading: Alignment
    public static let trailing: Alignment
    public static let top: Alignment
    public static let bottom: Alignment
    public static let topLeading: Alignment
    public static let topTrailing: Alignment
    public static let bottomLeading: Alignment
    public static let bottomTrailing: Alignment
}
@frozen public struct Angle : Hashable, Sendable {
    public var degrees: Double
    @inlinable public init(degrees: Double)
    public init(radians: Double)
    public static func degrees(_ degrees: Double) -> Angle
    public static func radians(_ radians: Double) -> Angle
    public static let zero: Angle
    public var radians: Double
    public var sine: Double { get }
    public var cosine: Double { get }
    public static func of(x: Double, y: Double) -> Angle
}
@frozen public enum Axis : String, Sendable, Hashable, CaseIterable {
    case horizontal
    case vertical
    @inlinable public var cross: Axis { get }
    @frozen public struct Set : OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        @inlinable public init(rawValue: UInt8)
        public static let horizontal: Axis.Set
        public static let vertical: Axis.Set
    }
}
@frozen public struct CornerRadii : Hashable, Sendable {
    public var topLeft: Double
    public var topRight: Double
    public var bottomRight: Double
    public var bottomLeft: Double
    public static let zero: CornerRadii
    @inlinable public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double)
    @inlinable public init(_ all: Double)
    @inlinable public var isZero: Bool { get }
    public func clamped(to size: Size) -> CornerRadii
    public func scaled(by factor: Double) -> CornerRadii
}
@frozen public enum Edge : String, Hashable, Sendable, CaseIterable {
    case top
    case leading
    case bottom
    case trailing
    @frozen public struct Set : OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        @inlinable public init(rawValue: UInt8)
        public static let top: Edge.Set
        public static let leading: Edge.Set
        public static let bottom: Edge.Set
        public static let trailing: Edge.Set
        public static let horizontal: Edge.Set
        public static let vertical: Edge.Set
        public static let all: Edge.Set
    }
}
@frozen public struct EdgeInsets : Hashable, Sendable {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double
    public static let zero: EdgeInsets
    @inlinable public init(top: Double, leading: Double, bottom: Double, trailing: Double)
    @inlinable public init(_ all: Double)
    @inlinable public init(vertical: Double, horizontal: Double)
    @inlinable public var horizontal: Double { get }
    @inlinable public var vertical: Double { get }
    @inlinable public func left(in direction: LayoutDirection) -> Double
    @inlinable public func right(in direction: LayoutDirection) -> Double
}
@frozen public enum HorizontalAlignment : Hashable, Sendable {
    case leading
    case center
    case trailing
    case custom(String)
}
@frozen public enum LayoutDirection : String, Sendable, Hashable, CaseIterable {
    case leftToRight
    case rightToLeft
}
public struct Path : Hashable, Sendable {
    @frozen public enum Element : Hashable, Sendable {
        case move(to: Point)
        case line(to: Point)
        case quad(to: Point, control: Point)
        case cubic(to: Point, control1: Point, control2: Point)
        case close
    }
    public var elements: [Path.Element]
    public init(elements: [Path.Element] = [])
    public mutating func move(to point: Point)
    public mutating func line(to point: Point)
    public mutating func quad(to point: Point, control: Point)
    public mutating func cubic(to point: Point, control1: Point, control2: Point)
    public mutating func close()
    public func applying(_ transform: Transform) -> Path
}
extension Path {
    public mutating func arc(center: Point, radius: Double, from start: Angle, to end: Angle)
    public static func regularPolygon(sides: Int, in rect: Rect) -> Path
    public static func star(points: Int, innerRatio: Double, in rect: Rect) -> Path
    public static func continuousRectangle(_ rect: Rect, radii: CornerRadii) -> Path
}
extension Path {
    public var boundingRect: Rect { get }
}
extension Path {
    public init(svg text: String) throws(PathSyntaxError)
}
extension Path {
    public static func rectangle(_ rect: Rect) -> Path
    public static func ellipse(in rect: Rect) -> Path
    public static func roundedRectangle(_ rect: Rect, radii: CornerRadii) -> Path
    public var currentPoint: Point? { get }
    public var controlBounds: Rect { get }
}
extension Path {
    public func trimmed(from start: Double, to end: Double) -> Path
}
extension Path {
    public init(_ build: (inout Path) -> Void)
    public mutating func addLine(to point: Point)
    public mutating func addQuadCurve(to point: Point, control: Point)
    public mutating func addCurve(to point: Point, control1: Point, control2: Point)
    public mutating func addPath(_ path: Path)
    public mutating func addRect(_ rect: Rect)
    public mutating func addEllipse(in rect: Rect)
    public mutating func closeSubpath()
}
public struct PathSyntaxError : Error, Hashable, CustomStringConvertible {
    public let offset: Int
    public let expectation: String
    public var description: String { get }
}
@frozen public struct PixelGrid : Hashable, Sendable {
    public var scale: Double
    @inlinable public init(scale: Double)
    @inlinable public var pixel: Double { get }
    @inlinable public func snapped(_ value: Double) -> Double
    @inlinable public func snapped(_ rect: Rect) -> Rect
    @inlinable public func roundedUp(_ length: Double) -> Double
}
@frozen public struct PixelRect : Hashable, Sendable {
    public var minX: Int32
    public var minY: Int32
    public var maxX: Int32
    public var maxY: Int32
    public static let empty: PixelRect
    @inlinable public init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32)
    @inlinable public init(x: Int, y: Int, width: Int, height: Int)
    @inlinable public var x: Int { get }
    @inlinable public var y: Int { get }
    @inlinable public var width: Int { get }
    @inlinable public var height: Int { get }
    @inlinable public var area: Int { get }
    @inlinable public var isEmpty: Bool { get }
    @inlinable public var columns: Range<Int> { get }
    @inlinable public var rows: Range<Int> { get }
    @inlinable public func intersection(_ other: PixelRect) -> PixelRect
    @inlinable public func union(_ other: PixelRect) -> PixelRect
    @inlinable public func contains(_ other: PixelRect) -> Bool
    @inlinable public func contains(x: Int, y: Int) -> Bool
    @inlinable public func offset(x: Int, y: Int) -> PixelRect
    @inlinable public func inset(by distance: Int32) -> PixelRect
}
extension PixelRect : CustomStringConvertible {
    public var description: String { get }
}
@frozen public struct Point : Hashable, Sendable {
    public var x: Double
    public var y: Double
    public static let zero: Point
    @inlinable public init(x: Double, y: Double)
    @inlinable public subscript(axis: Axis) -> Double
    @inlinable public func offset(x dx: Double, y dy: Double) -> Point
    @inlinable public static func + (left: Point, right: Point) -> Point
    @inlinable public static func - (left: Point, right: Point) -> Point
}
@frozen public struct Rect : Hashable, Sendable {
    public var origin: Point
    public var size: Size
    public static let zero: Rect
    @inlinable public init(origin: Point, size: Size)
    @inlinable public init(x: Double, y: Double, width: Double, height: Double)
    @inlinable public var minX: Double { get }
    @inlinable public var minY: Double { get }
    @inlinable public var maxX: Double { get }
    @inlinable public var maxY: Double { get }
    @inlinable public var midX: Double { get }
    @inlinable public var midY: Double { get }
    @inlinable public var center: Point { get }
    @inlinable public var width: Double { get }
    @inlinable public var height: Double { get }
    @inlinable public var isEmpty: Bool { get }
    @inlinable public func offset(x dx: Double, y dy: Double) -> Rect
    @inlinable public func inset(by distance: Double) -> Rect
    @inlinable public func inset(top: Double, left: Double, bottom: Double, right: Double) -> Rect
    @inlinable public func contains(_ point: Point) -> Bool
    @inlinable public func intersects(_ other: Rect) -> Bool
    @inlinable public func intersection(_ other: Rect) -> Rect?
    @inlinable public func union(_ other: Rect) -> Rect
}
extension Rect {
    @inlinable public func inset(by insets: EdgeInsets, in direction: LayoutDirection) -> Rect
}
@frozen public struct Size : Hashable, Sendable {
    public var width: Double
    public var height: Double
    public static let zero: Size
    @inlinable public init(width: Double, height: Double)
    @inlinable public subscript(axis: Axis) -> Double
    @inlinable public init(main: Double, cross: Double, axis: Axis)
    @inlinable public var isEmpty: Bool { get }
}
@frozen public struct Transform : Hashable, Sendable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double
    public static let identity: Transform
    @inlinable public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)
    @inlinable public static func translation(x: Double, y: Double) -> Transform
    @inlinable public static func scale(x: Double, y: Double) -> Transform
    @inlinable public func followed(by other: Transform) -> Transform
    public var inverse: Transform? { get }
    @inlinable public func apply(to point: Point) -> Point
}
extension Transform {
    public static func rotation(_ angle: Angle) -> Transform
    public static func skew(x: Angle, y: Angle = .zero) -> Transform
    public func about(_ anchor: Point) -> Transform
}
@frozen public struct UnitPoint : Hashable, Sendable {
    public var x: Double
    public var y: Double
    @inlinable public init(x: Double, y: Double)
    public static let zero: UnitPoint
    public static let topLeading: UnitPoint
    public static let top: UnitPoint
    public static let topTrailing: UnitPoint
    public static let leading: UnitPoint
    public static let center: UnitPoint
    public static let trailing: UnitPoint
    public static let bottomLeading: UnitPoint
    public static let bottom: UnitPoint
    public static let bottomTrailing: UnitPoint
    public func point(in rect: Rect, _ direction: LayoutDirection = .leftToRight) -> Point
}
@frozen public enum VerticalAlignment : Hashable, Sendable {
    case top
    case center
    case bottom
    case firstTextBaseline
    case lastTextBaseline
    case custom(String)
}
