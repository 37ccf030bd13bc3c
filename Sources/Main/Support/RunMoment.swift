import GalleyPlatform
import GalleySystem

/// The moment of a run, or of `SOURCE_DATE_EPOCH`.
enum RunMoment {
  /// As ISO 8601 in UTC, with seconds: `2026-03-01T09:30:00Z`.
  static var text: String {
    var moment = ProcessVariables.all["SOURCE_DATE_EPOCH"].flatMap { time_t($0) } ?? time(nil)
    var parts = tm()
    gmtime_r(&moment, &parts)
    func two(_ value: Int32) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))T"
      + "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))Z"
  }
}
