import GalleyDesign
import GalleyGeometry
import GalleyParsing
import GalleySceneSnapshots
import GalleyServe
import GalleyStair
import GalleySystem

/// The tools that use screens of previews.
extension ContextTools {
  static let screenTools = [
    ContextTool(
      "previews", "List previews",
      "Builds SwiftUI sources, a package, a folder or one file, and lists their previews, with what "
        + "does not compile.", [path]),
    ContextTool(
      "open", "Open a preview or a document",
      "Opens a preview of SwiftUI sources, or a document, as a screen that can be used, and shows its picture and "
        + "its elements. Sources that changed are built first.",
      [
        path,
        .init(
          "preview", "string", "Its name, as previews lists it; needed where there are several."),
      ] + settings + picture, isReadOnly: false, isIdempotent: false),
    ContextTool(
      "elements", "Look at a screen",
      "Lists what is on a screen: role, label, value, #identifier, traits and frame of each element, "
        + "in reading order. After an edit of the sources the steps are played again in the new program.",
      [screen] + picture),
    ContextTool(
      "act", "Use a screen",
      "Plays steps on a screen: tap, type, scroll and so on, each an object with one action. Shows the "
        + "picture and the elements that changed. A step that fails undoes the whole call.",
      [
        screen,
        .init(
          "steps",
          StepSchema.flat.members.map { $0.map { ($0.key, $0.value) } } ?? [], isRequired: true),
      ] + picture, isReadOnly: false, isIdempotent: false),
    ContextTool(
      "configure", "Change settings of a screen",
      "Changes appearance, text size, language, device and so on of a screen, and plays its steps "
        + "again.", [screen] + settings + picture, isReadOnly: false),
    ContextTool(
      "variants", "Compare variants of a screen",
      "Shows a screen as it is after its steps in several settings, each with the elements that "
        + "differ from the first; at most 8.",
      [screen] + variedSettings + picture),
    ContextTool(
      "close", "Close a screen",
      "Closes a screen and returns its steps as JSON, which Name.steps.json beside Name.swift may "
        + "hold, for tests.", [screen], isReadOnly: false),
  ]

  private static let path = ContextTool.Parameter(
    "path", "string", "A package, a folder of sources, a source, or a document.", isRequired: true)
  private static let screen = ContextTool.Parameter(
    "screen", "integer", "The number of the screen; the one that was used last unless given.")
  private static let settings = Setting.screens.map(ContextTool.Parameter.setting)
  private static let variedSettings = Setting.screens.filter { !$0.isSize || $0.name == "device" }
    .map {
      setting in
      ContextTool.Parameter(
        setting.name,
        [
          ("type", .text("array")), ("items", .object(setting.schemaMembers)),
          ("description", .text("\(setting.meaning).")),
        ])
    }
  private static let picture = [
    ContextTool.Parameter(
      "zoom", "number", "Pixels per point of the picture, 0.25 to 8; 1 unless given."),
    ContextTool.Parameter(
      "crop",
      [
        ("type", .array([.text("integer"), .text("array"), .text("boolean")])),
        ("items", .object([("type", .text("number"))])),
        (
          "description",
          .text(
            "The part that is shown: the number of an element, or x, y, width and height in points; "
              + "false for no picture.")
        ),
      ]),
  ]

  // The tools

  mutating func previews(_ arguments: SyntaxValue) throws -> ToolAnswer {
    let previews = try used(arguments["path"]?.text ?? "")
    let lines = previews.listed.map { "\($0.name)\t\($0.place)" }
    return ToolAnswer(
      (lines + previews.messages).joined(separator: "\n"), isError: previews.listed.isEmpty)
  }

  mutating func open(_ arguments: SyntaxValue) throws -> ToolAnswer {
    let previews = try used(arguments["path"]?.text ?? "")
    let preview = try Self.preview(arguments["preview"]?.text, of: previews)
    opened += 1
    let settings = try Self.settings(arguments)
    let screen = AgentScreen(
      number: opened, previews: previews, name: preview.name, settings: settings)
    return try show(screen, arguments) { $0.text }
  }

  mutating func elements(_ arguments: SyntaxValue) throws -> ToolAnswer {
    let screen = try openScreen(arguments)
    try screen.previews.refresh()
    return try show(screen, arguments) { $0.text }
  }

  mutating func act(_ arguments: SyntaxValue) throws -> ToolAnswer {
    var screen = try openScreen(arguments)
    screen.steps += arguments["steps"]?.elements ?? []
    try screen.previews.refresh()
    let old = screen.shown
    return try show(screen, arguments) { $0.changes(since: old) }
  }

  mutating func configure(_ arguments: SyntaxValue) throws -> ToolAnswer {
    var screen = try openScreen(arguments)
    screen.settings = try Self.settings(arguments, over: screen.settings)
    try screen.previews.refresh()
    let old = screen.shown
    return try show(screen, arguments) { $0.changes(since: old) }
  }

  mutating func variants(_ arguments: SyntaxValue) throws -> ToolAnswer {
    let screen = try openScreen(arguments)
    try screen.previews.refresh()
    var combinations: [[(name: String, word: String)]] = [[]]
    for setting in Setting.screens {
      guard let values = arguments[setting.name]?.elements, !values.isEmpty else { continue }
      let words = values.map { (setting.name, $0.settingWord ?? $0.summary) }
      combinations = combinations.flatMap { one in words.map { one + [$0] } }
      guard combinations.count <= Self.mostVariants else {
        throw HTTPRefusal(.badRequest, "these are more than \(Self.mostVariants) variants")
      }
    }
    var answer = ToolAnswer()
    var first: [String]?
    for combination in combinations {
      var settings = screen.settings
      for (name, word) in combination { try Self.set(name, word, in: &settings) }
      let shown = try look(at: screen, settings, arguments)
      let words = combination.map { "\($0.name) \($0.word)" }.joined(separator: ", ")
      let list = ElementList(lines: shown.screen.elements.map(\.line))
      answer.add((words.isEmpty ? screen.title : words) + ":")
      if let png = shown.png { answer.add(png) }
      answer.add(first.map { list.changes(since: $0) } ?? list.text)
      first = first ?? list.lines
    }
    return answer
  }

  private static let mostVariants = 8

  mutating func close(_ arguments: SyntaxValue) throws -> ToolAnswer {
    let screen = try openScreen(arguments)
    screens.removeAll { $0.number == screen.number }
    return ToolAnswer(
      "screen \(screen.number) is closed; its steps were:\n\(RecordedSteps(screen.steps).text)")
  }

  // Pieces

  /// The previews of a path, built as the sources are now.
  mutating func used(_ path: String) throws -> any UsedPreviews {
    try readable.check(path)
    if Directory.exists(path) { try readable.checkLinks(below: path) }
    let previews: any UsedPreviews =
      try UsedDocument.isDocument(path)
      ? UsedDocument(path: path, documents: documents)
      : followed[path] ?? openPreviews(path, readable)
    followed[path] = previews
    try previews.refresh()
    if previews.listed.isEmpty, !previews.messages.isEmpty {
      throw HTTPRefusal(.badRequest, previews.messages.joined(separator: "\n"))
    }
    return previews
  }

  /// The preview of a name; the only one where none is given.
  static func preview(
    _ name: String?, of previews: any UsedPreviews
  ) throws(HTTPRefusal) -> ListedPreview {
    let names = previews.listed.map(\.name)
    let all = names.isEmpty ? "there are no previews" : "there is \(names.joined(separator: ", "))"
    guard let name else {
      if names.count == 1 { return previews.listed[0] }
      throw HTTPRefusal(.badRequest, "'preview' is needed; \(all)")
    }
    if let found = previews.listed.named(name) { return found }
    throw HTTPRefusal(.notFound, "there is no preview '\(name)'; \(all)")
  }

  private func openScreen(_ arguments: SyntaxValue) throws(HTTPRefusal) -> AgentScreen {
    let number = arguments["screen"]?.number.flatMap { Int(exactly: $0.value) }
    if let found = number.map({ number in screens.first { $0.number == number } }) ?? screens.last {
      return found
    }
    let numbers = screens.map { "\($0.number)" }.joined(separator: ", ")
    throw HTTPRefusal(
      .notFound,
      screens.isEmpty
        ? "no screen is open; call open first"
        : "there is no screen \(number.map { "\($0)" } ?? ""); there is \(numbers)")
  }

  private static func set(
    _ name: String, _ word: String, in settings: inout SceneSettings
  ) throws(HTTPRefusal) {
    guard let setting = Setting.named(name, among: Setting.screens) else { return }
    guard setting.set(word, in: &settings) else {
      throw HTTPRefusal(.badRequest, setting.refusal(of: word))
    }
  }

  /// The settings among arguments.
  static func settings(
    _ arguments: SyntaxValue, over settings: SceneSettings = SceneSettings()
  ) throws(HTTPRefusal) -> SceneSettings {
    var settings = settings
    for setting in Setting.screens {
      guard let word = arguments[setting.name]?.settingWord else { continue }
      try set(setting.name, word, in: &settings)
    }
    return settings
  }

  /// The state of a screen in settings, and the part of its picture that is wanted.
  private func look(
    at screen: AgentScreen, _ settings: SceneSettings, _ arguments: SyntaxValue
  ) throws -> (screen: PreviewScreen, png: [UInt8]?) {
    var settings = settings
    if let zoom = arguments["zoom"]?.settingWord { try Self.set("scale", zoom, in: &settings) }
    let scale = settings.scale ?? 1
    settings.scale = scale
    let shown: PreviewScreen
    do { shown = try screen.look(after: screen.steps, settings) } catch {
      // The program may be that of sources which compiled once.
      let broken = screen.broken
      guard !broken.isEmpty else { throw error }
      let reason = (error as? HTTPRefusal)?.message ?? "\(error)"
      throw HTTPRefusal(.badRequest, ([reason] + broken).joined(separator: "\n"))
    }
    return (shown, try Self.choice(arguments).png(of: shown, scale: scale))
  }

  private static func choice(_ arguments: SyntaxValue) throws(HTTPRefusal) -> PictureChoice {
    guard let crop = arguments["crop"] else { return PictureChoice() }
    if let truth = crop.truth { return PictureChoice(part: truth ? .all : .none) }
    if let number = crop.number.flatMap({ Int(exactly: $0.value) }) {
      return PictureChoice(part: .element(number))
    }
    let sides = crop.elements?.compactMap { $0.number?.value } ?? []
    guard sides.count == 4 else {
      throw HTTPRefusal(.badRequest, "'crop' takes four numbers: x, y, width and height")
    }
    return PictureChoice(
      part: .rect(Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])))
  }

  /// Looks at a screen and keeps it as it is then: a step that fails leaves the screen as it was.
  private mutating func show(
    _ screen: AgentScreen, _ arguments: SyntaxValue, _ words: (ElementList) -> String
  ) throws -> ToolAnswer {
    var screen = screen
    let shown = try look(at: screen, screen.settings, arguments)
    screen.shown = shown.screen.elements.map(\.line)
    screens.removeAll { $0.number == screen.number }
    screens.append(screen)
    var answer = ToolAnswer()
    if let png = shown.png { answer.add(png) }
    let remarks = shown.screen.remarks.map { "remark: \($0)" }
    answer.add(
      ([screen.title, words(ElementList(lines: screen.shown))] + remarks + screen.broken)
        .joined(separator: "\n"))
    return answer
  }
}
