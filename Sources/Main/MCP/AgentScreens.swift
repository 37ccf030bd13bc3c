import GalleyGeometry
import GalleyImaging
import GalleyParsing
import GalleySceneSnapshots
import GalleyServe
import GalleySnapshots
import GalleyStair

/// A screen that an agent uses: what it shows is what its steps make of its preview, from the beginning, in the
/// program that is built of the sources as they are.
struct AgentScreen {
  let number: Int
  let previews: any UsedPreviews
  let name: String
  var settings: SceneSettings
  /// The steps that led here, as JSON.
  var steps: [SyntaxValue] = []
  /// The elements that were shown last.
  var shown: [String] = []

  /// The state of the screen after steps.
  func look(
    after steps: [SyntaxValue], _ settings: SceneSettings
  ) throws -> PreviewScreen {
    var script = StepScript(try RecordedSteps(steps).read())
    script.hasKeyboard = settings.keyboard == true
    return try previews.screen(
      of: name, settings.variantSettings, height: settings.height, after: script)
  }

  /// The messages about the sources as they are now.
  var broken: [String] {
    let messages = previews.messages
    return messages.isEmpty ? [] : ["the sources as they are now, beside what is shown:"] + messages
  }

  /// The name of the screen with the number of its steps.
  var title: String {
    let count = steps.count == 1 ? "1 step" : "\(steps.count) steps"
    return "screen \(number): \(name)" + (steps.isEmpty ? "" : " after \(count)")
  }
}

/// The elements of a screen as agents read them, each with the number by which it is cropped.
struct ElementList {
  let lines: [String]

  var text: String { numbered(lines.indices.map { ($0, " ") }) }

  private func numbered(_ entries: [(Int, String)]) -> String {
    entries.map { "\($0.1)\($0.0) \(lines[$0.0])" }.joined(separator: "\n")
  }

  /// The elements that are new and those that are gone.
  func changes(since old: [String]) -> String {
    let (gained, lost) = (Self.counts(lines), Self.counts(old))
    var (left, extra) = (lost, gained)
    let new = lines.indices.filter { index in
      let isOld = left[lines[index], default: 0] > 0
      if isOld { left[lines[index], default: 0] -= 1 }
      return !isOld
    }
    let gone = old.filter { line in
      let isThere = extra[line, default: 0] > 0
      if isThere { extra[line, default: 0] -= 1 }
      return !isThere
    }
    if new.isEmpty, gone.isEmpty { return "no element changed" }
    return (gone.map { "- \($0)" } + new.map { "+ \($0) \(lines[$0])" }).joined(separator: "\n")
  }

  private static func counts(_ lines: [String]) -> [String: Int] {
    Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
  }
}

/// The part of a picture that an agent sees.
struct PictureChoice {
  enum Part {
    case all
    case none
    /// The element of a number, with a little around it.
    case element(Int)
    case rect(Rect)
  }

  var part = Part.all

  /// The points around an element.
  private static let margin = 8.0

  /// The picture of a screen; nil when none is wanted.
  func png(of screen: PreviewScreen, scale: Double) throws -> [UInt8]? {
    switch part {
    case .none: return nil
    case .all: return screen.png
    case .rect(let rect): return try Self.cropped(screen.png, to: rect, scale)
    case .element(let number):
      guard screen.elements.indices.contains(number) else {
        throw HTTPRefusal(
          .badRequest, "there is no element \(number); there are 0 to \(screen.elements.count - 1)")
      }
      let frame = screen.elements[number].frame
      let rect = Rect(
        x: frame.minX - Self.margin, y: frame.minY - Self.margin,
        width: frame.width + 2 * Self.margin, height: frame.height + 2 * Self.margin)
      return try Self.cropped(screen.png, to: rect, scale)
    }
  }

  private static func cropped(
    _ png: [UInt8], to rect: Rect, _ scale: Double
  ) throws -> [UInt8] {
    let whole = try PNGDecoder.decode(png)
    func pixels(_ low: Double, _ high: Double, _ limit: Int) -> Range<Int> {
      let first = min(max(Int(saturating: (low * scale).rounded(.down)), 0), limit)
      let last = min(max(Int(saturating: (high * scale).rounded(.up)), 0), limit)
      return first..<max(first, last)
    }
    let columns = pixels(rect.minX, rect.maxX, whole.width)
    let rows = pixels(rect.minY, rect.maxY, whole.height)
    guard !columns.isEmpty, !rows.isEmpty else {
      throw HTTPRefusal(.badRequest, "the part lies outside of the picture; scroll to it first")
    }
    let bytes = rows.flatMap { row in
      let start = 4 * (row * whole.width + columns.lowerBound)
      return whole.pixels[start..<(start + 4 * columns.count)]
    }
    let part = Bitmap(
      width: columns.count, height: rows.count, format: whole.format, pixels: bytes)
    return try PNGEncoder(mode: .fast, scale: scale).encode(part)
  }
}
