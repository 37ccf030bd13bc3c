public struct Bitmap : Sendable, Hashable {
    public let width: Int
    public let height: Int
    public let format: PixelFormat
    public var pixels: [UInt8]
    public init(width: Int, height: Int, format: PixelFormat, pixels: [UInt8])
}
extension Bitmap {
    public var straight: Bitmap { get }
}
public enum Deflate {
    public static func packed(_ bytes: [UInt8]) -> [UInt8]?
    public static func unpacked(_ packed: ArraySlice<UInt8>, count: Int) -> [UInt8]?
}
public struct ImageError : Error, Hashable, Sendable {
    public enum Operation : String, Hashable, Sendable {
        case readPNG
        case writePNG
        case readJPEG
        case readWebP
        case readGIF
    }
    public var operation: ImageError.Operation
    public var place: String?
    public var offset: Int?
    public var expected: String
    public var found: String
    public init(_ operation: ImageError.Operation, place: String? = nil, offset: Int? = nil, expected: String, found: String)
}
extension ImageError : CustomStringConvertible {
    public var description: String { get }
}
public struct ImageLimits : Hashable, Sendable {
    public var maximumPixels: Int
    public var maximumFileBytes: Int
    public static let standard: ImageLimits
    public init(maximumPixels: Int, maximumFileBytes: Int)
}
public struct OwnerMap : Hashable, Sendable {
    public let width: Int
    public let height: Int
    public var owners: [Int32]
    public init(width: Int, height: Int, owners: [Int32])
    public func owner(x: Int, y: Int) -> Int
}
public enum PNGDecoder {
    public static func decode(_ bytes: [UInt8], limits: ImageLimits = .standard) throws(ImageError) -> Bitmap
}
public enum PNGDrawingError<DrawingError, SinkError> : Error where DrawingError : Error, SinkError : Error {
    case image(ImageError)
    case drawing(DrawingError)
    case sink(SinkError)
}
extension PNGDrawingError : CustomStringConvertible {
    public var description: String { get }
}
public struct PNGEncoder : Sendable {
    public enum Mode : Hashable, Sendable {
        case fast
        case small
    }
    public var mode: PNGEncoder.Mode
    public var scale: Double?
    public var threads: Int?
}
extension PNGEncoder {
    public func encode<DrawingError, SinkError>(width: Int, height: Int, format: PixelFormat, isOpaque: Bool, draw: @escaping @Sendable (Range<Int>, UnsafeMutableRawBufferPointer) throws(DrawingError) -> Void, sink: @escaping @Sendable ([UInt8]) throws(SinkError) -> Void) throws(PNGDrawingError<DrawingError, SinkError>) where DrawingError : Error, SinkError : Error
}
extension PNGEncoder {
    public func encode(_ bitmap: Bitmap) throws(ImageError) -> [UInt8]
}
public enum PixelFormat : Sendable, Hashable {
    case rgbaStraight
    case rgbaPremultiplied
    case bgraPremultiplied
}
