import GalleyGeometry
package import GalleyParsing
import GalleySystem

/// Reads `suite.json` and `<case>.suite.json`: variants, checks, masks, tolerance and lints of a folder or a
/// case. Anything not specified is inherited.
package struct SuiteReader {
  /// The default settings.
  var settings: CaseSettings
  let diagnostics: DiagnosticCollector
  private let folder: String

  /// A suite file as it was read.
  package struct Reading: Sendable {
    /// The settings, which are not to be used with an error.
    package let settings: CaseSettings
    /// The findings.
    package let diagnostics: [Diagnostic]
    /// The parsed text; nil where it is not JSON.
    package let value: SyntaxValue?
  }

  /// Reads a declaration on top of inherited settings.
  package static func read(
    _ source: SourceText, inheriting settings: CaseSettings = CaseSettings()
  ) -> Reading {
    let parsed = JSONParser.parse(source)
    let collector = DiagnosticCollector()
    collector.add(contentsOf: parsed.diagnostics)
    let folder = source.name.lastIndex(of: "/").map { String(source.name[...$0]) } ?? ""
    var reader = SuiteReader(settings: settings, diagnostics: collector, folder: folder)
    if let value = parsed.value, var object = ValueReader(value, diagnostics: collector) {
      reader.read(&object)
    }
    return Reading(
      settings: reader.settings, diagnostics: collector.summary, value: parsed.value)
  }

  /// Reads the settings that a document declares for itself under `snapshot`.
  package static func read(
    _ value: SyntaxValue, of source: SourceText, inheriting settings: CaseSettings
  ) -> (settings: CaseSettings, diagnostics: [Diagnostic]) {
    let collector = DiagnosticCollector()
    let folder = source.name.lastIndex(of: "/").map { String(source.name[...$0]) } ?? ""
    var reader = SuiteReader(settings: settings, diagnostics: collector, folder: folder)
    if var object = ValueReader(value, diagnostics: collector) { reader.read(&object) }
    return (reader.settings, collector.summary)
  }

  private mutating func read(_ object: inout ValueReader) {
    if let variants = object.value("variants") { readVariants(variants) }
    if let combination = word("combine", of: &object, VariantMatrix.Combination.self) {
      settings.matrix.combination = combination
    }
    if let layout = word("layout", of: &object, CaseSettings.LayoutDump.self) {
      settings.layout = layout
    }
    if let theme = object.value("theme") { settings.theme = self.theme(theme) ?? settings.theme }
    if let fonts = object.value("fonts") {
      let own = (fonts.elements ?? [fonts]).compactMap(existingPath)
      settings.fonts = own + settings.fonts.filter { !own.contains($0) }
    }
    if let strings = object.value("strings") {
      settings.strings = (strings.elements ?? [strings]).compactMap(path)
    }
    if let pictures = truth("pictures", of: &object) { settings.hasPictures = pictures }
    if var tolerance = object.object("tolerance") { readTolerance(&tolerance) }
    for element in list("masks", of: &object) ?? [] { readMask(element) }
    if let lints = object.value("lints") { readLints(lints) }
    let foreign = object.unreadMembers.filter { Self.foreign[$0.key] != nil }
    for member in foreign {
      let (key, parent) = Self.foreign[member.key] ?? ("", "")
      diagnostics.fail(
        "unknown key \(SyntaxValue.quoted(member.key)); it would be \"\(key)\" in \"\(parent)\"",
        at: member.keyRange)
    }
    object.finish(knownKeys: SuiteSchema.keys + foreign.map(\.key))
  }

  /// A path that is given from the folder of the suite.
  private func path(_ value: SyntaxValue) -> String? {
    guard let path = value.text else {
      diagnostics.mismatch("a string", value)
      return nil
    }
    return path.hasPrefix("/") ? path : folder + path
  }

  /// The same for something that has to be there.
  private func existingPath(_ value: SyntaxValue) -> String? {
    guard let path = path(value) else { return nil }
    if File.exists(path) || Directory.exists(path) { return path }
    let place = folder.isEmpty ? "the working folder" : "\"\(folder)\""
    diagnostics.error(
      "there is no file and no folder \(SyntaxValue.quoted(value.text ?? "")) in \(place)",
      at: value.range)
    return nil
  }

  /// Keys of other tools, with the one that is meant and the object that has it.
  private static let foreign: [String: (key: String, parent: String)] = [
    "appearance": ("appearance", "variants"), "appearances": ("appearance", "variants"),
    "colorScheme": ("appearance", "variants"), "device": ("device", "variants"),
    "devices": ("device", "variants"), "viewport": ("width", "variants"),
    "viewports": ("width", "variants"), "width": ("width", "variants"),
    "widths": ("width", "variants"), "locale": ("locale", "variants"),
    "locales": ("locale", "variants"), "languages": ("locale", "variants"),
    "scale": ("scale", "variants"), "scales": ("scale", "variants"),
    "textSize": ("textSize", "variants"), "states": ("state", "variants"),
    "threshold": ("threshold", "tolerance"), "like": ("like", "tolerance"),
    "maxDiffPixelRatio": ("maxDiffPixelRatio", "tolerance"),
    "maxDiffPixels": ("maxDiffPixels", "tolerance"),
    "perceptualPrecision": ("perceptualPrecision", "tolerance"),
  ]

  /// A theme's file, or the name of one of Galley's own: a word without an ending.
  private func theme(_ value: SyntaxValue) -> String? {
    guard let name = value.text, !name.contains("."), !name.contains("/"), !name.isEmpty,
      !File.exists(folder + name)
    else { return existingPath(value) }
    return name
  }

  private mutating func readTolerance(_ object: inout ValueReader) {
    guard let reason = reason(&object) else { return }
    var options = ComparisonOptions(threads: 1)
    options.measure = measure(&object)
    options.maxDiffPixels = object.number("maxDiffPixels", in: 0...1e9).map { Int(saturating: $0) }
    options.maxDiffPixelRatio = number("maxDiffPixelRatio", of: &object, in: 0...1)
    settings.tolerance = PictureTolerance(options, reason: reason)
    finish(&object, knowing: SuiteSchema.toleranceKeys)
  }

  /// Returns the reason why something is not compared exactly; an empty reason does not count.
  private func reason(_ object: inout ValueReader) -> String? {
    guard let value = object.value("reason", .required) else { return nil }
    if let text = value.text, !text.allSatisfy(\.isWhitespace) { return text }
    diagnostics.mismatch("a reason in words", value, for: "reason")
    return nil
  }

  private mutating func readMask(_ element: SyntaxValue) {
    guard var object = ValueReader(element, diagnostics: diagnostics) else { return }
    var subjects: [PictureMask.Subject] = []
    if let id = object.string("id") { subjects.append(.id(id)) }
    if let type = object.string("type") { subjects.append(.type(type)) }
    if let value = object.value("rect") {
      var numbers: [Double] = []
      if case .array(let elements) = value.kind { numbers = elements.map { $0.number?.value ?? 0 } }
      guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
        diagnostics.mismatch(
          "[x, y, width, height] in points", value, for: "rect", advice: SuiteWords.rectangle(value)
        )
        return
      }
      subjects.append(
        .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])))
    }
    let reason = reason(&object)
    finish(&object, knowing: SuiteSchema.maskKeys)
    guard subjects.count == 1 else {
      diagnostics.mismatch("a mask with one of \"id\", \"type\" and \"rect\"", element)
      return
    }
    if let reason { settings.masks.append(PictureMask(subjects[0], reason: reason)) }
  }

  /// The measure, of which a tolerance has one.
  private func measure(_ object: inout ValueReader) -> PixelMeasure {
    let measures = ["channelLevels", "like", "edgeMovementPixels", "perceptualPrecision"]
    let stated = object.unreadMembers.filter { measures.contains($0.key) }
    if let second = stated.dropFirst().first(where: { $0.key != stated[0].key }) {
      diagnostics.fail(
        "a tolerance has one measure, and \"\(stated[0].key)\" is one already", at: second.keyRange)
    }
    for key in ["threshold", "forgivesAntialiased"] where !object.contains("like") {
      guard let member = object.unreadMembers.first(where: { $0.key == key }) else { continue }
      diagnostics.warning(
        "\"\(key)\" has no effect without \"like\", the tool that judges by it", at: member.keyRange
      )
    }
    let levels = object.number("channelLevels", in: 0...255)
    let tool = object.oneOf("like", as: ComparisonTool.self)
    let threshold = object.number("threshold", in: 0...1)
    let forgives = object.bool("forgivesAntialiased")
    let movement = object.number("edgeMovementPixels", in: 0...1)
    let precision = object.number("perceptualPrecision", in: 0...1)
    if let levels { return .channelStep(levels: Int(saturating: levels)) }
    if let tool {
      return .like(
        tool, threshold: threshold ?? ComparisonTool.defaultThreshold,
        forgivesAntialiased: forgives)
    }
    if let movement { return .edgeMovement(pixels: movement) }
    return precision.map { .perceptualPrecision($0) } ?? .exact
  }

  private mutating func readLints(_ value: SyntaxValue) {
    if value.truth != nil {
      let text = "{\"enabled\": \(value.truth == true)}"
      return diagnostics.mismatch(
        "an object", value, for: "lints", advice: .init("; write \(text)", replacement: text))
    }
    guard var object = ValueReader(value, under: "lints", diagnostics: diagnostics) else { return }
    if let isEnabled = truth("enabled", of: &object) { settings.lints.isEnabled = isEnabled }
    if let grid = number("grid", of: &object, in: 0.25...1000) { settings.lints.grid = grid }
    if let names = list("tokens", of: &object) {
      settings.lints.tokenProperties = names.compactMap { name in
        if name.text == nil { diagnostics.mismatch("a string", name) }
        return name.text
      }
    }
    if let side = number("minimumTapTarget", of: &object, in: 0...1000) {
      settings.lints.minimumTapTarget = side
    }
    finish(&object, knowing: SuiteSchema.lintKeys)
  }
}
