public import Foundation

// Declarations that Foundation has on the platforms of SwiftUI and not here.

/// An observation of a property by its key, which reports nothing after the first value.
public final class NSKeyValueObservation: Hashable {
  public func invalidate() {}
  public static func == (one: NSKeyValueObservation, other: NSKeyValueObservation) -> Bool {
    one === other
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
  public let isPrior: Bool
}

public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Passes on the current value, if that was requested; later ones are not observed.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil, isPrior: false))
    }
    return NSKeyValueObservation()
  }
}
