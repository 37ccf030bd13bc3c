/// A sender of values to subscribers. Nothing is left of Combine's machinery of demands: a subscription is a
/// closure that is called.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Calls a closure for every value until the subscription is cancelled.
  func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

/// A subscription that can be ended.
public protocol Cancellable {
  func cancel()
}

/// A subscription that ends with its owner.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { end = cancel }
  public init(_ cancellable: some Cancellable) { end = cancellable.cancel }
  /// Ends all of some subscriptions.
  convenience init(joining subscriptions: [AnyCancellable]) {
    self.init { for subscription in subscriptions { subscription.cancel() } }
  }
  deinit { end?() }

  public func cancel() {
    end?()
    end = nil
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store(in list: inout [AnyCancellable]) { list.append(self) }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The end of a sequence of values.
public enum Subscribers {
  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

/// A publisher whose type is not known to those who hold it.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let base: any Publisher<Output, Failure>

  public init(_ publisher: some Publisher<Output, Failure>) { base = publisher }

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    base._subscribe(receive)
  }
}

/// One value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(output)
    return AnyCancellable {}
  }
}

/// No value at all.
public struct Empty<Output, Failure: Error>: Publisher {
  public init(completeImmediately: Bool = true) {}

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    AnyCancellable {}
  }
}

/// The values of another publisher, changed on their way.
public struct _ChangedPublisher<Output, Failure: Error>: Publisher {
  let subscribe: (@escaping (Output) -> Void) -> AnyCancellable

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(receive)
  }
}

extension Publisher {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(receiveValue)
  }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _subscribe(receiveValue)
  }

  public func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    _subscribe { object[keyPath: path] = $0 }
  }

  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> _ChangedPublisher<Result, Failure> {
    _ChangedPublisher { receive in _subscribe { receive(transform($0)) } }
  }

  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> _ChangedPublisher<Result, Failure> {
    _ChangedPublisher { receive in
      _subscribe { if let value = transform($0) { receive(value) } }
    }
  }

  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> _ChangedPublisher<Output, Failure> {
    _ChangedPublisher { receive in _subscribe { if isIncluded($0) { receive($0) } } }
  }

  public func removeDuplicates() -> _ChangedPublisher<Output, Failure> where Output: Equatable {
    _ChangedPublisher { receive in
      var last: Output?
      return _subscribe { value in
        guard last != value else { return }
        last = value
        receive(value)
      }
    }
  }

  public func dropFirst(_ count: Int = 1) -> _ChangedPublisher<Output, Failure> {
    _ChangedPublisher { receive in
      var rest = count
      return _subscribe { value in
        if rest > 0 { rest -= 1 } else { receive(value) }
      }
    }
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// The values of a publisher that cannot fail, one after another. The sequence ends with the task that reads it.
public struct AsyncPublisher<Upstream: Publisher>: AsyncSequence where Upstream.Failure == Never {
  private let upstream: Upstream

  init(_ upstream: Upstream) { self.upstream = upstream }

  /// A value on its way from the closure that receives it to the task that awaits it. Both run on the main actor.
  private struct Passed: @unchecked Sendable { let value: Upstream.Output }

  public struct AsyncIterator: AsyncIteratorProtocol {
    private var values: AsyncStream<Passed>.Iterator
    private let subscription: AnyCancellable

    fileprivate init(_ upstream: Upstream) {
      let (stream, continuation) = AsyncStream.makeStream(of: Passed.self)
      values = stream.makeAsyncIterator()
      subscription = upstream._subscribe { continuation.yield(Passed(value: $0)) }
    }

    public mutating func next() async -> Upstream.Output? { await values.next()?.value }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(upstream) }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
