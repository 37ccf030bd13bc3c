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

  /// The same screen turned on its side. Tablets, which are at least 600 points wide, keep their bars
  /// at the top and the bottom. Phones hide the status bar; the inset of a notch moves to both sides,
  /// and the home indicator keeps 21 points.
  public var landscape: Device {
    var turned = Device(
      name: name + "-landscape", size: Size(width: size.height, height: size.width), scale: scale)
    if min(size.width, size.height) >= Self.tabletWidth {
      turned.safeArea = safeArea
    } else if safeArea.bottom > 0 {
      turned.safeArea = EdgeInsets(
        top: 0, leading: safeArea.top, bottom: 21, trailing: safeArea.top)
    }
    return turned
  }

  /// Android's `sw600dp`; every iPad is wider, every iPhone narrower.
  private static let tabletWidth = 600.0
}
