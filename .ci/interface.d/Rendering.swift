public struct Page : Sendable {
    public let bytes: [UInt8]
    public let pixels: [(effect: String, owner: Int32)]
    public static let resolution: Double
}
public enum PageFormat : String, Sendable, Hashable, CaseIterable {
    case svg
    case pdf
}
public enum PageText : String, Sendable, Hashable, CaseIterable {
    case outlines
    case selectable
}
public enum RenderingError : Error {
    case emptyCanvas(width: Double, height: Double)
    case canvasTooLarge(width: Double, height: Double, limit: RenderingLimits.Name, allowed: Int)
    case bitmapTooLarge(width: Int, height: Int, allowed: Int)
    case tooManyElements(Int, allowed: Int)
    case outOfTime(allowed: Duration, owner: Int32 = -1)
    case outOfMemory(Int, allowed: Int?, owner: Int32 = -1)
    case tooManyDashes(allowed: Int, owner: Int32)
    case nonFiniteCoordinate(command: Int, owner: Int32)
    case unbalancedScope(command: Int, owner: Int32)
    case cairo(operation: String, status: Int, message: String)
    case freeType(operation: String, font: String, code: Int)
    case font(FontError)
    case receiverFailed(any Error)
}
extension RenderingError : CustomStringConvertible {
    public var description: String { get }
}
public struct RenderingLimits : Hashable, Sendable {
    public enum Name : String, Sendable, Hashable {
        case maximumWidth
        case maximumHeight
        case maximumPixels
        case maximumBitmapPixels
    }
    public var maximumWidth: Int
    public var maximumHeight: Int
    public var maximumPixels: Int
    public var maximumBitmapPixels: Int
    public var maximumElements: Int
    public var maximumMemory: Int?
    public var maximumTime: Duration?
    public init(maximumWidth: Int = 32_767, maximumHeight: Int = 1 << 25, maximumPixels: Int = 1 << 35, maximumBitmapPixels: Int = 1 << 28, maximumElements: Int = 1 << 26, maximumMemory: Int? = nil, maximumTime: Duration? = .seconds(600))
    public static var ci: RenderingLimits { get }
}
public struct RenderingOptions : Hashable, Sendable {
    public var threads: Int
    public var bandHeight: Int?
    public var limits: RenderingLimits
    public init(threads: Int = 1, bandHeight: Int? = nil, limits: RenderingLimits = RenderingLimits())
}
