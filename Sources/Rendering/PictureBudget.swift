import GalleySystem
import Synchronization

/// The remaining budget of one picture: its limits, its deadline and the memory it holds. It is passed to
/// all code that spends time or memory, and counts the costs of this picture alone.
package struct PictureBudget: Sendable {
  /// The state that the threads of a picture share. The account of a part also counts for the whole, until
  /// the part is released.
  private final class Account: Sendable {
    let limits: RenderingLimits
    /// The time by which the picture must be finished; nil without a limit.
    let deadline: ContinuousClock.Instant?
    private let whole: Account?
    private let bytes = Atomic(0)

    init(_ limits: RenderingLimits, _ deadline: ContinuousClock.Instant?, of whole: Account? = nil)
    {
      self.limits = limits
      self.deadline = deadline
      self.whole = whole
    }

    deinit { whole?.add(-bytes.load(ordering: .relaxed)) }

    /// The bytes that the whole picture holds.
    var total: Int { whole?.total ?? bytes.load(ordering: .relaxed) }

    func add(_ count: Int) {
      bytes.add(count, ordering: .relaxed)
      whole?.add(count)
    }
  }

  private let account: Account
  /// The element whose cost is counted, for errors.
  var owner: Int32 = -1

  /// The budget of a picture that is begun now.
  ///
  /// - Parameters:
  ///   - spent: The time that the picture took so far.
  ///   - bytes: The memory that it holds already.
  package init(
    _ limits: RenderingLimits = RenderingLimits(), after spent: Duration = .zero,
    holding bytes: Int = 0
  ) {
    account = Account(limits, limits.maximumTime.map { .now + ($0 - spent) })
    account.add(bytes)
  }

  private init(_ account: Account, _ owner: Int32) {
    self.account = account
    self.owner = owner
  }

  /// The budget of a part of the picture, whose memory is released with it.
  var part: PictureBudget {
    PictureBudget(Account(account.limits, account.deadline, of: account), owner)
  }

  /// The limits of the picture.
  var limits: RenderingLimits { account.limits }

  /// The same budget for what an element costs.
  func charged(to owner: Int32) -> PictureBudget { PictureBudget(account, owner) }

  /// Refuses to go on with a picture that takes too long.
  package func requireTime() throws(RenderingError) {
    guard let deadline = account.deadline, let time = limits.maximumTime, deadline < .now else {
      return
    }
    throw .outOfTime(allowed: time, owner: owner)
  }

  /// Refuses to go on with a picture that takes too long, once in 64 rows of a loop over rows: reading the clock in
  /// every row would cost more than short rows do.
  ///
  /// A loop over fewer rows may not meet the deadline at all. Its caller has checked it at the start, by `hold`,
  /// `require` or the call without a row, so that there are never more than 64 rows between two checks.
  func requireTime(inRow row: Int) throws(RenderingError) {
    if row % 64 == 0 { try requireTime() }
  }

  /// Counts memory before it is allocated, until it or the part is released.
  ///
  /// - Throws: As `require`.
  package func hold(_ bytes: Int) throws(RenderingError) {
    try require(bytes: bytes)
    account.add(bytes)
  }

  /// Takes memory off the count that is no longer held.
  func release(_ bytes: Int) { account.add(-bytes) }

  /// Refuses memory that is needed only briefly and is not counted, so that allocations of other threads at
  /// the same moment cannot decide.
  ///
  /// - Throws: `outOfMemory` when the picture would have more than it may, or the machine has no more;
  ///   `outOfTime` as `requireTime`.
  package func require(bytes: Int) throws(RenderingError) {
    try requireTime()
    if let most = limits.maximumMemory, account.total + bytes > most {
      throw .outOfMemory(account.total + bytes, allowed: most, owner: owner)
    }
    guard !ProcessMemory.allows(bytes) else { return }
    throw .outOfMemory(bytes, allowed: nil, owner: owner)
  }
}
