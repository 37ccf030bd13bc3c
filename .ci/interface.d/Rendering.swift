public enum RenderingError : Error {
    case emptyCanvas(width: Double, height: Double)
    case canvasTooLarge(width: Double, height: Double, limit: RenderingLimits.Name, allowed: Int)
    case bitmapTooLarge(width: Int, height: Int, allowed: Int)
    case nonFiniteCoordinate(command: Int, owner: Int32)
    case unbalancedScope(command: Int, owner: Int32)
    case cairo(operation: String, status: Int, message: String)
    case freeType(operation: String, font: String, code: Int)
    case receiverFailed(any Error)
}
extension RenderingError : CustomStringConvertible {
    public var description: String { get }
}
public struct RenderingLimits : Hashable, Sendable {
    public enum Name : String, Sendable, Hashable {
        case maximumWidth
        case maximumHeight
        case maximumBitmapPixels
    }
    public var maximumWidth: Int
    public var maximumHeight: Int
    public var maximumBitmapPixels: Int
    public init(maximumWidth: Int = 32_767, maximumHeight: Int = 1 << 25, maximumBitmapPixels: Int = 1 << 28)
}
public struct RenderingOptions : Hashable, Sendable {
    public var threads: Int
    public var bandHeight: Int?
    public var limits: RenderingLimits
    public init(threads: Int = 1, bandHeight: Int? = nil, limits: RenderingLimits = RenderingLimits())
}
