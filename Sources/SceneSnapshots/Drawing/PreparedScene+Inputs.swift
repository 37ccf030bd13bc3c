import GalleyDesign
import GalleyGeometry
import GalleyPainting
import GalleySnapshots
import GalleyStair

extension PreparedScene {
  /// The display list with everything around it that reaches a pixel, owners being nodes.
  var drawing: Drawing {
    let indices = nodeIndices.map(Int32.init)
    var list = list
    list.owners = list.owners.map { $0 < 0 ? -1 : indices[Int($0)] }
    return Drawing(
      size: size, scale: canvas.grid.scale, background: background, list: list)
  }

  /// The settings around the tree that can change what it looks like, by name; sizes and scale, which
  /// the description has, left out.
  var environment: [SceneProperty] {
    let settings = SceneSettings(canvas)
    var properties = Setting.all.compactMap { setting in
      setting.isSize ? nil : setting.word(in: settings).map { SceneProperty(setting.name, $0) }
    }
    properties.append(SceneProperty("canvas.background", background.hexText))
    let insets = canvas.safeArea
    for (name, value) in [
      ("canvas.width", canvas.width), ("canvas.height", canvas.height),
      ("canvas.safeArea.top", insets.top), ("canvas.safeArea.leading", insets.leading),
      ("canvas.safeArea.bottom", insets.bottom), ("canvas.safeArea.trailing", insets.trailing),
    ] {
      guard let value, value != 0 else { continue }
      properties.append(SceneProperty(name, PropertyText.number(value)))
    }
    return properties
  }
}

/// Values as descriptions write them.
enum PropertyText {
  static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension RGBAColor {
  /// `#RRGGBB`, or `#RRGGBBAA` when it is not opaque.
  fileprivate var hexText: String {
    let components = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + components.map { component in
        let digits = String(
          Int(saturating: (component * 255).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
