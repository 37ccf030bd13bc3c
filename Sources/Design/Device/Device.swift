public import GalleyGeometry

/// A screen to draw for: its size, density and safe area.
public struct Device: Hashable, Sendable {
  /// The name used on the command line and in documents.
  public var name: String
  /// The screen in portrait, in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// What bars, notches and home indicators cover in portrait, in points.
  public var safeArea: EdgeInsets

  /// Makes a device.
  public init(name: String, size: Size, scale: Double, safeArea: EdgeInsets = .zero) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
  }

  /// The same screen turned on its side. On devices with a notch, its inset moves to both sides.
  public var landscape: Device {
    let hasNotch = safeArea.bottom > 0
    let side = hasNotch ? safeArea.top : 0
    return Device(
      name: name + "-landscape", size: Size(width: size.height, height: size.width), scale: scale,
      safeArea: EdgeInsets(
        top: 0, leading: side, bottom: hasNotch ? 21 : 0, trailing: side))
  }
}
