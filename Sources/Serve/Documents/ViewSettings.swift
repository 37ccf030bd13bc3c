package import GalleyDesign
package import GalleyStair

/// The choices of the page's toolbar, as text under the names that the command line has for them.
package struct ViewSettings: Sendable {
  /// Settings that override the document's.
  package var scene = SceneSettings()
  /// A theme of Galley's own in place of the document's.
  package var theme: Theme?
  /// The record of the data, from 1.
  var row: Int?

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
    if name == "row" {
      guard let number = Int(word), number >= 1 else {
        throw HTTPRefusal(.badRequest, "a row is a number from 1, not '\(word)'")
      }
      row = number
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
  package func request(_ syntax: DocumentSyntax) -> DocumentRequest {
    var request = DocumentRequest(syntax)
    (request.settings, request.theme) = (scene, theme)
    return request
  }
}
