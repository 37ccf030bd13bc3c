/// A named group of tables over one hot path.
struct Benchmark: Sendable {
  /// The name on the command line.
  var name: String
  /// One sentence for the list.
  var summary: String
  /// Measures and prints.
  var run: @Sendable (Workbench) throws -> Void

  /// Every benchmark, one line each; each lives in a file of its own.
  static let all: [Benchmark] = [
    .pngEncoding,
    .pngDecoding,
    .recoding,
    .comparing,
    .fileComparing,
    .textSetting,
    .layout,
    .rasterizing,
    .parsing,
    .workloads,
    .kit,
    .snapshots,
    .live,
    .processes,
    .rows,
    .swiftUI,
  ]
}
