package import Galley
import GalleyComponents
package import GalleyDesign
import GalleyGeometry
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
    func known<Value>(_ value: Value?) throws(HTTPRefusal) -> Value {
      guard let value else { throw HTTPRefusal(.badRequest, "'\(word)' is no \(name)") }
      return value
    }
    switch name {
    case "appearance": scene.appearance = try known(Appearance(rawValue: word))
    case "contrast": scene.contrast = try known(Contrast(rawValue: word))
    case "device": scene.device = try known(Device.named(word))
    case "textSize": scene.textSize = try known(TextSize(spelling: word))
    case "direction":
      scene.direction = try known(["ltr": .leftToRight, "rtl": .rightToLeft][word])
    case "locale": scene.locale = try known(LanguageTag.isKnown(word) ? word : nil)
    case "boldText": scene.boldText = try known(["true": true, "false": false][word])
    case "scale": scene.scale = try known(Double(word).flatMap { (0.25...8) ~= $0 ? $0 : nil })
    case "width": scene.width = try known(Self.length(word))
    case "height": scene.height = try known(Self.length(word))
    case "theme": theme = try known(Theme.presets.first { $0.name == word }?.theme)
    default: throw HTTPRefusal(.badRequest, "there is no setting '\(name)'")
    }
  }

  /// A request for one picture with these settings.
  package func request(_ source: SourceText) -> DocumentRequest {
    var request = DocumentRequest(source)
    (request.settings, request.theme) = (scene, theme)
    return request
  }

  private static func length(_ word: String) -> Double? {
    Double(word).flatMap { $0 >= 1 && $0 <= 100_000 ? $0 : nil }
  }
}
