public import Galley
import GalleyDesign
import GalleyGeometry
public import GalleySnapshots

extension SceneSettings {
  /// What a variant says.
  ///
  /// - Throws: `RenderFailure` for a device that does not exist.
  public init(_ variant: Variant) throws(RenderFailure) {
    self.init()
    appearance = variant[.appearance].map { $0 == "dark" ? .dark : .light }
    width = variant.number(.width)
    scale = variant.number(.scale)
    if let name = variant[.device] {
      guard let device = Device.named(name) else {
        let names = Device.presets.map(\.name).joined(separator: ", ")
        throw RenderFailure("there is no device \"\(name)\"; known are \(names)")
      }
      self.device = device
    }
    textSize = variant[.textSize].flatMap(TextSize.init(spelling:))
    boldText = variant[.bold].map { $0 == "true" }
    contrast = variant[.contrast].map { $0 == "increased" ? .increased : .standard }
    locale = variant[.locale]
    if let word = variant[.direction] {
      direction = word == "rightToLeft" ? .rightToLeft : .leftToRight
    }
  }

  /// What is said here as variants say it, which have no height, safe area or background.
  package var variantSettings: [Variant.Setting] {
    let words: [(VariantAxis, String?)] = [
      (.appearance, appearance?.rawValue), (.device, device?.name), (.width, width.map { "\($0)" }),
      (.textSize, textSize?.rawValue),
      (.direction, direction.map { $0 == .rightToLeft ? "rightToLeft" : "leftToRight" }),
      (.locale, locale), (.bold, boldText.map { "\($0)" }), (.contrast, contrast?.rawValue),
      (.scale, scale.map { "\($0)" }),
    ]
    return words.compactMap { axis, word in word.map { Variant.Setting(axis, $0) } }
  }
}
