import GalleySystem
import Synchronization

/// What is left to one picture: its limits, when it must be finished, and the memory that it has asked
/// for. It travels to wherever time or memory is spent, and counts what this picture costs and no other.
package struct PictureBudget: Sendable {
  /// What the threads of a picture share. That of a part counts for the whole as well, until the part
  /// is no more.
  private final class Account: Sendable {
    let limits: RenderingLimits
    /// When the picture must be finished; nil is whenever it is.
    let deadline: ContinuousClock.Instant?
    private let whole: Account?
    private let bytes = Atomic(0)

    init(_ limits: RenderingLimits, _ deadline: ContinuousClock.Instant?, of whole: Account? = nil) {
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
  ///   - spent: What the picture took so far.
  ///   - bytes: What it holds already.
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

  /// What the picture may cost.
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

  /// Counts memory before it is asked for, until it is released or the part is no more.
  ///
  /// - Throws: As `require`.
  package func hold(_ bytes: Int) throws(RenderingError) {
    try require(bytes: bytes)
    account.add(bytes)
  }

  /// Takes memory off the count that is no longer held.
  func release(_ bytes: Int) { account.add(-bytes) }

  /// Refuses memory for a moment, which is not counted: what other threads ask for at the same moment
  /// must not decide.
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
