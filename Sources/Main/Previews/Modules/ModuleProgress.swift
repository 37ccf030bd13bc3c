import GalleyPlatform
import GalleySystem
import Synchronization

/// Reports how far a build of modules is, and how long it will take: at a terminal on one line, elsewhere on a
/// line of its own twice a minute.
final class ModuleProgress: Sendable {
  private let product: String
  /// The file with the commands of the build.
  private let plan: String
  /// The file that receives the output of the build.
  private let log: String
  private let isRunning = Mutex(true)
  private let start = ContinuousClock.now

  init(of product: String, plan: String, log: String) {
    (self.product, self.plan, self.log) = (product, plan, log)
  }

  /// Makes the reports while some work is done.
  func during<Value>(_ work: () throws(FileError) -> Value) throws(FileError) -> Value {
    // The output of an earlier build does not describe this one.
    try File.remove(log)
    let thread = WorkerThread { [self] in report() }
    let result = Result { () throws(FileError) in try work() }
    isRunning.withLock { $0 = false }
    if let thread { thread.join() }
    return try result.get()
  }

  private func report() {
    let isTerminal = Output.error.isTerminal
    var (looks, plan) = (0, ModuleBuildPlan?.none)
    while isRunning.withLock({ $0 }) {
      usleep(Self.pause)
      looks += 1
      guard looks.isMultiple(of: isTerminal ? 5 : Self.looksBetweenLines),
        let output = try? File.read(log)
      else { continue }
      // The commands are written once the package manager has planned the build.
      plan =
        plan ?? (output.contains(0x5B) ? try? ModuleBuildPlan(of: product, in: self.plan) : nil)
      guard let plan else { continue }
      let elapsed = (ContinuousClock.now - start).components.seconds
      let line = Self.line(plan, String(decoding: output, as: UTF8.self), after: Int(elapsed))
      Output.error.write(isTerminal ? "\r\u{1B}[K\(line)" : "note: \(line)\n")
    }
    if isTerminal { Output.error.write("\r\u{1B}[K") }
  }

  /// Short, so that the end of the build is noticed at once.
  private static let pause: UInt32 = 100_000
  private static let looksBetweenLines = 300

  /// The share that is done, the last compiled module, and the time that the rest takes at the same speed.
  static func line(_ plan: ModuleBuildPlan, _ output: String, after seconds: Int) -> String {
    let compiled = output.split(separator: "\n").compactMap { line -> String? in
      let words = line.split(separator: " ")
      guard words.count > 2, words[0].hasPrefix("["), words[1] == "Compiling" else { return nil }
      return String(words[2])
    }
    let done = Set(compiled).intersection(plan.modules)
    let share = done.reduce(0) { $0 + (plan.shares[$1] ?? 0) }
    let last = compiled.last { done.contains($0) }.map { ", \($0) is ready" } ?? ""
    let left = Int(saturating: Double(seconds) * (1 - share) / max(share, 0.05) + 1)
    let rest = share > 0.05 ? ", about \(left) s more" : ""
    return "\(done.count) of \(plan.modules.count) modules after \(seconds) s\(last)\(rest)"
  }
}
