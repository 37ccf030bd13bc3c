import GalleyParsing
import GalleySnapshots

/// Differences in words.
enum DiffText {
  /// One line for a pair of files.
  static func line(_ file: FileComparison) -> String {
    switch file.outcome {
    case .sameBytes: "equal  \(file.actual) (same bytes)"
    case .compared(.none): "equal  \(file.actual)"
    case .compared(.size(let size)):
      "size  \(file.actual): \(size.expected) → \(size.actual), "
        + "\(grouped(size.differingPixels)) px differ"
        + (size.failingPixels == size.differingPixels
          ? "" : "; \(grouped(size.failingPixels)) count")
    case .compared(.pixels(let difference)):
      "\(difference.passes ? "tolerated" : "differs")  \(file.actual): \(counts(difference))"
    case .missingExpected: "new  \(file.actual)"
    case .missingActual: "gone  \(file.expected)"
    case .unreadable: failure(file)
    }
  }

  private static func counts(_ difference: PixelDifference) -> String {
    let total = difference.extent.width * difference.extent.height
    var text =
      "\(grouped(difference.differingPixels)) of \(grouped(total)) px "
      + "(\(percentage(difference.differingPixels, of: total))), by at most "
      + "\(counted(difference.largestChannelDifference, "level"))"
    if difference.options.measure != .exact {
      text += "; \(grouped(difference.failingPixels)) count under \(difference.options.measure)"
    }
    return text
  }

  /// Why two files cannot be compared.
  static func failure(_ file: FileComparison) -> String {
    switch file.outcome {
    case .missingExpected: "'\(file.expected)' does not exist"
    case .missingActual: "'\(file.actual)' does not exist"
    // The system's words name the file already.
    case .unreadable(let path, let reason):
      reason.contains("'\(path)'") ? reason : "'\(path)': \(reason)"
    case .sameBytes, .compared: line(file)
    }
  }

  /// The number of files with each result.
  static func summary(_ files: [FileComparison]) -> String {
    func count(_ isMeant: (FileComparison) -> Bool, _ word: String) -> String? {
      let count = files.count(where: isMeant)
      return count == 0 ? nil : "\(grouped(count)) \(word)"
    }
    let parts = [
      count({ $0.passes && !$0.isTolerated }, "equal"), count(\.isTolerated, "tolerated"),
      count({ !$0.passes && !$0.isMissingOrUnreadable }, "different"),
      count({ $0.outcome == .missingExpected }, "new"),
      count({ $0.outcome == .missingActual }, "gone"), count(\.isUnreadable, "unreadable"),
    ]
    return "\(counted(files.count, "picture")): " + parts.compactMap(\.self).joined(separator: ", ")
  }

  /// The position of the differences.
  static func details(_ difference: BitmapDifference) -> [String] {
    guard case .pixels(let pixels) = difference else { return [] }
    let shown = pixels.clusters.prefix(12)
    let rest = pixels.clusterCount - shown.count
    return shown.map { cluster in
      "at \(cluster.box): \(grouped(cluster.pixelCount)) px"
        + (cluster.shift.map { ", \($0)" } ?? "")
    } + (rest > 0 ? ["and \(counted(rest, "smaller group"))"] : [])
  }

  /// One decimal; what is there at all is never called none.
  private static func percentage(_ count: Int, of total: Int) -> String {
    let tenths = Int(saturating: (1000 * Double(count) / Double(total)).rounded())
    if tenths == 0 { return "under 0.1 %" }
    return count < total && tenths == 1000 ? "over 99.9 %" : "\(tenths / 10).\(tenths % 10) %"
  }
}

extension FileComparison {
  /// The pair for programs: `outcome` is `equal`, `tolerated`, `pixels`, `size`, `new`, `gone` or
  /// `unreadable`.
  var value: SyntaxValue {
    var members: [(String, SyntaxValue)] = [
      ("expected", .text(expected)), ("actual", .text(actual)),
      ("passes", SyntaxValue.truth(passes)),
    ]
    switch outcome {
    case .sameBytes, .compared(.none): members.append(("outcome", .text("equal")))
    case .compared(.size(let size)):
      members += [
        ("outcome", .text("size")), ("expectedSize", .text("\(size.expected)")),
        ("actualSize", .text("\(size.actual)")),
        ("differingPixels", .number(Double(size.differingPixels))),
        ("failingPixels", .number(Double(size.failingPixels))),
      ]
    case .compared(.pixels(let difference)):
      members += [
        ("outcome", .text(difference.passes ? "tolerated" : "pixels")),
        ("differingPixels", .number(Double(difference.differingPixels))),
        ("failingPixels", .number(Double(difference.failingPixels))),
        ("largestChannelDifference", .number(Double(difference.largestChannelDifference))),
      ]
    case .missingExpected: members.append(("outcome", .text("new")))
    case .missingActual: members.append(("outcome", .text("gone")))
    case .unreadable(_, let reason):
      members += [("outcome", .text("unreadable")), ("reason", .text(reason))]
    }
    return .object(members)
  }

  var isUnreadable: Bool {
    if case .unreadable = outcome { return true }
    return false
  }

  var isMissingOrUnreadable: Bool {
    isUnreadable || outcome == .missingExpected || outcome == .missingActual
  }

  var isOfAnotherSize: Bool {
    if case .compared(.size) = outcome { return true }
    return false
  }

  /// True if it passes although pixels differ.
  var isTolerated: Bool {
    if case .compared(.pixels) = outcome { return passes }
    return false
  }
}
