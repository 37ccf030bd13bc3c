package import GalleyDesign

/// The units of a distance.
package enum DistanceSystem: String, Sendable, Hashable, CaseIterable {
  /// Metres and kilometres.
  case metric
  /// Feet and miles.
  case imperial
}

extension RichText {
  /// A distance in words: whole metres up to a kilometre, whole feet up to a tenth of a mile; beyond
  /// that kilometres or miles, with one decimal below ten. The decimal separator is that of the
  /// language; a distance that is negative or no number reads as zero.
  package static func distance(
    metres: Double, _ system: DistanceSystem = .metric, locale: String = "en",
    _ styles: TextStyling...
  ) -> RichText {
    let metres = metres > 0 ? min(metres, 1e12) : 0
    let text =
      switch system {
      case .metric: metric(metres, locale)
      case .imperial: imperial(metres, locale)
      }
    return RichText(text).styled(TextStyling(styles))
  }

  private static func metric(_ metres: Double, _ locale: String) -> String {
    metres.rounded() < 1_000
      ? "\(Int(saturating: metres.rounded())) m" : decimal(metres / 1_000, locale) + " km"
  }

  private static func imperial(_ metres: Double, _ locale: String) -> String {
    let feet = (metres / 0.3048).rounded()
    return feet < 528 ? "\(Int(saturating: feet)) ft" : decimal(metres / 1_609.344, locale) + " mi"
  }

  private static func decimal(_ value: Double, _ locale: String) -> String {
    let tenths = Int(saturating: (value * 10).rounded())
    guard tenths < 100, tenths % 10 != 0 else { return "\(Int(saturating: value.rounded()))" }
    return "\(tenths / 10)\(separator(of: locale))\(tenths % 10)"
  }

  /// The decimal separator of a language by its BCP 47 tag.
  private static func separator(of locale: String) -> String {
    let language = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).first ?? ""
    let pointed: Set<Substring> = [
      "en", "ja", "zh", "ko", "th", "he", "hi", "bn", "ta", "te", "ms", "ga", "cy", "mt", "sw",
    ]
    return pointed.contains(language) || language.isEmpty ? "." : ","
  }

  /// A number with the rupee sign before it; other text stays as it is.
  public static func rupees(_ number: String) -> RichText {
    let digits = number.filter { $0 != "," && $0 != " " }
    return Double(digits) == nil ? RichText(number) : RichText("₹" + number)
  }
}
