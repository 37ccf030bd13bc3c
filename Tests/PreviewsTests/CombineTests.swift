import Foundation
import GalleySwiftUI
import Testing

/// Publishers as models of apps are made of them.
@MainActor
@Suite struct CombineTests {
  private final class SignUp: ObservableObject {
    @Published var name = ""
    @Published var password = ""
    @Published var isAllowed = false
    @Published var hint = "?"
    private(set) var listened = 0
    private var subscriptions: Set<AnyCancellable> = []

    init() {
      Publishers.CombineLatest($name, $password)
        .map { !$0.isEmpty && $1.count > 3 }
        .receive(on: DispatchQueue.main)
        .sink { [weak self] in self?.isAllowed = $0 }
        .store(in: &subscriptions)
      $name
        .handleEvents(receiveSubscription: { [weak self] _ in self?.listened += 1 })
        .debounce(for: .milliseconds(500), scheduler: DispatchQueue.main)
        .removeDuplicates()
        .flatMap { name in Just(name.uppercased()).setFailureType(to: Never.self) }
        .throttle(for: 0.2, scheduler: RunLoop.main, latest: true)
        .sink { [weak self] in self?.hint = $0 }
        .store(in: &subscriptions)
    }
  }

  private class Model: ObservableObject {
    @Published var first = 1
    unowned let owner: AnyObject
    init(owner: AnyObject) { self.owner = owner }
  }

  private final class Further: Model {
    let other = "a"
    @Published var second = 2
  }

  @Test func anObjectSpeaksForItselfWhenTheOneThatItDoesNotOwnIsGone() {
    let model = Further(owner: Probe())
    var count = 0
    let listening = model.objectWillChange.sink { count += 1 }
    model.first = 2
    model.second = 3
    #expect(count == 2)
    listening.cancel()
  }

  private final class Probe {}

  @Test func valuesAreAwaited() async {
    let subject = CurrentValueSubject<Int, Never>(1)
    let reading = Task { @MainActor in
      var read: [Int] = []
      for await value in subject.values.prefix(3) {
        read.append(value)
        subject.send(value + 1)
      }
      return read
    }
    #expect(await reading.value == [1, 2, 3])
  }

  @Test func aModelFollowsWhatItPublishes() {
    let model = SignUp()
    (model.name, model.password) = ("ada", "love")
    #expect(model.isAllowed && model.hint == "ADA" && model.listened == 1)
    model.password = "x"
    #expect(!model.isAllowed)
  }

  private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    var all: [P.Output] = []
    _ = publisher.sink { all.append($0) }
    return all
  }

  /// A scheduler that hands all work to another one, whatever its times are.
  private struct Handing<Time: Strideable, Options>: Scheduler
  where Time.Stride: SchedulerTimeIntervalConvertible {
    let now: Time
    let minimumTolerance = Time.Stride.seconds(0)
    private let run: (Options?, @escaping () -> Void) -> Void

    init<Base: Scheduler>(_ base: Base)
    where Base.SchedulerTimeType == Time, Base.SchedulerOptions == Options {
      now = base.now
      run = { base.schedule(options: $0, $1) }
    }

    func schedule(options: Options?, _ action: @escaping () -> Void) { run(options, action) }
    func schedule(
      after date: Time, tolerance: Time.Stride, options: Options?, _ action: @escaping () -> Void
    ) {}
    func schedule(
      after date: Time, interval: Time.Stride, tolerance: Time.Stride, options: Options?,
      _ action: @escaping () -> Void
    ) -> any Cancellable { AnyCancellable {} }
  }

  @Test func aSchedulerCanHideAnotherOne() {
    func late<Base: Scheduler>(_ base: Base) -> AnyPublisher<Int, Never> {
      Just(3).receive(on: base).debounce(for: .milliseconds(5), scheduler: base)
    }
    var values: [Int] = []
    let subscription = late(Handing(DispatchQueue.main)).sink { values.append($0) }
    Handing(RunLoop.main).schedule { values.append(4) }
    // Actions that are due later do not run in a picture.
    RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: .seconds(1))) { values.append(5) }
    #expect(values == [3, 4])
    subscription.cancel()
  }

  @Test func publishersAreMadeOfOthers() {
    #expect(values([1, 2, 3].publisher.scan(0, +)) == [1, 3, 6])
    #expect(values([1, 2].publisher.merge(with: [9].publisher)) == [1, 2, 9])
    #expect(values([1, 2].publisher.zip(["a", "b", "c"].publisher)).map(\.1) == ["a", "b"])
    #expect(values(Just(1).combineLatest([2, 3].publisher, +)) == [3, 4])
    #expect(values([1, 2, 3].publisher.prepend(0).first(where: { $0 > 1 })) == [2])
    #expect(values(Future<Int, Never> { $0(.success(7)) }) == [7])
    #expect(values(Just("1").tryMap { try Int($0, format: .number) }.replaceError(with: 0)) == [1])
    #expect(values(Just(1).delay(for: .seconds(1), scheduler: DispatchQueue.main)).isEmpty)
    #expect(values(Just(Just(4)).switchToLatest()) == [4])
  }

  @Test func tuplesOfViewsAndPlacesDescribeThemselves() throws {
    let pair: TupleView<(Text?, Text?)> = TupleView((nil, Text("two")))
    #expect(pair.value.0 == nil && pair.value.1 != nil)
    #expect(CGPoint(x: 1, y: 2.5).debugDescription == "(1.0, 2.5)")
    #expect(CGRect(x: 0, y: 1, width: 2, height: 3).debugDescription == "(0.0, 1.0, 2.0, 3.0)")
  }
}
