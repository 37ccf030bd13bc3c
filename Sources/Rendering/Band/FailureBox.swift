import Synchronization

/// Failures of bands; the topmost one is reported, so that it does not depend on the threads.
final class FailureBox: Sendable {
  private let failure = Mutex<(band: Int, error: RenderingError)?>(nil)

  func add(_ error: RenderingError, at band: Int) {
    failure.withLock { known in
      if let earlier = known, earlier.band < band { return }
      known = (band, error)
    }
  }

  var first: RenderingError? { failure.withLock { $0?.error } }
}
