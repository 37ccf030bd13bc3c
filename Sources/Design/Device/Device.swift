public import GalleyGeometry

/// A screen to draw for: its size, density and safe area.
public struct Device: Hashable, Sendable {
  /// The name used on the command line and in documents.
  public var name: String
  /// The screen in portrait, in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// The areas that bars, notches and home indicators cover in portrait, in points.
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

  /// Returns the top of a navigation bar on a phone with such a safe area. It is the area's edge except on
  /// those with cameras in a black capsule, where the area leaves more space than bars do: measured are 53.67
  /// of 59 and 56.33 of 62.
  package static func navigationBarTop(under safeAreaTop: Double) -> Double {
    switch safeAreaTop {
    case 59: 161.0 / 3
    case 62: 169.0 / 3
    default: safeAreaTop
    }
  }

  /// Android's `sw600dp`; every iPad is wider, every iPhone narrower.
  private static let tabletWidth = 600.0
}
