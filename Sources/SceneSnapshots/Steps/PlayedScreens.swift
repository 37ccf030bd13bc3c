package import GalleyParsing
package import GalleySnapshots

/// Screens of previews or documents, made by steps that are played from the beginning.
package protocol PlayedScreens: Sendable {
  /// The errors in the sources since the last build that succeeded, and remarks about them.
  var messages: [String] { get }

  /// The screen of a preview after steps.
  func screen(
    of name: String, _ settings: [Variant.Setting], height: Double?, after script: StepScript
  ) throws(RenderFailure) -> PreviewScreen
}

/// The steps taken on a screen, in the order in which they were done.
package struct RecordedSteps: Sendable {
  package var steps: [SyntaxValue]

  package init(_ steps: [SyntaxValue] = []) { self.steps = steps }

  /// The steps as JSON, a line each, so that a message about one of them quotes that line.
  package var text: String {
    let lines = steps.map { JSONWriter.text(of: $0, style: .compact) }
    return "[\n\(lines.joined(separator: ",\n"))\n]"
  }

  /// The steps as they are played.
  package func read() throws(StepFindings) -> ScreenSteps {
    try ScreenSteps(SourceText(name: "steps", text: text))
  }

  /// The screen after a touch.
  package struct Played: Sendable {
    package var screen: PreviewScreen
    /// The number of steps that the screen shows.
    package var count: Int
    /// Why the steps after those, or the touch, cannot be played.
    package var failure: String?
  }

  /// Plays the steps and a touch. Steps that find their elements no more, since the sources were edited, are
  /// left out from the first such one on; a touch that fails is not added.
  ///
  /// - Throws: Why even the screen without steps cannot be shown.
  package mutating func play(
    _ touch: ScreenTouch?, _ look: (ScreenSteps) throws(RenderFailure) -> PreviewScreen
  ) throws(RenderFailure) -> Played {
    let played = try longest(look)
    guard let touch, played.failure == nil else { return played }
    let longer = RecordedSteps(touch.added(to: steps, on: played.screen.elements))
    do throws(RenderFailure) {
      let screen = try longer.screen(look)
      self = longer
      return Played(screen: screen, count: steps.count)
    } catch {
      return Played(screen: played.screen, count: steps.count, failure: error.description)
    }
  }

  private func screen(
    _ look: (ScreenSteps) throws(RenderFailure) -> PreviewScreen
  ) throws(RenderFailure) -> PreviewScreen {
    let script: ScreenSteps
    do throws(StepFindings) { script = try read() } catch {
      throw RenderFailure(error.description)
    }
    return try look(script)
  }

  /// The screen after as many steps as can be played.
  private func longest(
    _ look: (ScreenSteps) throws(RenderFailure) -> PreviewScreen
  ) throws(RenderFailure) -> Played {
    let failure: String
    do throws(RenderFailure) {
      return Played(screen: try screen(look), count: steps.count)
    } catch {
      if steps.isEmpty { throw error }
      failure = error.description
    }
    // All beginnings of what can be played can be played.
    var known = (count: 0, screen: try RecordedSteps().screen(look))
    var limit = steps.count
    while limit - known.count > 1 {
      let middle = (known.count + limit) / 2
      let part = RecordedSteps(Array(steps.prefix(middle)))
      do throws(RenderFailure) { known = (middle, try part.screen(look)) } catch { limit = middle }
    }
    return Played(screen: known.screen, count: known.count, failure: failure)
  }
}
