// Publishers made of others. Values go through as they come; failures and ends do not, as a picture shows
// what is there before them.

public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

extension AnyCancellable: Subscription {
  public func request(_ demand: Subscribers.Demand) {}
}

extension Subscribers {
  public struct Demand: Hashable, Sendable {
    let count: Int?
    public static let unlimited = Demand(count: nil)
    public static let none = Demand(count: 0)
    public static func max(_ count: Int) -> Demand { Demand(count: count) }
  }
}

extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> _ChangedPublisher<Output, Failure> {
    _ChangedPublisher { receive in
      receiveSubscription?(AnyCancellable {})
      let inner = _subscribe {
        receiveOutput?($0)
        receive($0)
      }
      return AnyCancellable {
        receiveCancel?()
        inner.cancel()
      }
    }
  }

  /// A value that cannot be changed is passed over.
  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> _ChangedPublisher<Result, any Error> {
    _ChangedPublisher { receive in
      _subscribe { if let value = try? transform($0) { receive(value) } }
    }
  }

  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> _ChangedPublisher<Output, Other.Failure> where Other.Output == Output {
    _ChangedPublisher { _subscribe($0) }
  }
  public func mapError<Error: Swift.Error>(
    _ transform: @escaping (Failure) -> Error
  ) -> _ChangedPublisher<Output, Error> { _ChangedPublisher { _subscribe($0) } }
  public func replaceError(with value: Output) -> _ChangedPublisher<Output, Never> {
    _ChangedPublisher { _subscribe($0) }
  }
  public func setFailureType<Error: Swift.Error>(
    to type: Error.Type
  ) -> _ChangedPublisher<Output, Error> where Failure == Never {
    _ChangedPublisher { _subscribe($0) }
  }
  public func retry(_ count: Int) -> _ChangedPublisher<Output, Failure> {
    _ChangedPublisher { _subscribe($0) }
  }
  public func share() -> _ChangedPublisher<Output, Failure> { _ChangedPublisher { _subscribe($0) } }
  public func print(_ prefix: String = "") -> _ChangedPublisher<Output, Failure> {
    _ChangedPublisher { _subscribe($0) }
  }
  public func replaceNil<Value>(
    with value: Value
  ) -> _ChangedPublisher<Value, Failure> where Output == Value? { map { $0 ?? value } }

  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Other
  ) -> _ChangedPublisher<Other.Output, Failure> {
    _ChangedPublisher { receive in
      var inner: [AnyCancellable] = []
      let outer = _subscribe { inner.append(transform($0)._subscribe(receive)) }
      return AnyCancellable {
        outer.cancel()
        for subscription in inner { subscription.cancel() }
      }
    }
  }

  public func switchToLatest() -> _ChangedPublisher<Output.Output, Failure>
  where Output: Publisher {
    _ChangedPublisher { receive in
      var inner: AnyCancellable?
      let outer = _subscribe {
        inner?.cancel()
        inner = $0._subscribe(receive)
      }
      return AnyCancellable {
        outer.cancel()
        inner?.cancel()
      }
    }
  }

  public func scan<Result>(
    _ initial: Result, _ next: @escaping (Result, Output) -> Result
  ) -> _ChangedPublisher<Result, Failure> {
    _ChangedPublisher { receive in
      var value = initial
      return _subscribe {
        value = next(value, $0)
        receive(value)
      }
    }
  }

  public func prefix(_ count: Int) -> _ChangedPublisher<Output, Failure> {
    _ChangedPublisher { receive in
      var rest = count
      return _subscribe {
        guard rest > 0 else { return }
        rest -= 1
        receive($0)
      }
    }
  }
  public func first() -> _ChangedPublisher<Output, Failure> { prefix(1) }
  public func first(
    where isWanted: @escaping (Output) -> Bool
  ) -> _ChangedPublisher<Output, Failure> { filter(isWanted).first() }
  public func prepend(_ values: Output...) -> _ChangedPublisher<Output, Failure> {
    _ChangedPublisher { receive in
      for value in values { receive(value) }
      return _subscribe(receive)
    }
  }

  public func merge<Other: Publisher>(with other: Other) -> Publishers.Merge<Self, Other>
  where Other.Output == Output, Other.Failure == Failure { Publishers.Merge(self, other) }
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> Publishers.CombineLatest<Self, Other> where Other.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }
  public func combineLatest<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> _ChangedPublisher<Result, Failure> where Other.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
  public func combineLatest<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> Publishers.CombineLatest3<Self, Second, Third>
  where Second.Failure == Failure, Third.Failure == Failure {
    Publishers.CombineLatest3(self, second, third)
  }
  public func zip<Other: Publisher>(_ other: Other) -> Publishers.Zip<Self, Other>
  where Other.Failure == Failure { Publishers.Zip(self, other) }
}

public enum Publishers {
  /// The elements of a sequence, at once.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements
    public init(sequence: Elements) { self.sequence = sequence }
    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
      for element in sequence { receive(element) }
      return AnyCancellable {}
    }
  }

  /// The values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    private let many: MergeMany<AnyPublisher<Output, Failure>>
    public init(_ a: A, _ b: B) {
      many = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher())
    }
    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
      many._subscribe(receive)
    }
  }

  /// The values of any number of publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]
    public init(_ upstream: Upstream...) { publishers = upstream }
    public init(_ upstream: some Swift.Sequence<Upstream>) { publishers = Array(upstream) }
    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
      let all = publishers.map { $0._subscribe(receive) }
      return AnyCancellable(joining: all)
    }
  }

  /// The last values of two publishers, whenever one has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
      var (first, second): (A.Output?, B.Output?) = (nil, nil)
      func send() { if let first, let second { receive((first, second)) } }
      let one = a._subscribe {
        first = $0
        send()
      }
      let two = b._subscribe {
        second = $0
        send()
      }
      return AnyCancellable(joining: [one, two])
    }
  }

  /// The last values of three publishers, whenever one has a new one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    private let pairs: CombineLatest<CombineLatest<A, B>, C>
    public init(_ a: A, _ b: B, _ c: C) { pairs = CombineLatest(CombineLatest(a, b), c) }
    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
      pairs._subscribe { receive(($0.0.0, $0.0.1, $0.1)) }
    }
  }

  /// The values of two publishers in pairs.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
      var (first, second): ([A.Output], [B.Output]) = ([], [])
      func send() {
        while !first.isEmpty, !second.isEmpty {
          receive((first.removeFirst(), second.removeFirst()))
        }
      }
      let one = a._subscribe {
        first.append($0)
        send()
      }
      let two = b._subscribe {
        second.append($0)
        send()
      }
      return AnyCancellable(joining: [one, two])
    }
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// A value that comes when it is there; a failure never comes.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let listeners = Listeners<Output>()
  private var value: Output?

  public init(_ attempt: @escaping (@escaping Promise) -> Void) {
    attempt { [weak self] result in
      guard let self, value == nil, case .success(let value) = result else { return }
      self.value = value
      listeners.send(value)
    }
  }
  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    if let value { receive(value) }
    return listeners.add(receive)
  }
}

/// A failure, which no picture waits for.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    AnyCancellable {}
  }
}

/// A publisher that is made when someone listens.
public struct Deferred<Deferring: Publisher>: Publisher {
  public typealias Output = Deferring.Output
  public typealias Failure = Deferring.Failure
  public let createPublisher: () -> Deferring
  public init(createPublisher: @escaping () -> Deferring) { self.createPublisher = createPublisher }
  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    createPublisher()._subscribe(receive)
  }
}
