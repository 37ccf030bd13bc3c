public import GalleyDesign
internal import GalleyGeometry
internal import GalleyImaging
public import GalleyLayout
internal import GalleyPainting
internal import GalleyParsing

/// A picture or an icon (DUI-11): the system icon if there is one, else the local image, else the
/// one behind the URL. What cannot be found is drawn as a labelled placeholder that takes all the
/// room it is offered.
public struct Image: Sendable {
  /// The name of an icon: of SF Symbols or of Material Icons.
  public var systemIconName: String?
  /// A file by name or path, relative to the document; density suffixes and endings may be left out.
  public var localImageName: String?
  /// A `data:` URL, or a remote one that an asset map leads to a file. Nothing is ever fetched.
  public var imageUrl: String?
  /// How the picture stands in its room.
  public var contentMode = ImageContentMode.fit
  /// Whether the picture is a mask for the foreground colour.
  public var template: Bool?
  /// What there is to draw.
  var content = Content.nothing

  /// What an image has come to.
  enum Content: Sendable {
    case nothing
    case picture(ImageResource)
    case icon(IconName)
    case placeholder(String)

    init(_ outcome: ImageOutcome, label: String) {
      switch outcome {
      case .found(let picture): self = .picture(picture)
      case .unresolved, .failed: self = .placeholder(label)
      }
    }
  }

  /// Makes an image without content.
  public init() {}

  /// Makes an icon; an unknown name is a placeholder.
  public init(systemName: String) {
    systemIconName = systemName
    content = IconName(systemName).map(Content.icon) ?? .placeholder(systemName)
  }

  /// Makes the picture with a name or a path; a placeholder when there is none.
  public init(_ name: String, from images: any ImageSource) {
    localImageName = name
    content = Content(images.image(named: name), label: name)
  }

  /// Makes the picture at a `data:` URL, or at one that the images' asset map knows; a placeholder
  /// when there is none.
  public init(url: String, from images: any ImageSource) {
    imageUrl = url
    content = Content(images.image(at: url), label: Self.label(of: url))
  }

  // Reading

  public static let typeName = "Image"
  public static let summary = "A picture or an icon in its own proportions."
  /// The theme's scheme for icons.
  public static let schemeKind: SchemeKind? = .icons
  /// The image's own keys.
  public static let properties: [Property<Image>] = [
    Property(
      "systemIconName", \.systemIconName, in: .values,
      "The name of an icon: of SF Symbols or of Material Icons."),
    Property(
      "localImageName", \.localImageName, in: .values,
      "A PNG or JPEG file by name or path, relative to the document."),
    Property(
      "imageUrl", \.imageUrl, in: .values,
      "A `data:` URL, or a remote one that the asset map leads to a file; nothing is fetched.",
      or: ["imageURL"]),
    Property(
      "contentMode", \.contentMode, default: "fit", "How the picture stands in its room.",
      or: ["scaleMode"]),
    Property(
      "template", \.template, default: "false",
      "Whether the picture is a mask for the foreground colour."),
  ]

  /// Takes whether pictures are masks (STY-17).
  public static func adopt(_ scheme: Scheme, into image: inout StyleAdoption<Image>) {
    image.set("template", \.template, to: scheme.styles?.tintsImage)
  }

  /// Finds the content, in the dialect's order of sources.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    if let name = systemIconName {
      guard let icon = IconName(name) else {
        content = .placeholder(name)
        return reader.warn(
          "\(SyntaxValue.quoted(name)) is no icon of SF Symbols or Material Icons",
          at: place.range(of: "systemIconName"), suggestion: IconName.nearest(to: name))
      }
      content = .icon(icon)
    } else if let name = localImageName {
      take(reader.images.image(named: name), name, &reader, place, "localImageName")
    } else if let url = imageUrl {
      take(reader.images.image(at: url), Self.label(of: url), &reader, place, "imageUrl")
    }
  }

  private mutating func take(
    _ outcome: ImageOutcome, _ label: String, _ reader: inout ComponentReader,
    _ place: ComponentPlace, _ key: String
  ) {
    content = Content(outcome, label: label)
    switch outcome {
    case .found: break
    case .unresolved(let reason):
      reader.warn("\(reason); a placeholder is drawn", at: place.range(of: key))
    case .failed(let reason): reader.fail(reason, at: place.range(of: key))
    }
  }

  /// The last part of a URL's path, or its scheme for data.
  private static func label(of url: String) -> String {
    if url.hasPrefix("data:") { return "data:" }
    let path = url.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last.map(String.init) ?? url
  }

  // Measuring and arranging

  /// Appends the image; `cornerRadius` cuts its corners off.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: EnvironmentValues
  ) {
    build(radii: look.cornerRadius, in: &tree, context)
  }

  /// Appends the image.
  public func build(in tree: inout LayoutTree.Builder, _ context: EnvironmentValues) {
    build(radii: nil, in: &tree, context)
  }

  private func build(
    radii: CornerRadii?, in tree: inout LayoutTree.Builder, _ context: EnvironmentValues
  ) {
    switch content {
    case .nothing: Text("Image value could not be read").appendNode(to: &tree, context)
    case .picture(let picture): build(picture, radii, in: &tree, context)
    case .icon(let icon):
      guard let drawing = IconDrawing(icon, context) else {
        return buildPlaceholder(icon.material, radii, in: &tree, context)
      }
      let named = systemIconName.flatMap(DNAImage.init(name:))
      let leaf = ImageLeaf(natural: named?.size ?? Self.iconSize, mode: contentMode)
      tree.leaf(.leaf(leaf), drawing: redaction(radii: CornerRadii(4), context) ?? drawing)
    case .placeholder(let name): buildPlaceholder(name, radii, in: &tree, context)
    }
  }

  /// The natural size of an icon, in points.
  static let iconSize = Size(width: 24, height: 24)

  private func build(
    _ picture: ImageResource, _ radii: CornerRadii?, in tree: inout LayoutTree.Builder,
    _ context: EnvironmentValues
  ) {
    let natural = Size(
      width: Double(picture.bitmap.width) / picture.scale,
      height: Double(picture.bitmap.height) / picture.scale)
    tree.leaf(
      .leaf(ImageLeaf(natural: natural, mode: contentMode)),
      drawing: redaction(radii: radii, context)
        ?? PictureDrawing(
          picture: picture, natural: natural, mode: contentMode, radii: radii,
          tint: template == true ? context.foregroundColor : nil))
  }

  /// The grey area in the place of a picture that has not come yet; nil when it has.
  private func redaction(
    radii: CornerRadii?, _ context: EnvironmentValues
  ) -> (any NodeDrawing)? {
    guard context.isRedacted else { return nil }
    let fill = AnyShapeStyle(Color(context.redactionColor))
    return ShapeDrawing(AnyShape(Rectangle(), radii: radii), fill: fill.paint(in: context))
  }

  private func buildPlaceholder(
    _ name: String, _ radii: CornerRadii?, in tree: inout LayoutTree.Builder,
    _ context: EnvironmentValues
  ) {
    tree.leaf(.fill, drawing: PlaceholderDrawing(name, radii: radii, context))
  }
}

extension Image: PrimitiveView, DocumentView {
  public var accessibilityTraits: AccessibilityTraits { .isImage }
}
