/// A publisher that values are put into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Those who listen, in the order in which they began to.
final class Listeners<Output> {
  private var next = 0
  private var all: [(id: Int, receive: (Output) -> Void)] = []

  func add(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    let id = next
    next += 1
    all.append((id, receive))
    return AnyCancellable { [weak self] in self?.all.removeAll { $0.id == id } }
  }

  func send(_ value: Output) {
    for listener in all { listener.receive(value) }
  }
}

/// Values for those who listen at the time.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output>()

  public init() {}

  public func send(_ value: Output) { listeners.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) {}

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    listeners.add(receive)
  }
}

/// A subject with a current value, which every new subscriber receives at once.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output>()

  public var value: Output {
    didSet { listeners.send(value) }
  }

  public init(_ value: Output) { self.value = value }

  public func send(_ value: Output) { self.value = value }
  public func send(completion: Subscribers.Completion<Failure>) {}

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(value)
    return listeners.add(receive)
  }
}
