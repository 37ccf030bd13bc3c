public enum BlendMode : String, Hashable, Sendable, CaseIterable {
    case normal
    case multiply
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case softLight
    case hardLight
    case difference
    case exclusion
    case hue
    case saturation
    case color
    case luminosity
    case sourceAtop
    case destinationOver
    case destinationOut
    case destinationIn
    case plusDarker
    case plusLighter
}
public struct BoxShadow : Hashable, Sendable {
    public var color: RGBAColor
    public var x: Double
    public var y: Double
    public var blur: Double
    public var spread: Double
    public init(color: RGBAColor, x: Double = 0, y: Double = 0, blur: Double, spread: Double = 0)
}
public struct ColorMatrix : Hashable, Sendable {
    public struct Row : Hashable, Sendable {
        public var red: Double
        public var green: Double
        public var blue: Double
        public var constant: Double
        public init(_ red: Double, _ green: Double, _ blue: Double, _ constant: Double = 0)
    }
    public var red: ColorMatrix.Row
    public var green: ColorMatrix.Row
    public var blue: ColorMatrix.Row
    public init(red: ColorMatrix.Row, green: ColorMatrix.Row, blue: ColorMatrix.Row)
    public func followed(by other: ColorMatrix) -> ColorMatrix
}
extension ColorMatrix {
    public static func brightness(_ amount: Double) -> ColorMatrix
    public static func contrast(_ amount: Double) -> ColorMatrix
    public static let invert: ColorMatrix
    public static func multiply(_ color: RGBAColor) -> ColorMatrix
    public static func saturation(_ amount: Double) -> ColorMatrix
    public static func grayscale(_ amount: Double) -> ColorMatrix
    public static func hueRotation(_ angle: Angle) -> ColorMatrix
}
public struct Compositing : Hashable, Sendable {
    public var opacity: Double
    public var blendMode: BlendMode
    public var colors: ColorMatrix?
    public var blur: Double
    public var shadows: [LayerShadow]
    public init(opacity: Double = 1, blendMode: BlendMode = .normal, colors: ColorMatrix? = nil, blur: Double = 0, shadows: [LayerShadow] = [])
}
public enum DisplayCommand : Hashable, Sendable {
    case save
    case restore
    case transform(Transform)
    case clip(DisplayShape)
    case fill(DisplayShape, Paint)
    case stroke(DisplayShape, StrokeStyle, Paint)
    case border(Rect, CornerRadii, width: Double, RGBAColor)
    case shadow(DisplayShape, BoxShadow)
    case glyphs(GlyphRun, at: Point, RGBAColor)
    case image(ImageResource, in: Rect, tint: RGBAColor?)
    case backdrop(DisplayShape, blur: Double)
    case beginLayer(Compositing)
    case endLayer
}
extension DisplayCommand {
    public static func beginLayer(opacity: Double) -> DisplayCommand
}
extension DisplayCommand {
    public var dump: String { get }
}
public struct DisplayList : Hashable, Sendable {
    public var commands: [DisplayCommand]
    public var owners: [Int32]
    public init()
}
extension DisplayList {
    public var dump: String { get }
}
public enum DisplayShape : Hashable, Sendable {
    case rectangle(Rect)
    case roundedRectangle(Rect, CornerRadii)
    case ellipse(Rect)
    case path(Path)
    case evenOddPath(Path)
    public var path: Path { get }
    public func inset(by distance: Double) -> DisplayShape?
    public var bounds: Rect { get }
}
public struct GradientStop : Hashable, Sendable {
    public var location: Double
    public var color: RGBAColor
    public init(location: Double, color: RGBAColor)
}
final public class ImageResource : Sendable {
    public let name: String
    public let bitmap: Bitmap
    public let scale: Double
    public let digest: UInt64
    public convenience init(name: String, bitmap: Bitmap, scale: Double = 1)
}
extension ImageResource : Hashable {
    public static func == (left: ImageResource, right: ImageResource) -> Bool
    public func hash(into hasher: inout Hasher)
}
public struct LayerShadow : Hashable, Sendable {
    public enum Kind : String, Sendable, Hashable {
        case drop
        case knockedOut
        case inner
    }
    public var kind: LayerShadow.Kind
    public var color: RGBAColor
    public var x: Double
    public var y: Double
    public var blur: Double
    public init(_ kind: LayerShadow.Kind = .drop, color: RGBAColor, x: Double = 0, y: Double = 0, blur: Double)
}
public enum Paint : Hashable, Sendable {
    case solid(RGBAColor)
    case linearGradient(start: Point, end: Point, stops: [GradientStop])
    case radialGradient(center: Point, radius: Double, stops: [GradientStop])
    case ellipticalGradient(center: Point, radii: Size, stops: [GradientStop])
    case angularGradient(center: Point, start: Angle, end: Angle, stops: [GradientStop])
    case pattern(ImageResource, tile: Rect)
}
public struct Painter : Sendable {
    public private(set) var list: DisplayList { get }
    public var owner: Int32
    public init()
    public mutating func append(_ command: DisplayCommand)
    public mutating func fill(_ shape: DisplayShape, with paint: Paint)
    public mutating func stroke(_ shape: DisplayShape, _ style: StrokeStyle, with paint: Paint, placement: StrokeStyle.Placement = .center)
    public mutating func knockedOut(by shape: DisplayShape, _ body: (inout Painter) -> Void)
    public mutating func glyphs(_ run: GlyphRun, at origin: Point, color: RGBAColor)
    public mutating func clipped(to shape: DisplayShape, _ body: (inout Painter) -> Void)
}
public struct StrokeStyle : Hashable, Sendable {
    public enum Cap : String, CaseIterable, Sendable, Hashable {
        case butt
        case round
        case square
    }
    public enum Join : String, CaseIterable, Sendable, Hashable {
        case miter
        case round
        case bevel
    }
    public enum Placement : String, CaseIterable, Sendable, Hashable {
        case inside
        case center
        case outside
    }
    public var width: Double
    public var cap: StrokeStyle.Cap
    public var join: StrokeStyle.Join
    public var dashes: [Double]
    public var miterLimit: Double
    public var dashPhase: Double
    public init(width: Double, cap: StrokeStyle.Cap = .butt, join: StrokeStyle.Join = .miter, dashes: [Double] = [], miterLimit: Double = 10, dashPhase: Double = 0)
}
