/// The duration of each stage, in nanoseconds.
public struct StageTimings: Hashable, Sendable {
  /// The steps in their order.
  public enum Stage: String, Sendable, Hashable, CaseIterable {
    /// Bytes to syntax to document.
    case parse
    /// Document to layout tree; text is shaped here.
    case shape
    /// Proposals down, sizes up, places.
    case layout
    /// Frames to display list.
    case paint
    /// Display list to pixels. Includes encoding when the picture is streamed.
    case raster
    /// Pixels to PNG.
    case encode
    /// PNG to disk.
    case write
  }

  private var nanoseconds = [Int64](repeating: 0, count: Stage.allCases.count)

  /// All zero.
  public init() {}

  /// The time of a step.
  public subscript(stage: Stage) -> Int64 {
    get { nanoseconds[Self.index(of: stage)] }
    set { nanoseconds[Self.index(of: stage)] = newValue }
  }

  /// All steps together.
  package var total: Duration { .nanoseconds(nanoseconds.reduce(0, +)) }

  /// Runs a step and adds its time.
  public mutating func measure<Result: ~Copyable, Failure: Error>(
    _ stage: Stage, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = ContinuousClock.now
    defer {
      let time = (ContinuousClock.now - start).components
      self[stage] += time.seconds * 1_000_000_000 + time.attoseconds / 1_000_000_000
    }
    return try body()
  }

  private static func index(of stage: Stage) -> Int {
    switch stage {
    case .parse: 0
    case .shape: 1
    case .layout: 2
    case .paint: 3
    case .raster: 4
    case .encode: 5
    case .write: 6
    }
  }
}
