package import Galley
package import GalleyDesign
package import GalleyParsing

/// What the page's toolbar says, as words by the names that the command line has for them.
package struct ViewSettings: Sendable {
  /// What wins over the document.
  package var scene = SceneSettings()
  /// A theme of Galley's own in place of the document's.
  package var theme: Theme?

  /// Reads words; what is empty or missing leaves the choice to the document.
  ///
  /// - Throws: A refusal for a name that is not known or a value that cannot be.
  package init(_ words: [String: String]) throws(HTTPRefusal) {
    for (name, word) in words where !word.isEmpty { try set(name, word) }
  }

  private mutating func set(_ name: String, _ word: String) throws(HTTPRefusal) {
    if name == "theme" {
      guard let preset = Theme.presets.first(where: { $0.name == word }) else {
        throw HTTPRefusal(.badRequest, "there is no theme '\(word)'")
      }
      theme = preset.theme
      return
    }
    guard let setting = Setting.named(name) else {
      throw HTTPRefusal(.badRequest, "there is no setting '\(name)'")
    }
    guard setting.set(word, in: &scene) else {
      throw HTTPRefusal(.badRequest, setting.refusal(of: word))
    }
  }

  /// A request for one picture with these settings.
  package func request(_ source: SourceText) -> DocumentRequest {
    var request = DocumentRequest(source)
    (request.settings, request.theme) = (scene, theme)
    return request
  }
}
