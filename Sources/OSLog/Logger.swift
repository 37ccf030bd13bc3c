@_exported public import Foundation

// The names of logging, which writes nothing here.

public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(_ log: OSLog) {}

  public func log(_ message: OSLogMessage) {}
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  public func trace(_ message: OSLogMessage) {}
  public func debug(_ message: OSLogMessage) {}
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) {}
  public func warning(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
  public func critical(_ message: OSLogMessage) {}
  public func fault(_ message: OSLogMessage) {}
}

public final class OSLog: Sendable {
  public static let `default` = OSLog()
  public static let disabled = OSLog()
  private init() {}
  public init(subsystem: String, category: String) {}
}

public struct OSLogType: Hashable, Sendable {
  public static let `default` = OSLogType()
  public static let info = OSLogType()
  public static let debug = OSLogType()
  public static let error = OSLogType()
  public static let fault = OSLogType()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ message: StaticString, _ arguments: any CVarArg...) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, log: OSLog, type: OSLogType = .default, _ arguments: any CVarArg...
) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString) {}

public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case hash, none }
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// Values in a message are not evaluated.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {}
  }
}

/// A lock around a state.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Box {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let box: Box

  public init(uncheckedState state: State) { box = Box(state) }
  public init(initialState state: State) where State: Sendable { box = Box(state) }

  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    try box.lock.withLock { try body(&box.state) }
  }
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try box.lock.withLock { try body(&box.state) }
  }
}
extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }
  public func lock() { box.lock.lock() }
  public func unlock() { box.lock.unlock() }
}

/// Signposts for Instruments, which have no effect here.
public struct OSSignposter: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(logger: Logger) {}
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}
public struct OSSignpostID: Hashable, Sendable {
  public static let exclusive = OSSignpostID()
  public static let invalid = OSSignpostID()
}
public final class OSSignpostIntervalState: Sendable {}
