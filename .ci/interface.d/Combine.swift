final public class AnyCancellable : Cancellable, Hashable {
    public init(_ cancel: @escaping () -> Void)
    public init(_ cancellable: some Cancellable)
    deinit
    public func cancel()
    public func store(in set: inout Set<AnyCancellable>)
    public func store(in list: inout [AnyCancellable])
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool
    public func hash(into hasher: inout Hasher)
}
extension AnyCancellable : Subscription {
    public func request(_ demand: Subscribers.Demand)
}
public struct AnyPublisher<Output, Failure> : Publisher where Failure : Error {
    public init(_ publisher: some Publisher<Output, Failure>)
}
public struct AsyncPublisher<Upstream> : AsyncSequence where Upstream : Publisher, Upstream.Failure == Never {
    public struct AsyncIterator : AsyncIteratorProtocol {
        public mutating func next() async -> Upstream.Output?
    }
    public func makeAsyncIterator() -> AsyncPublisher<Upstream>.AsyncIterator
}
public protocol Cancellable {
    func cancel()
}
final public class CurrentValueSubject<Output, Failure> : Subject where Failure : Error {
    public var value: Output
    public init(_ value: Output)
    public func send(_ value: Output)
    public func send(completion: Subscribers.Completion<Failure>)
}
public struct Deferred<Deferring> : Publisher where Deferring : Publisher {
    public typealias Output = Deferring.Output
    public typealias Failure = Deferring.Failure
    public let createPublisher: () -> Deferring
    public init(createPublisher: @escaping () -> Deferring)
}
public struct Empty<Output, Failure> : Publisher where Failure : Error {
    public init(completeImmediately: Bool = true)
}
public struct Fail<Output, Failure> : Publisher where Failure : Error {
    public let error: Failure
    public init(error: Failure)
    public init(outputType: Output.Type, failure: Failure)
}
final public class Future<Output, Failure> : Publisher where Failure : Error {
    public typealias Promise = (Result<Output, Failure>) -> Void
    public init(_ attempt: @escaping (@escaping Future<Output, Failure>.Promise) -> Void)
}
public struct ImmediateScheduler : Scheduler, Sendable {
    public typealias SchedulerTimeType
    public static let shared: ImmediateScheduler
}
public struct Just<Output> : Publisher {
    public typealias Failure = Never
    public let output: Output
    public init(_ output: Output)
}
public protocol ObservableObject : AnyObject {
    associatedtype ObjectWillChangePublisher : Publisher = ObservableObjectPublisher where Self.ObjectWillChangePublisher.Failure == Never
    var objectWillChange: Self.ObjectWillChangePublisher { get }
}
extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { get }
}
final public class ObservableObjectPublisher : Publisher {
    public typealias Output = Void
    public typealias Failure = Never
    public init()
    public func send()
}
final public class PassthroughSubject<Output, Failure> : Subject where Failure : Error {
    public init()
    public func send(_ value: Output)
    public func send(completion: Subscribers.Completion<Failure>)
}
@propertyWrapper public struct Published<Value> {
    public init(wrappedValue: Value)
    public init(initialValue: Value)
    public struct Publisher : Publisher {
        public typealias Output = Value
        public typealias Failure = Never
    }
    public var projectedValue: Published<Value>.Publisher { get }
}
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure : Error
}
extension Publisher {
    public func handleEvents(receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Self.Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil) -> _ChangedPublisher<Self.Output, Self.Failure>
    public func tryMap<Result>(_ transform: @escaping (Self.Output) throws -> Result) -> _ChangedPublisher<Result, any Error>
    public func `catch`<Other>(_ handler: @escaping (Self.Failure) -> Other) -> _ChangedPublisher<Self.Output, Other.Failure> where Other : Publisher, Self.Output == Other.Output
    public func mapError<Error>(_ transform: @escaping (Self.Failure) -> Error) -> _ChangedPublisher<Self.Output, Error> where Error : Error
    public func replaceError(with value: Self.Output) -> _ChangedPublisher<Self.Output, Never>
    public func setFailureType<Error>(to type: Error.Type) -> _ChangedPublisher<Self.Output, Error> where Error : Error, Self.Failure == Never
    public func retry(_ count: Int) -> _ChangedPublisher<Self.Output, Self.Failure>
    public func share() -> _ChangedPublisher<Self.Output, Self.Failure>
    public func print(_ prefix: String = "") -> _ChangedPublisher<Self.Output, Self.Failure>
    public func replaceNil<Value>(with value: Value) -> _ChangedPublisher<Value, Self.Failure> where Self.Output == Value?
    public func flatMap<Other>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> Other) -> _ChangedPublisher<Other.Output, Self.Failure> where Other : Publisher
    public func switchToLatest() -> _ChangedPublisher<Self.Output.Output, Self.Failure> where Self.Output : Publisher
    public func scan<Result>(_ initial: Result, _ next: @escaping (Result, Self.Output) -> Result) -> _ChangedPublisher<Result, Self.Failure>
    public func prefix(_ count: Int) -> _ChangedPublisher<Self.Output, Self.Failure>
    public func first() -> _ChangedPublisher<Self.Output, Self.Failure>
    public func first(where isWanted: @escaping (Self.Output) -> Bool) -> _ChangedPublisher<Self.Output, Self.Failure>
    public func prepend(_ values: Self.Output...) -> _ChangedPublisher<Self.Output, Self.Failure>
    public func merge<Other>(with other: Other) -> Publishers.Merge<Self, Other> where Other : Publisher, Self.Failure == Other.Failure, Self.Output == Other.Output
    public func combineLatest<Other>(_ other: Other) -> Publishers.CombineLatest<Self, Other> where Other : Publisher, Self.Failure == Other.Failure
    public func combineLatest<Other, Result>(_ other: Other, _ transform: @escaping (Self.Output, Other.Output) -> Result) -> _ChangedPublisher<Result, Self.Failure> where Other : Publisher, Self.Failure == Other.Failure
    public func combineLatest<Second, Third>(_ second: Second, _ third: Third) -> Publishers.CombineLatest3<Self, Second, Third> where Second : Publisher, Third : Publisher, Self.Failure == Second.Failure, Second.Failure == Third.Failure
    public func zip<Other>(_ other: Other) -> Publishers.Zip<Self, Other> where Other : Publisher, Self.Failure == Other.Failure
}
extension Publisher {
    public func sink(receiveValue: @escaping (Self.Output) -> Void) -> AnyCancellable
    public func sink(receiveCompletion: @escaping (Subscribers.Completion<Self.Failure>) -> Void, receiveValue: @escaping (Self.Output) -> Void) -> AnyCancellable
    public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Self.Output>, on object: Root) -> AnyCancellable where Root : AnyObject
    public func map<Result>(_ transform: @escaping (Self.Output) -> Result) -> _ChangedPublisher<Result, Self.Failure>
    public func compactMap<Result>(_ transform: @escaping (Self.Output) -> Result?) -> _ChangedPublisher<Result, Self.Failure>
    public func filter(_ isIncluded: @escaping (Self.Output) -> Bool) -> _ChangedPublisher<Self.Output, Self.Failure>
    public func removeDuplicates() -> _ChangedPublisher<Self.Output, Self.Failure> where Self.Output : Equatable
    public func dropFirst(_ count: Int = 1) -> _ChangedPublisher<Self.Output, Self.Failure>
    public func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure>
}
extension Publisher where Self.Failure == Never {
    public var values: AsyncPublisher<Self> { get }
}
extension Publisher {
    public func receive<Receiving>(on scheduler: Receiving, options: Receiving.SchedulerOptions? = nil) -> AnyPublisher<Self.Output, Self.Failure> where Receiving : Scheduler
    public func subscribe<Receiving>(on scheduler: Receiving, options: Receiving.SchedulerOptions? = nil) -> AnyPublisher<Self.Output, Self.Failure> where Receiving : Scheduler
    public func debounce<Receiving>(for interval: Receiving.SchedulerTimeType.Stride, scheduler: Receiving) -> AnyPublisher<Self.Output, Self.Failure> where Receiving : Scheduler
    public func throttle<Receiving>(for interval: Receiving.SchedulerTimeType.Stride, scheduler: Receiving, latest: Bool) -> AnyPublisher<Self.Output, Self.Failure> where Receiving : Scheduler
    public func delay<Receiving>(for interval: Receiving.SchedulerTimeType.Stride, scheduler: Receiving) -> AnyPublisher<Self.Output, Self.Failure> where Receiving : Scheduler
    public func timeout<Receiving>(_ interval: Receiving.SchedulerTimeType.Stride, scheduler: Receiving) -> AnyPublisher<Self.Output, Self.Failure> where Receiving : Scheduler
}
public enum Publishers {
    public struct Sequence<Elements, Failure> : Publisher where Elements : Sequence, Failure : Error {
        public typealias Output = Elements.Element
        public let sequence: Elements
        public init(sequence: Elements)
    }
    public struct Merge<A, B> : Publisher where A : Publisher, B : Publisher, A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public init(_ a: A, _ b: B)
    }
    public struct MergeMany<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]
        public init(_ upstream: Upstream...)
        public init(_ upstream: some Sequence<Upstream>)
    }
    public struct CombineLatest<A, B> : Publisher where A : Publisher, B : Publisher, A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public init(_ a: A, _ b: B)
    }
    public struct CombineLatest3<A, B, C> : Publisher where A : Publisher, B : Publisher, C : Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public init(_ a: A, _ b: B, _ c: C)
    }
    public struct Zip<A, B> : Publisher where A : Publisher, B : Publisher, A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public init(_ a: A, _ b: B)
    }
}
public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType : Strideable where Self.SchedulerTimeType.Stride : SchedulerTimeIntervalConvertible
    associatedtype SchedulerOptions = Never
    var now: Self.SchedulerTimeType { get }
    var minimumTolerance: Self.SchedulerTimeType.Stride { get }
    func schedule(options: Self.SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride, tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?, _ action: @escaping () -> Void) -> any Cancellable
}
extension Scheduler {
    public func schedule(_ action: @escaping () -> Void)
    public func schedule(after date: Self.SchedulerTimeType, _ action: @escaping () -> Void)
    public func schedule(after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride, _ action: @escaping () -> Void)
    public func schedule(after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride, tolerance: Self.SchedulerTimeType.Stride? = nil, _ action: @escaping () -> Void) -> any Cancellable
}
extension Scheduler where Self.SchedulerTimeType == _SchedulerTime {
    public var now: _SchedulerTime { get }
    public var minimumTolerance: _SchedulerTime.Stride { get }
    public func schedule(options: Self.SchedulerOptions?, _ action: @escaping () -> Void)
    public func schedule(after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: Self.SchedulerOptions?, _ action: @escaping () -> Void)
    public func schedule(after date: _SchedulerTime, interval: _SchedulerTime.Stride, tolerance: _SchedulerTime.Stride, options: Self.SchedulerOptions?, _ action: @escaping () -> Void) -> any Cancellable
}
public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ count: Int) -> Self
    static func seconds(_ count: Double) -> Self
    static func milliseconds(_ count: Int) -> Self
    static func microseconds(_ count: Int) -> Self
    static func nanoseconds(_ count: Int) -> Self
}
public protocol Subject<Output, Failure> : AnyObject, Publisher {
    func send(_ value: Self.Output)
    func send(completion: Subscribers.Completion<Self.Failure>)
}
extension Subject where Self.Output == () {
    public func send()
}
public enum Subscribers {
    @frozen public enum Completion<Failure> where Failure : Error {
        case finished
        case failure(Failure)
    }
}
extension Subscribers {
    public struct Demand : Hashable, Sendable {
        public static let unlimited: Subscribers.Demand
        public static let none: Subscribers.Demand
        public static func max(_ count: Int) -> Subscribers.Demand
    }
}
public protocol Subscription : Cancellable {
    func request(_ demand: Subscribers.Demand)
}
extension URLSession {
    public struct DataTaskPublisher : Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError
        public let request: URLRequest
        public let session: URLSession
    }
    public func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher
    public func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher
}
extension NotificationCenter {
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Empty<Notification, Never>
}
extension Timer {
    public static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on loop: RunLoop, in mode: RunLoop.Mode) -> Timer.TimerPublisher
    public struct TimerPublisher : Publisher {
        public typealias Output = Date
        public typealias Failure = Never
        public func autoconnect() -> Timer.TimerPublisher
        public func connect() -> any Cancellable
    }
}
extension Sequence {
    public var publisher: Publishers.Sequence<Self, Never> { get }
}
extension DispatchQueue : Scheduler {
    public typealias SchedulerTimeType
}
extension RunLoop : Scheduler {
    public typealias SchedulerTimeType
}
extension OperationQueue : Scheduler {
    public typealias SchedulerTimeType
}
