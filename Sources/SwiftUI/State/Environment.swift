public import Observation

/// The name and the default of a value that is handed down.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A value of the surroundings, or an object that was put there.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case path(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?, name: String)
  }

  private let source: Source
  private var value: Value?
  private var missing: MissingObject?

  public init(_ path: KeyPath<EnvironmentValues, Value>) { source = .path(path) }

  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object({ $0.object(Value.self) }, name: "\(Value.self)")
  }

  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    source = .object({ .some($0.object(Object.self)) }, name: "\(Object.self)")
  }

  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .path(let path): return EnvironmentValues()[keyPath: path]
    case .object(_, let name):
      missing?.read()
      fatalError(Self.reason(name))
    }
  }

  private static func reason(_ name: String) -> String {
    "no \(name) in the environment: a view around needs .environment(_:)"
  }

  public static func _install(_ property: inout Environment, _ context: _InstallContext) {
    let context = context.context
    switch property.source {
    case .path(let path): property.value = context.environment[keyPath: path]
    case .object(let find, let name):
      property.value = find(context.environment)
      if property.value == nil { property.missing = context.lacks(reason(name)) }
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
