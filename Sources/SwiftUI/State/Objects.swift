public import GalleyCombine
public import Observation

/// An object that a view makes once and keeps.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
  private final class Box {
    let object: Object
    init(_ object: Object) { self.object = object }
  }

  private let make: () -> Object
  private var box: Box?

  public init(wrappedValue make: @autoclosure @escaping () -> Object) { self.make = make }

  public var wrappedValue: Object { box?.object ?? make() }
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  public static func _install(_ property: inout StateObject, _ context: _InstallContext) {
    let make = property.make
    let box = context.context.box { Box(make()) }
    property.box = box
    context.context.session?.observe(box.object)
  }
}

/// An object that a view is given.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  public var wrappedValue: Object

  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public init(initialValue: Object) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @dynamicMemberLookup
  public struct Wrapper {
    let object: Object

    public subscript<Member>(
      dynamicMember path: ReferenceWritableKeyPath<Object, Member>
    ) -> Binding<Member> {
      Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }

  public static func _install(_ property: inout ObservedObject, _ context: _InstallContext) {
    context.context.session?.observe(property.wrappedValue)
  }
}

/// An object that some view around was given by `environmentObject`.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  private var object: Object?
  private var missing: MissingObject?

  public init() {}

  private static var reason: String {
    "no \(Object.self) in the environment: a view around needs .environmentObject(_:)"
  }

  public var wrappedValue: Object {
    if let object { return object }
    missing?.read()
    fatalError(Self.reason)
  }
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  public static func _install(_ property: inout EnvironmentObject, _ context: _InstallContext) {
    let context = context.context
    property.object = context.environment.object(Object.self)
    guard let object = property.object else {
      property.missing = context.lacks(reason)
      return
    }
    context.session?.observe(object)
  }
}

/// Bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) where Value: Observable { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value) where Value: ObservableObject {
    self.wrappedValue = wrappedValue
  }
  public init(_ wrappedValue: Value) where Value: Observable { self.wrappedValue = wrappedValue }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  public var projectedValue: Bindable<Value> { self }

  public subscript<Member>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}
