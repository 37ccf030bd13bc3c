/// What a parser accepts before it gives up, so that no input can take all memory or all time.
public struct ParsingLimits: Hashable, Sendable {
  /// The greatest nesting that can be requested.
  ///
  /// Values are freed and compared recursively, which takes stack in proportion to their depth.
  public static let deepestNesting = 2048

  /// The greatest number of bytes; 256 MiB unless said otherwise, less than 4 GiB always.
  public var maximumBytes: Int
  /// The greatest depth of arrays and objects in one another; 512 unless said otherwise.
  public var maximumNesting: Int
  /// The greatest number of values; 16 million unless said otherwise.
  public var maximumValues: Int
  /// The greatest number of diagnostics; 100 unless said otherwise.
  public var maximumDiagnostics: Int

  /// Makes limits; what is not given has the default named above.
  public init(
    maximumBytes: Int = 256 << 20, maximumNesting: Int = 512, maximumValues: Int = 16_000_000,
    maximumDiagnostics: Int = 100
  ) {
    self.maximumBytes = min(max(0, maximumBytes), Int(UInt32.max) - 1)
    self.maximumNesting = min(max(0, maximumNesting), ParsingLimits.deepestNesting)
    self.maximumValues = max(1, maximumValues)
    self.maximumDiagnostics = max(1, maximumDiagnostics)
  }

  /// The limits used when none are given.
  public static let standard = ParsingLimits()
}
