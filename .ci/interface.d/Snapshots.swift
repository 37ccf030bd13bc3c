public enum BitmapComparison {
    public static func difference(expected: Bitmap, actual: Bitmap, options: ComparisonOptions = .exact) -> BitmapDifference
}
public enum BitmapDifference : Hashable, Sendable {
    case none
    case size(SizeDifference)
    case pixels(PixelDifference)
    public var passes: Bool { get }
}
public struct BlockSearch {
    public static func blocks(of picture: Bitmap, scale: Double) -> [PictureBlock]
}
public struct ComparisonOptions : Hashable, Sendable {
    public var measure: PixelMeasure
    public var maxDiffPixels: Int?
    public var maxDiffPixelRatio: Double?
    public var ignoredRects: [PixelRect]
    public var threads: Int?
    public static let exact: ComparisonOptions
    public init(measure: PixelMeasure = .exact, maxDiffPixels: Int? = nil, maxDiffPixelRatio: Double? = nil, ignoredRects: [PixelRect] = [], threads: Int? = nil)
    public static func precision(_ precision: Double, perceptualPrecision: Double = 1) -> ComparisonOptions
}
public enum ComparisonTool : String, CaseIterable, Hashable, Sendable {
    case pixelmatch5
    case pixelmatch7
    case odiff4
    public var forgivesAntialiased: Bool { get }
    public static let defaultThreshold: Double
}
extension ComparisonTool : CustomStringConvertible {
    public var description: String { get }
}
public struct DifferenceCluster : Hashable, Sendable {
    public var box: PixelRect
    public var pixelCount: Int
    public var meanDistance: Double
    public var maximumDistance: Double
    public var edgeShare: Double
    public var lumaChange: Double
    public var shift: PixelShift?
}
public struct DifferenceDetails : Hashable, Sendable {
    public struct PixelSize : Hashable, Sendable {
        public var width: Int
        public var height: Int
        public init(width: Int, height: Int)
    }
    public struct Node : Hashable, Sendable {
        public var name: String
        public var oldFrame: Rect?
        public var newFrame: Rect?
        public var changes: [String]
    }
    public var expectedSize: DifferenceDetails.PixelSize?
    public var actualSize: DifferenceDetails.PixelSize?
    public var changedRect: PixelRect?
    public var scale: Double
    public var nodes: [DifferenceDetails.Node]
    public var omittedNodes: Int
    public var frameLines: [String]
    public init()
}
public struct DifferenceMask : Hashable, Sendable {
    public let extent: PixelExtent
    public func contains(x: Int, y: Int) -> Bool
}
public struct Fidelity : Sendable {
    public struct Pair : Sendable {
        public var recorded: PictureBlock
        public var drawn: PictureBlock
        public var distance: Double { get }
        public var movement: Size { get }
        public var growth: Size { get }
        public var hasOtherColor: Bool { get }
        public var hasOtherGlyphs: Bool { get }
    }
    public let recordedSize: Size
    public let drawnSize: Size
    public let pairs: [Fidelity.Pair]
    public let missing: [PictureBlock]
    public let extra: [PictureBlock]
    public init(recorded: Bitmap, drawn: Bitmap, scale: Double)
    public var blockCount: Int { get }
    public func count(within distance: Double) -> Int
    public func agrees(within distance: Double) -> Bool
}
public struct FidelityFinding : Hashable, Sendable {
    public enum Kind : String, Sendable {
        case canvas
        case moved
        case size
        case color
        case glyphs
        case missing
        case extra
    }
    public var kind: FidelityFinding.Kind
    public var frame: Rect
    public var text: String
    public var count: Int
    public var node: String?
    public var place: String?
    public var modifiers: [String]
    public var line: String { get }
}
public struct FileComparison : Hashable, Sendable {
    public enum Outcome : Hashable, Sendable {
        case sameBytes
        case compared(BitmapDifference)
        case missingExpected
        case missingActual
        case unreadable(path: String, reason: String)
    }
    public var expected: String
    public var actual: String
    public var outcome: FileComparison.Outcome
    public var passes: Bool { get }
    public typealias DifferenceReceiver = @Sendable (_ files: FileComparison, _ expected: consuming Bitmap, _ actual: consuming Bitmap) -> Void
    public static func compare(expected: String, actual: String, options: ComparisonOptions = .exact, limits: ImageLimits = .standard, receive: FileComparison.DifferenceReceiver? = nil) -> FileComparison
    public static func compare(pairs: [(expected: String, actual: String)], options: ComparisonOptions = .exact, limits: ImageLimits = .standard, threads: Int? = nil, receive: FileComparison.DifferenceReceiver? = nil) -> [FileComparison]
}
public struct FolderComparison : Hashable, Sendable {
    public var files: [FileComparison]
    public var unreadableFolders: [String]
    public var passes: Bool { get }
    public static func compare(expected: String, actual: String, options: ComparisonOptions = .exact, limits: ImageLimits = .standard, threads: Int? = nil, receive: FileComparison.DifferenceReceiver? = nil) -> FolderComparison
}
public struct PictureBlock : Hashable, Sendable {
    public enum Kind : String, Sendable {
        case surface
        case ink
    }
    public var kind: PictureBlock.Kind
    public var frame: Rect
    public var color: UInt32
    public var colorText: String { get }
}
public struct PictureMask : Hashable, Sendable {
    public enum Subject : Hashable, Sendable {
        case id(String)
        case type(String)
        case rect(Rect)
    }
    public var subject: PictureMask.Subject
    public var reason: String
    public init(_ subject: PictureMask.Subject, reason: String)
}
extension PictureMask : CustomStringConvertible {
    public var description: String { get }
}
public enum PictureReader {
    public static func decode(_ bytes: [UInt8], limits: ImageLimits = .standard) throws(ImageError) -> Bitmap
}
public struct PictureTolerance : Hashable, Sendable {
    public var options: ComparisonOptions
    public var reason: String
    public init(_ options: ComparisonOptions, reason: String)
}
public struct PixelDifference : Hashable, Sendable {
    public var extent: PixelExtent
    public var options: ComparisonOptions
    public var differingPixels: Int
    public var failingPixels: Int
    public var largestChannelDifference: Int
    public var boundingBox: PixelRect?
    public var clusters: [DifferenceCluster]
    public var clusterCount: Int
    public var mask: DifferenceMask
    public var failingRatio: Double { get }
    public var passes: Bool { get }
}
public struct PixelExtent : Hashable, Sendable, CustomStringConvertible {
    public var width: Int
    public var height: Int
    public init(width: Int, height: Int)
    public var description: String { get }
}
public enum PixelMeasure : Hashable, Sendable {
    case exact
    case channelStep(levels: Int)
    case like(ComparisonTool, threshold: Double = ComparisonTool.defaultThreshold, forgivesAntialiased: Bool? = nil)
    case perceptualPrecision(Double)
    case edgeMovement(pixels: Double, levels: Int = 2)
}
extension PixelMeasure : CustomStringConvertible {
    public var description: String { get }
}
public struct PixelShift : Hashable, Sendable, CustomStringConvertible {
    public var x: Int
    public var y: Int
    public init(x: Int, y: Int)
    public var description: String { get }
}
public enum RecordMode : String, CaseIterable, Hashable, Sendable {
    case never
    case missing
    case failed
    case all
    case pending
    public struct UnknownMode : Error, Hashable, Sendable, CustomStringConvertible {
        public var word: String
        public var origin: String
        public var description: String { get }
    }
    public init(word: String, origin: String) throws(RecordMode.UnknownMode)
    public var writesMissing: Bool { get }
    public var writesFailed: Bool { get }
}
extension RecordMode : ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Bool)
}
public struct RenderFailure : Error, Hashable, Sendable, CustomStringConvertible {
    public var description: String
    public var location: SceneLocation?
    public init(_ description: String, at location: SceneLocation? = nil)
}
public struct SceneLocation : Hashable, Sendable {
    public var file: String
    public var line: Int
    public var column: Int
    public init(file: String, line: Int, column: Int)
}
public struct SizeDifference : Hashable, Sendable {
    public var expected: PixelExtent
    public var actual: PixelExtent
    public var differingPixels: Int
    public var failingPixels: Int
}
public struct Variant : Hashable, Sendable {
    public struct Setting : Hashable, Sendable {
        public var axis: VariantAxis
        public var value: String
        public init(_ axis: VariantAxis, _ value: String)
    }
    public var name: String
    public var settings: [Variant.Setting]
    public init(name: String, settings: [Variant.Setting])
    public subscript(axis: VariantAxis) -> String? { get }
    public func number(_ axis: VariantAxis) -> Double?
}
public enum VariantAxis : String, CaseIterable, Hashable, Sendable {
    case appearance
    case device
    case width
    case textSize
    case direction
    case locale
    case bold
    case contrast
    case system
    case state
    case scale
    public var choices: [String]? { get }
    public var isNumeric: Bool { get }
}
public struct VariantMatrix : Hashable, Sendable {
    public enum Combination : String, CaseIterable, Hashable, Sendable {
        case all
        case pairwise
    }
    public private(set) var values: [VariantAxis : [String]] { get }
    public var combination: VariantMatrix.Combination
    public static let standard: VariantMatrix
    public init(values: [VariantAxis : [String]], combination: VariantMatrix.Combination = .all)
    public func overridden(by other: VariantMatrix) -> VariantMatrix
    public var variants: [Variant] { get }
}
