import GalleyDesign
import GalleyParsing
import GalleyPlatform
import GalleyStair
import GalleySystem

/// The time of every stage of every picture as JSON.
struct TimingsReport {
  private let outcomes: [RenderOutcome]

  init(_ outcomes: [RenderOutcome]) { self.outcomes = outcomes }

  /// One object: `peakMemoryBytes` and `pictures`, each with its `stages` in milliseconds.
  var json: String {
    let pictures = outcomes.flatMap { outcome in outcome.pictures.map { (outcome.document, $0) } }
    let lines = pictures.map { "    " + line($0, $1) }
    return """
      {
        "peakMemoryBytes": \(Self.peakMemory),
        "pictures": [
      \(lines.joined(separator: ",\n"))
        ]
      }
      """
  }

  private func line(_ document: String, _ rendered: RenderedPicture) -> String {
    let picture = rendered.picture
    let stages = StageTimings.Stage.allCases.map { stage in
      "\"\(stage.rawValue)\": \(Self.milliseconds(picture.timings[stage]))"
    }
    let output = rendered.path.map(JSONWriter.quoted) ?? "null"
    return "{\"document\": \(JSONWriter.quoted(document)), \"output\": \(output), "
      + "\"appearance\": \"\(rendered.appearance.rawValue)\", \"width\": \(picture.width), "
      + "\"height\": \(picture.height), \"bytes\": \(picture.byteCount), "
      + "\"stages\": {\(stages.joined(separator: ", "))}}"
  }

  /// Milliseconds with three decimals, independent of the locale.
  static func milliseconds(_ nanoseconds: Int64) -> String {
    let microseconds = (nanoseconds + 500) / 1000
    let fraction = String(microseconds % 1000)
    return "\(microseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }

  private static var peakMemory: Int {
    var usage = rusage()
    #if os(Linux)
      // The constant is imported as an enumeration, the parameter as a number; both are 0.
      getrusage(0, &usage)
      return usage.ru_maxrss * 1024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }
}
