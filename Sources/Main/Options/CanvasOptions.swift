import ArgumentParser
import GalleyDesign
import GalleyDocuments
import GalleyGeometry
import GalleyStair

/// The options that decide what a picture is of, shared by all commands that draw.
struct CanvasOptions: ParsableArguments {
  @Option(help: "Pixels per point, 0.25 to 8; usually 1, 2 or 3.")
  var scale: Double?

  @Option(help: "The width of the canvas in points.")
  var width: Double?

  @Option(help: "The height of the canvas in points.")
  var height: Double?

  @Option(help: "light, dark or both.")
  var appearance: AppearanceChoice?

  @Option(help: "A screen preset with its safe area, for example iphone-14 or ipad-landscape.")
  var device: Device?

  @Option(help: "The reader's text size: xS S M L xL xxL xxxL A1 A2 A3 A4 A5.")
  var textSize: TextSize?

  @Option(help: "ltr or rtl.")
  var direction: LayoutDirection?

  @Option(
    help: "The language as a BCP 47 tag, for example ar or de-AT; en-XA and ar-XB change texts.")
  var locale: String?

  @Option(help: "standard or increased.")
  var contrast: Contrast?

  @Option(help: "The look of ios16, ios17, ios18 or ios26; ios18 unless it is said.")
  var system: SystemVersion?

  @Flag(help: "Draw for a reader who asked for bold text.")
  var boldText = false

  func validate() throws {
    var settings = settings
    for setting in Setting.all {
      guard let word = setting.word(in: settings), !setting.set(word, in: &settings) else {
        continue
      }
      throw ValidationError(setting.refusal(of: word, as: "--\(setting.name)"))
    }
  }

  /// The settings as a value.
  var settings: SceneSettings {
    var settings = SceneSettings()
    settings.scale = scale
    settings.width = width
    settings.height = height
    settings.device = device
    settings.textSize = textSize
    settings.locale = locale
    settings.direction = direction
    settings.contrast = contrast
    settings.system = system
    settings.boldText = boldText ? true : nil
    return settings
  }

  /// A request for the pictures of a document in every appearance that is chosen.
  func each(_ request: DocumentRequest, _ goal: DocumentRequest.Goal) -> DocumentRequest {
    var request = one(request, goal)
    request.drawsEachAppearance = true
    request.appearances = appearance
    return request
  }

  /// A request for one picture of a document, in the first appearance that is chosen.
  func one(_ request: DocumentRequest, _ goal: DocumentRequest.Goal) -> DocumentRequest {
    var request = request
    request.settings = settings
    request.settings.appearance = appearance?.appearances.first
    request.goal = goal
    return request
  }
}
