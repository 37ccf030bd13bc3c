import GalleyParsing
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair

extension LiveSite {
  /// The most steps that a request may play.
  private static let mostSteps = 1_000

  /// Besides the wish `steps`, and `touch` for the one that is done after them: the picture and the elements of
  /// the screen, its steps, how many of them it shows, and why no more of them.
  func touch(_ request: SyntaxValue) throws(HTTPRefusal) -> HTTPResponse {
    var wish = try Wish(request)
    let steps = request["steps"]?.elements ?? []
    guard steps.count < Self.mostSteps else {
      throw HTTPRefusal(.badRequest, "these are more than \(Self.mostSteps) steps")
    }
    let touch = request["touch"].flatMap { ScreenTouch($0) }
    guard request["touch"] == nil || touch != nil else {
      throw HTTPRefusal(.badRequest, "'touch' has no kind that is known")
    }
    wish.settings.scene.scale = wish.settings.scene.scale ?? 2
    let preview = previews?.screens(of: wish.name)
    guard preview != nil || documents.knownNames.contains(wish.name) else {
      throw HTTPRefusal(.notFound, "there is no document '\(wish.name)'")
    }
    var recorded = RecordedSteps(steps)
    let messages = preview?.screens.messages ?? []
    var members: [(String, SyntaxValue)] = [("document", .text(wish.name))]
    do throws(RenderFailure) {
      let played = try recorded.play(touch) { script throws(RenderFailure) in
        try screen(of: wish, preview, after: script)
      }
      members += facts(of: played, recorded, isPreview: preview != nil)
      let failures = [played.failure].compactMap(\.self)
      members.append(("failures", .array((failures + messages).map { .text($0) })))
    } catch {
      members.append(("failures", .array(([error.description] + messages).map { .text($0) })))
    }
    return .json(JSONWriter.text(of: .object(members), style: .compact))
  }

  private func screen(
    of wish: Wish, _ preview: (screens: any PlayedScreens, name: String)?, after steps: ScreenSteps
  ) throws(RenderFailure) -> PreviewScreen {
    guard let (screens, name) = preview else {
      return try documents.screen(of: wish.name, wish.settings, after: steps)
    }
    let scene = wish.settings.scene
    return try screens.screen(
      of: name, scene.variantSettings, height: scene.height, after: StepScript(steps))
  }

  private func facts(
    of played: RecordedSteps.Played, _ recorded: RecordedSteps, isPreview: Bool
  ) -> [(String, SyntaxValue)] {
    let elements = played.screen.elements.map { element -> SyntaxValue in
      let frame = element.frame
      let sides = [frame.minX, frame.minY, frame.width, frame.height]
      return .object([
        ("line", .text(element.line)), ("role", .text(element.roleName)),
        ("frame", .array(sides.map { .number($0) })),
        ("options", .array(element.options.map { .text($0) })),
      ])
    }
    let lines = recorded.steps.map { SyntaxValue.text(JSONWriter.text(of: $0, style: .compact)) }
    var facts: [(String, SyntaxValue)] = [
      ("picture", .text("picture/\(pictures.keep(played.screen.png))")),
      ("elements", .array(elements)), ("steps", .array(recorded.steps)),
      ("lines", .array(lines)), ("count", .number(Double(played.count))),
      ("json", .text(recorded.text)),
      ("remarks", .array(played.screen.remarks.map { .text($0) })),
    ]
    // Tests make screens of views, and a document has none.
    if isPreview, let script = try? recorded.read() { facts.append(("swift", .text(script.swift))) }
    return facts
  }
}
