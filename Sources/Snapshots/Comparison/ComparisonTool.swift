/// Another tool whose verdicts on pixels are reproduced, in the version that they are held to.
public enum ComparisonTool: String, CaseIterable, Hashable, Sendable {
  /// pixelmatch 5.0 to 6.0: translucent pixels are compared on white.
  case pixelmatch5 = "pixelmatch-5"
  /// pixelmatch 7.0 to 7.2: translucent pixels are compared on a pattern of dark and light colours
  /// that depends on their place, so that white and nothing differ.
  case pixelmatch7 = "pixelmatch-7"
  /// odiff 4: distances in its fixed-point numbers, translucent pixels on white.
  case odiff4 = "odiff-4"

  /// True if the tool lets pixels pass that look anti-aliased when nothing is said about them: pixelmatch
  /// does, odiff does not.
  public var forgivesAntialiased: Bool { self != .odiff4 }

  /// The threshold of all of them when none is given: 26 levels of grey pass.
  public static let defaultThreshold = 0.1
}

extension ComparisonTool: CustomStringConvertible {
  /// Tool and version, for example `pixelmatch 7`.
  public var description: String {
    switch self {
    case .pixelmatch5: "pixelmatch 5"
    case .pixelmatch7: "pixelmatch 7"
    case .odiff4: "odiff 4"
    }
  }
}
