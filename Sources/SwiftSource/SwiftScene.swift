internal import GalleyComponents
internal import GalleyDesign
internal import GalleyDocuments
internal import GalleyText

/// The scene of a document as Swift source: its canvas and its theme.
struct SwiftScene {
  private let document: Document
  private let theme: String?
  private let needsImages: Bool
  private let viewName: String

  /// - Parameter theme: The expression for the theme in Swift; nil if the theme is passed as an argument.
  init(_ document: Document, theme: String?, needsImages: Bool, viewName: String) {
    self.document = document
    self.theme = theme
    self.needsImages = needsImages
    self.viewName = viewName
  }

  /// Returns the name in Swift of a theme that draws the same, an empty text for the default one; nil for a
  /// theme of the document's own. Names of colours, lengths and text styles are resolved.
  static func preset(of theme: Theme) -> String? {
    let presets: [(Theme, String)] = [
      (.standard, ""), (.plain, ".plain"), (.what3words, ".what3words"), (.cell, ".cell"),
      (.cellIconFilled, ".cellIconFilled"), (.dnaKit, ".dnaKit"),
    ]
    return presets.first { preset, _ in
      guard preset.hasMarkup(of: theme) else { return false }
      var preset = preset
      preset.name = theme.name
      preset.palette = theme.palette
      preset.dimensions = theme.dimensions
      preset.textStyles = theme.textStyles
      preset.tokens = theme.tokens
      return preset == theme
    }?.1
  }

  /// An extension of the view with a function that makes the scene.
  var lines: [String] {
    var parameters: [String] = []
    var notes = ["The picture of the document."]
    if theme == nil {
      parameters.append("theme: Theme")
      notes += [
        "", "- Parameter theme: The document's own, which is read from its file:",
        "  `try DesignFile.theme(path).theme`, or with what the document itself says",
        "  `try DocumentLoader().load(path).document?.theme`.",
      ]
    }
    if needsImages {
      parameters.append("images: any ImageSource")
      notes += [
        "", "- Parameter images: Those beside the document: `ResourceLoader(document: path)`.",
      ]
    }
    if document.canvas.appearance == .both {
      notes[0] += " The document is drawn in the dark as well: `settings.appearance = .dark`."
    }
    let comments = notes.map { $0.isEmpty ? "///" : "/// \($0)" }
    let function = ["static func scene(\(parameters.joined(separator: ", "))) -> Scene {"]
    return ["extension \(viewName) {"]
      + (comments + function + body.indented + ["}"]).indented + ["}"]
  }

  private var body: [String] {
    let settings = settings
    let view = "\(viewName)(\(needsImages ? "images: images" : ""))"
    var arguments = [view]
    if !settings.isEmpty { arguments.append("canvas: SceneCanvas(settings)") }
    if let theme {
      if !theme.isEmpty { arguments.append("theme: \(theme)") }
    } else {
      arguments.append("theme: theme")
    }
    let scene = "Scene(\(arguments.joined(separator: ", ")))"
    return settings.isEmpty
      ? [scene] : ["var settings = SceneSettings()"] + settings + ["return \(scene)"]
  }

  /// The canvas's keys, which are called as the properties of `SceneSettings` are.
  private var settings: [String] {
    Canvas.properties.compactMap { property in
      guard let value = property.value(document.canvas), let text = Self.expression(of: value)
      else { return nil }
      return "settings.\(property.description.name) = \(text)"
    }
  }

  /// Returns the expression in the settings that replaces a document's word.
  private static func expression(of value: Any) -> String? {
    switch value {
    case let choice as AppearanceChoice: choice == .dark ? ".dark" : ".light"
    case let device as Device: "Device.named(\(device.name.swiftExpression))"
    case let size as TextSize: ".\(size)"
    default: swiftExpression(of: value)
    }
  }
}
