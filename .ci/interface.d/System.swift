public struct FileError : Error, Hashable, Sendable, CustomStringConvertible {
    public var operation: String
    public var path: String
    public var reason: String
    public init(operation: String, path: String, reason: String)
    public var description: String { get }
}
