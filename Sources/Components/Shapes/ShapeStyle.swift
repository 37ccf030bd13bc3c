public import GalleyDesign
internal import GalleyGeometry
internal import GalleyImaging
internal import GalleyLayout
package import GalleyPainting
public import GalleyParsing

/// What an area or a line is painted with: a colour, one of the gradients, a pattern, a material.
public protocol ShapeStyle: Sendable {
  /// The same as a value of one type.
  nonisolated var anyShapeStyle: AnyShapeStyle { get }
}

/// A style of any kind.
public struct AnyShapeStyle: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The surrounding's foreground colour.
    case foreground
    case color(Color)
    case gradient(GradientPaint)
    /// A picture repeated from the corner on, so many pixels to a point more than its own.
    case pattern(ImageResource, name: String, scale: Double)
    /// A translucent colour over what lies behind it, blurred.
    case material(VisualEffect, Color)
  }

  package let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) { self = style.anyShapeStyle }

  /// True if it hides everything beneath it.
  var isOpaque: Bool {
    switch kind {
    case .color(let color): color.light.alpha >= 1 && color.dark.alpha >= 1
    case .gradient(let paint): paint.isOpaque
    case .foreground, .pattern, .material: false
    }
  }

  /// The standard deviation of the blur of what lies behind, in points; nil for all but materials.
  var deviation: Double? {
    if case .material(let effect, _) = kind { effect.deviation } else { nil }
  }

  /// The style in other colours; a pattern and the surrounding's colour have none of their own.
  package func mapped(_ change: (RGBAColor) -> RGBAColor) -> AnyShapeStyle {
    switch kind {
    case .color(let color): return AnyShapeStyle(.color(color.mapped(change)))
    case .gradient(var paint):
      paint.colors = paint.colors.map { $0.mapped(change) }
      return AnyShapeStyle(.gradient(paint))
    case .material(let effect, let color):
      return AnyShapeStyle(.material(effect, color.mapped(change)))
    case .foreground, .pattern: return self
    }
  }

  func paint(in context: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(style: self, context: context)
  }
}

/// A style whose colours are those of a surrounding.
struct ResolvedStyle: Sendable {
  private let kind: AnyShapeStyle.Kind
  private let appearance: Appearance
  private let contrast: Contrast
  private let theme: Theme
  private let tint: Color?
  private let foreground: RGBAColor
  /// The standard deviation of the blur of what lies behind, in points; nil for all but materials.
  let deviation: Double?
  /// True if it is painted as layers are that are rendered without the screen's compositor.
  let isInLayer: Bool

  init(style: AnyShapeStyle, context: EnvironmentValues) {
    isInLayer = context.rendersLayers
    let isLeftOut = context.rendersLayers && style.deviation != nil
    kind = isLeftOut ? .color(.clear) : style.kind
    deviation = isLeftOut ? nil : style.deviation
    (appearance, contrast) = (context.appearance, context.contrast)
    (theme, tint) = (context.theme, context.tint)
    foreground = context.foregroundColor
  }

  /// The paint of a box; nil for a gradient without colours.
  func paint(in rect: Rect, _ direction: LayoutDirection) -> Paint? {
    func resolved(_ color: Color) -> RGBAColor {
      color.themed(by: theme, tint: tint).resolved(for: appearance, contrast: contrast)
    }
    switch kind {
    case .foreground: return .solid(foreground)
    case .color(let color), .material(_, let color): return .solid(resolved(color))
    case .gradient(let paint): return paint.paint(in: rect, direction, resolved)
    case .pattern(let picture, _, let scale):
      let size = Size(
        width: Double(picture.bitmap.width) / picture.scale * scale,
        height: Double(picture.bitmap.height) / picture.scale * scale)
      return .pattern(picture, tile: Rect(origin: rect.origin, size: size))
    }
  }
}

extension AnyShapeStyle: ShapeStyle {
  /// The style itself.
  public nonisolated var anyShapeStyle: AnyShapeStyle { self }
}

extension Color: ShapeStyle {
  /// The same colour everywhere.
  public nonisolated var anyShapeStyle: AnyShapeStyle { AnyShapeStyle(.color(self)) }
}

extension VisualEffect: ShapeStyle {
  /// The material's colour over what lies behind it, blurred; a blur alone has none.
  public nonisolated var anyShapeStyle: AnyShapeStyle { AnyShapeStyle(fill ?? .clear, over: self) }
}

extension AnyShapeStyle {
  /// A material with a colour of its own.
  init(_ color: Color, over effect: VisualEffect) {
    self.init(.material(effect, color))
  }
}

/// A picture repeated over what it fills, from its corner on.
public struct ImagePaint: ShapeStyle {
  /// The pattern, or the foreground colour when the image was not found.
  public let anyShapeStyle: AnyShapeStyle

  /// Makes a pattern of the picture with a name, a path or a `data:` URL; the foreground colour
  /// when there is none.
  ///
  /// - Parameters:
  ///   - name: A name, a path or a `data:` URL.
  ///   - images: What finds it.
  ///   - scale: The size of the picture, as a factor on its own.
  public init(_ name: String, from images: any ImageSource, scale: Double = 1) {
    let outcome = name.hasPrefix("data:") ? images.image(at: name) : images.image(named: name)
    if case .found(let picture) = outcome, scale > 0 {
      anyShapeStyle = AnyShapeStyle(.pattern(picture, name: name, scale: scale))
    } else {
      anyShapeStyle = AnyShapeStyle(.foreground)
    }
  }
}

/// The colour of what names none.
public struct ForegroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
  /// The foreground colour of where it is painted.
  public nonisolated var anyShapeStyle: AnyShapeStyle { AnyShapeStyle(.foreground) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The colour of what names none.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension AnyShapeStyle: PropertyValue {
  private static let imageKeys = ["image", "scale"]

  /// A colour, a gradient, or an object with an image that is repeated.
  public static var kind: PropertyKind {
    .either([
      .color, GradientPaint.kind,
      .object([PropertyPart("image", .text), PropertyPart("scale", .length)]),
    ])
  }

  /// Reads one of the forms.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> AnyShapeStyle? {
    guard case .object(let members) = value.kind else {
      if let gradient = GradientPaint.named(value, as: name, &reader) {
        return AnyShapeStyle(.gradient(gradient))
      }
      return Color.read(value, as: name, &reader).map { AnyShapeStyle($0) }
    }
    if members.contains(where: { $0.key == "image" }) {
      return pattern(value, as: name, &reader)
    }
    if members.contains(where: { ColorMode(rawValue: $0.key) != nil }) {
      return Color.read(value, as: name, &reader).map { AnyShapeStyle($0) }
    }
    return GradientPaint.read(value, as: name, &reader).map { AnyShapeStyle(.gradient($0)) }
  }

  private static func pattern(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> AnyShapeStyle? {
    guard let parts = PartReader(value, of: name, knowing: imageKeys, &reader),
      let image: String = parts.read("image", &reader)
    else { return nil }
    let scale = parts.read("scale", as: .length, &reader) ?? 1
    let outcome =
      image.hasPrefix("data:") ? reader.images.image(at: image) : reader.images.image(named: image)
    switch outcome {
    case .found(let picture) where scale > 0:
      return AnyShapeStyle(.pattern(picture, name: image, scale: scale))
    case .found: reader.fail("\"\(name).scale\" is more than 0", at: value.range)
    case .foundVector:
      reader.fail(
        "\"\(name).image\" is a PNG, JPEG, WebP or GIF file; SVG and PDF images do not repeat",
        at: value.range
      )
    case .unresolved(let reason), .failed(let reason): reader.fail(reason, at: value.range)
    }
    return nil
  }

  /// Writes the colour, or the parts.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    switch kind {
    case .foreground: writer.write(name, "foreground")
    case .color(let color): color.describe(as: name, in: &writer)
    case .gradient(let paint): paint.describe(as: name, in: &writer)
    case .pattern(_, let image, let scale):
      writer.write("\(name).image", image)
      if scale != 1 { writer.write("\(name).scale", scale.plainText) }
    case .material(let effect, let color):
      effect.describe(as: name, in: &writer)
      if color != effect.fill { color.describe(as: "\(name).color", in: &writer) }
    }
  }
}
