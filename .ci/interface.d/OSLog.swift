public struct Logger : Sendable {
    public init()
    public init(subsystem: String, category: String)
    public init(_ log: OSLog)
    public func log(_ message: OSLogMessage)
    public func log(level: OSLogType, _ message: OSLogMessage)
    public func trace(_ message: OSLogMessage)
    public func debug(_ message: OSLogMessage)
    public func info(_ message: OSLogMessage)
    public func notice(_ message: OSLogMessage)
    public func warning(_ message: OSLogMessage)
    public func error(_ message: OSLogMessage)
    public func critical(_ message: OSLogMessage)
    public func fault(_ message: OSLogMessage)
}
public struct OSAllocatedUnfairLock<State> : @unchecked Sendable {
    public init(uncheckedState state: State)
    public init(initialState state: State) where State : Sendable
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result
    public func withLock<Result>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result where Result : Sendable
}
extension OSAllocatedUnfairLock where State == () {
    public init()
    public func lock()
    public func unlock()
}
final public class OSLog : Sendable {
    public static let `default`: OSLog
    public static let disabled: OSLog
    public init(subsystem: String, category: String)
}
public struct OSLogMessage : ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String)
    public init(stringInterpolation: OSLogMessage.StringInterpolation)
    public struct StringInterpolation : StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int)
        public mutating func appendLiteral(_ literal: String)
        public mutating func appendInterpolation<Value>(_ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto)
    }
}
public struct OSLogPrivacy : Sendable {
    public enum Mask : Sendable {
        case hash
        case none
    }
    public static var `public`: OSLogPrivacy { get }
    public static var `private`: OSLogPrivacy { get }
    public static var sensitive: OSLogPrivacy { get }
    public static var auto: OSLogPrivacy { get }
    public static func `private`(mask: OSLogPrivacy.Mask) -> OSLogPrivacy
}
public struct OSLogType : Hashable, Sendable {
    public static let `default`: OSLogType
    public static let info: OSLogType
    public static let debug: OSLogType
    public static let error: OSLogType
    public static let fault: OSLogType
}
public struct OSSignpostID : Hashable, Sendable {
    public static let exclusive: OSSignpostID
    public static let invalid: OSSignpostID
}
final public class OSSignpostIntervalState : Sendable {
}
public struct OSSignposter : Sendable {
    public init()
    public init(subsystem: String, category: String)
    public init(logger: Logger)
    public func makeSignpostID() -> OSSignpostID
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState)
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive)
    public func withIntervalSignpost<Result>(_ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result) rethrows -> Result
}
public func os_log(_ message: StaticString, _ arguments: any CVarArg...)
public func os_log(_ message: StaticString, log: OSLog, type: OSLogType = .default, _ arguments: any CVarArg...)
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString)
