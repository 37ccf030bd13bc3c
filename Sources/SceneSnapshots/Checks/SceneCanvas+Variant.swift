import Galley
import GalleyDesign
import GalleyGeometry
import GalleySnapshots

extension SceneCanvas {
  /// Sets what a variant says.
  mutating func apply(_ variant: Variant) throws(RenderFailure) {
    let settings = try SceneSettings(variant)
    if let word = variant[.appearance] { appearance = word == "dark" ? .dark : .light }
    if let device = settings.device {
      (width, height) = (device.size.width, device.size.height)
      grid = PixelGrid(scale: device.scale)
      safeArea = device.safeArea
    }
    if let width = settings.width {
      self.width = width
      height = nil
    }
    if let scale = settings.scale { grid = PixelGrid(scale: scale) }
    textSize = settings.textSize ?? textSize
    boldText = settings.boldText ?? boldText
    contrast = settings.contrast ?? contrast
    locale = settings.locale ?? locale
    direction = settings.direction ?? direction
  }
}
