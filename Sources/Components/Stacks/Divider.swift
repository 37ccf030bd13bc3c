public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout
internal import GalleyPainting

/// A line across its stack, by default one device pixel thick and in the separator colour. (`DUI-13` in the article on
/// the design language.)
public struct Divider: Sendable {
  /// The colour; nil is the separator colour.
  public var color: Color?
  /// The thickness, in points; nil is one device pixel.
  public var thickness: Double?

  /// Makes a hairline.
  public init() {}

  /// The separator colour of the platform, which a theme's own separator colour replaces.
  static let separator = Color(
    light: RGBAColor(hex: 0x3C3C43, alpha: 0.3), dark: RGBAColor(hex: 0x545458, alpha: 0.6)
  ).playing(.separator)

  // MARK: Reading documents

  /// The sentence about `"type": "Divider"` in the reference, the schema and editors.
  public static let summary = "A line of one device pixel across its stack."
  /// The divider's own keys.
  public static let properties: [Property<Divider>] = [
    Property("color", \.color, default: "separator", "The colour of the line."),
    Property(
      "thickness", \.thickness, as: .length, default: "one device pixel",
      "The thickness, in points."),
  ]

  /// Warns about `foregroundColor`, which other components take but a divider ignores.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    guard place.has("foregroundColor"), !place.has("color") else { return }
    reader.warn(
      "\"foregroundColor\" does not colour a Divider", at: place.keyRange(of: "foregroundColor"),
      suggestion: "color")
  }

  // MARK: Layout

  /// Adds the line to the layout tree, as a leaf that is as long as its stack is wide.
  public func build(in tree: inout LayoutTree.Builder, _ context: EnvironmentValues) {
    let color = context.resolved(color ?? Self.separator)
    tree.leaf(
      .divider(thickness: thickness),
      drawing: Line(color: color, thickness: thickness))
  }

  // MARK: Painting

  /// Fills the frame of the line after aligning it with device pixels. A frame that is thinner than a pixel becomes one
  /// pixel thick, since it would otherwise be blurred or invisible.
  private struct Line: NodeDrawing {
    var color: RGBAColor
    var thickness: Double?

    func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
      var rect = node.grid.snapped(frame)
      let thinnest = node.grid.pixel
      if frame.width < frame.height {
        rect.size.width = max(rect.size.width, thinnest)
      } else {
        rect.size.height = max(rect.size.height, thinnest)
      }
      painter.fill(.rectangle(rect), with: .solid(color))
    }
  }
}

extension Divider: PrimitiveView, DocumentView {}
