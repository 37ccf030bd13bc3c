@_spi(Reflection) import Swift

/// An object that announces its changes in advance.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

/// The publisher through which an object announces its changes in advance.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let listeners = Listeners<Void>()

  public init() {}

  public func send() { listeners.send(()) }

  public func _subscribe(_ receive: @escaping (()) -> Void) -> AnyCancellable {
    listeners.add(receive)
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The one publisher that all published properties of the object speak through.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties(of: self)
    let publisher =
      properties.lazy.compactMap(\.objectPublisher).first ?? ObservableObjectPublisher()
    for property in properties { property.objectPublisher = publisher }
    return publisher
  }
}

/// The published properties of an object and of its superclasses. No other property is read, because an object that one
/// does not own may be gone.
private func publishedProperties(of object: AnyObject) -> [any PublishedProperty] {
  let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  func property<Property: PublishedProperty>(_ type: Property.Type, at offset: Int) -> Property {
    (start + offset).assumingMemoryBound(to: type).pointee
  }
  var properties: [any PublishedProperty] = []
  // The option for classes by its value: the name is a variable that any thread could set.
  let options = _EachFieldOptions(rawValue: 1)
  _ = _forEachField(of: type(of: object), options: options) { _, offset, type, _ in
    if let type = type as? any PublishedProperty.Type {
      properties.append(property(type, at: offset))
    }
    return true
  }
  return properties
}

private protocol PublishedProperty {
  var objectPublisher: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
  fileprivate var objectPublisher: ObservableObjectPublisher? {
    get { storage.object }
    nonmutating set { storage.object = newValue }
  }
}

/// A property whose object announces its changes in advance.
@propertyWrapper
public struct Published<Value> {
  fileprivate final class Storage {
    var object: ObservableObjectPublisher?
    let subject: CurrentValueSubject<Value, Never>

    init(_ value: Value) { subject = CurrentValueSubject(value) }
  }

  fileprivate let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The values of a published property, the present one first.
  public struct Publisher: GalleyCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let subject: CurrentValueSubject<Value, Never>

    public func _subscribe(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
      subject._subscribe(receive)
    }
  }

  public var projectedValue: Publisher { Publisher(subject: storage.subject) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("only classes have published properties") }
    set { fatalError("only classes have published properties") }
  }

  public static subscript<Enclosing: AnyObject>(
    _enclosingInstance object: Enclosing,
    wrapped wrapped: ReferenceWritableKeyPath<Enclosing, Value>,
    storage path: ReferenceWritableKeyPath<Enclosing, Published<Value>>
  ) -> Value {
    get { object[keyPath: path].storage.subject.value }
    set {
      let storage = object[keyPath: path].storage
      storage.object?.send()
      storage.subject.value = newValue
    }
  }
}
