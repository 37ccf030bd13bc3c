import ArgumentParser
import GalleyRendering

/// What one picture may cost; a picture that would cost more fails by itself.
struct BudgetOptions: ParsableArguments {
  /// The limits that the other options change.
  enum Base: String, ExpressibleByArgument, CaseIterable {
    case standard, ci
  }

  @Option(
    name: .customLong("limits"),
    help: """
      standard, or ci for a job that draws what strangers wrote: 2^27 pixels, 2^20 elements, 1 GiB \
      and 30 s for each picture. The options below change one of them.
      """)
  var base = Base.standard

  @Option(help: "The most pixels of a picture (34359738368).")
  var maxPixels: Int?

  @Option(help: "The most elements of a document (67108864).")
  var maxElements: Int?

  @Option(help: "The most memory that a picture may ask for, in MiB; else all there is.")
  var maxMemory: Int?

  @Option(help: "The longest that a picture may take, in seconds (600); 0 is as long as it takes.")
  var maxTime: Double?

  func validate() throws {
    let numbers = [maxPixels, maxElements, maxMemory].compactMap(\.self)
    guard numbers.allSatisfy({ $0 > 0 && $0 < 1 << 40 }) else {
      throw ValidationError("limits are numbers above 0")
    }
    guard (0...1e9).contains(maxTime ?? 0) else {
      throw ValidationError("--max-time takes seconds from 0")
    }
  }

  /// The options over the limits that were named.
  var limits: RenderingLimits {
    var limits = base == .ci ? RenderingLimits.ci : RenderingLimits()
    if let maxPixels { limits.maximumPixels = maxPixels }
    if let maxElements { limits.maximumElements = maxElements }
    if let maxMemory { limits.maximumMemory = maxMemory << 20 }
    if let maxTime { limits.maximumTime = maxTime > 0 ? .seconds(maxTime) : nil }
    return limits
  }
}
