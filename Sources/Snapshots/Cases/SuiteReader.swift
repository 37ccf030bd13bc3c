import GalleyGeometry
package import GalleyParsing
import GalleySystem

/// Reads `suite.json` and `<case>.suite.json`: variants, checks, masks, tolerance and lints of a folder or a
/// case. Anything not specified is inherited.
package struct SuiteReader {
  /// The default settings.
  private var settings: CaseSettings
  private let diagnostics: DiagnosticCollector
  private let folder: String

  /// Reads a declaration on top of inherited settings.
  ///
  /// - Returns: The settings and the findings; with an error the settings are not to be used.
  package static func read(
    _ source: SourceText, inheriting settings: CaseSettings
  ) -> (settings: CaseSettings, diagnostics: [Diagnostic]) {
    let parsed = JSONParser.parse(source)
    let collector = DiagnosticCollector()
    collector.add(contentsOf: parsed.diagnostics)
    let folder = source.name.lastIndex(of: "/").map { String(source.name[...$0]) } ?? ""
    var reader = SuiteReader(settings: settings, diagnostics: collector, folder: folder)
    if let value = parsed.value, var object = ValueReader(value, diagnostics: collector) {
      reader.read(&object)
    }
    return (reader.settings, collector.summary)
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
    if var variants = object.object("variants") { readVariants(&variants) }
    if let combination = object.oneOf("combine", as: VariantMatrix.Combination.self) {
      settings.matrix.combination = combination
    }
    if let layout = object.oneOf("layout", as: CaseSettings.LayoutDump.self) {
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
    if let pictures = object.bool("pictures") { settings.hasPictures = pictures }
    if var tolerance = object.object("tolerance") { readTolerance(&tolerance) }
    for element in object.array("masks") ?? [] { readMask(element) }
    if var lints = object.object("lints") { readLints(&lints) }
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

  /// A theme's file, or the name of one of Galley's own: a word without an ending.
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

  private func theme(_ value: SyntaxValue) -> String? {
    guard let name = value.text, !name.contains("."), !name.contains("/"), !name.isEmpty,
      !File.exists(folder + name)
    else { return existingPath(value) }
    return name
  }

  private mutating func readVariants(_ object: inout ValueReader) {
    var values: [VariantAxis: [String]] = [:]
    for axis in VariantAxis.allCases {
      guard let elements = object.array(axis.rawValue) else { continue }
      values[axis] = elements.compactMap { value(of: $0, for: axis) }
    }
    let matrix = VariantMatrix(values: values, combination: settings.matrix.combination)
    settings.matrix = settings.matrix.overridden(by: matrix)
    object.finish(knownKeys: VariantAxis.allCases.map(\.rawValue))
  }

  private func value(
    of element: SyntaxValue, for axis: VariantAxis
  ) -> String? {
    switch element.kind {
    case .number(let number) where axis.isNumeric:
      if number.value > 0, number.value <= 10_000 { return number.description }
      diagnostics.mismatch("a number above 0 and up to 10000", element)
      return nil
    case .bool(let flag) where axis == .bold: return String(flag)
    case .string(let word) where !axis.isNumeric:
      guard let choices = axis.choices, !choices.contains(word) else { return word }
      diagnostics.mismatch(choices, element)
      return nil
    default:
      diagnostics.mismatch(
        axis.isNumeric ? "a number" : axis == .bold ? "true or false" : "a string", element)
      return nil
    }
  }

  private mutating func readTolerance(_ object: inout ValueReader) {
    guard let reason = reason(&object) else { return }
    var options = ComparisonOptions(threads: 1)
    options.measure = measure(&object)
    options.maxDiffPixels = object.number("maxDiffPixels", in: 0...1e9).map { Int(saturating: $0) }
    options.maxDiffPixelRatio = object.number("maxDiffPixelRatio", in: 0...1)
    settings.tolerance = PictureTolerance(options, reason: reason)
    object.finish(knownKeys: SuiteSchema.toleranceKeys)
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
        diagnostics.mismatch("[x, y, width, height] in points", value, for: "rect")
        return
      }
      subjects.append(
        .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])))
    }
    let reason = reason(&object)
    object.finish(knownKeys: SuiteSchema.maskKeys)
    guard subjects.count == 1 else {
      diagnostics.mismatch("a mask with one of \"id\", \"type\" and \"rect\"", element)
      return
    }
    if let reason { settings.masks.append(PictureMask(subjects[0], reason: reason)) }
  }

  /// The measure; of several the first in this order counts.
  private func measure(_ object: inout ValueReader) -> PixelMeasure {
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

  private mutating func readLints(_ object: inout ValueReader) {
    if let isEnabled = object.bool("enabled") { settings.lints.isEnabled = isEnabled }
    if let grid = object.number("grid", in: 0.25...1000) { settings.lints.grid = grid }
    if let names = object.array("tokens") {
      settings.lints.tokenProperties = names.compactMap(\.text)
    }
    if let side = object.number("minimumTapTarget", in: 0...1000) {
      settings.lints.minimumTapTarget = side
    }
    object.finish(knownKeys: SuiteSchema.lintKeys)
  }
}
