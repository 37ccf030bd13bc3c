public import Foundation

/// A setting of the user's, at its default: pictures do not depend on what a machine remembers.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  @State private var state: Value

  private init(value: Value) { _state = State(initialValue: value) }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(value: wrappedValue)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.init(value: nil)
  }

  public var wrappedValue: Value {
    get { state }
    nonmutating set { state = newValue }
  }
  public var projectedValue: Binding<Value> { $state }
}

/// A stored value of a scene, at its default.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  @State private var state: Value

  public init(wrappedValue: Value, _ key: String) { _state = State(initialValue: wrappedValue) }
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    _state = State(initialValue: nil)
  }

  public var wrappedValue: Value {
    get { state }
    nonmutating set { state = newValue }
  }
  public var projectedValue: Binding<Value> { $state }
}
