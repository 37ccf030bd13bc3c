import CGalleyConformances
import GalleySwiftUI

/// The jobs that the code of a screen enqueues on the screen's thread: of tasks and of dispatch queues. They run on
/// that thread, in their order, each when the clock of the screen has come to it.
@MainActor
final class ScreenJobs {
  private let touches: Touches
  /// The jobs that are due, in the order in which they became so.
  private var due: [galley_job] = []

  init(_ touches: Touches) { self.touches = touches }

  /// Runs code whose jobs are held back.
  func holding<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let holder = galley_holder(
      take: { context, job, delay in
        guard let context else { return }
        let (taken, place) = (Taken(job: job), UInt(bitPattern: context))
        MainActor.assumeIsolated { ScreenJobs.take(taken.job, delay, for: place) }
      }, context: Unmanaged.passUnretained(self).toOpaque())
    let old = galley_hold_jobs(holder)
    defer { _ = galley_hold_jobs(old) }
    return try touches.timing(body)
  }

  /// A job on its way to the main actor, on whose thread it is.
  private struct Taken: @unchecked Sendable {
    let job: galley_job
  }

  private static func take(_ job: galley_job, _ delay: Int64, for place: UInt) {
    guard let context = UnsafeRawPointer(bitPattern: place) else { return }
    let jobs = Unmanaged<ScreenJobs>.fromOpaque(context).takeUnretainedValue()
    if delay == 0 { return jobs.due.append(job) }
    jobs.touches.schedule(after: Double(delay) / 1e9) { [weak jobs] in jobs?.due.append(job) }
  }

  /// Runs the jobs that are due, and those that become due by them; returns false after so many.
  func run(atMost count: Int) -> Bool {
    for _ in 0..<count {
      guard !due.isEmpty else { return true }
      let job = due.removeFirst()
      job.function(job.argument)
    }
    return due.isEmpty
  }
}
