public import GalleyDesign
internal import GalleyGeometry
internal import GalleyImaging
public import GalleyLayout
internal import GalleyPainting
internal import GalleyParsing
internal import GalleyText
internal import GalleyVector

/// A picture or an icon (DUI-11): the system icon if there is one, else the local image, else the
/// one behind the URL. What cannot be found is drawn as a labelled placeholder that takes all the
/// room it is offered.
public struct Image: Hashable, Sendable {
  /// The name of an icon of SF Symbols.
  public var systemIconName: String?
  /// A file by name or path, relative to the document; density suffixes and endings may be left out.
  public var localImageName: String?
  /// A `data:` URL, or a remote one that an asset map leads to a file. Nothing is ever fetched.
  public var imageUrl: String?
  /// The scaling of the picture in its frame.
  public var contentMode = ImageContentMode.fit
  /// True if the picture is a mask for the foreground colour.
  public var template: Bool?
  /// The text style that gives an icon its size.
  public var font = TextStyleName.body
  /// The size of an icon's font in points; nil is the text style's.
  public var fontSize: Double?
  /// The weight of an icon's lines; nil is regular.
  public var fontWeight: FontWeight?
  /// The size of an icon beside text of one size.
  public var imageScale = ImageScale.medium
  /// How the parts of an icon are coloured; nil is in one colour.
  public var symbolRenderingMode: SymbolRenderingMode?
  /// The colours of an icon's second and further parts in a palette; the first has the foreground's.
  public var symbolColors: [Color] = []
  /// The content to draw.
  var content = Content.nothing

  /// The state of an image.
  enum Content: Hashable, Sendable {
    case nothing
    case picture(Picture)
    /// An icon; a dotted square for nil.
    case icon(IconName?)
    case placeholder(String)

    init(_ outcome: ImageOutcome, label: String) {
      switch outcome {
      case .found(let picture): self = .picture(.bitmap(picture))
      case .foundVector(let image): self = .picture(.vector(image))
      case .unresolved, .failed: self = .placeholder(label)
      }
    }
  }

  /// Makes an image without content.
  public init() {}

  /// Makes an icon of SF Symbols; for an unknown name a dotted square.
  public init(systemName: String) {
    systemIconName = systemName
    content = .icon(IconName(systemName))
  }

  /// Makes the picture with a name or a path; a placeholder when there is none.
  public init(_ name: String, from images: any ImageSource) {
    localImageName = name
    content = Content(images.image(named: name), label: name)
    template = images.isTemplate(named: name) ? true : nil
  }

  /// Makes the picture at a `data:` URL, or at one that the images' asset map knows; a placeholder
  /// when there is none.
  public init(url: String, from images: any ImageSource) {
    imageUrl = url
    content = Content(images.image(at: url), label: Self.label(of: url))
  }

  // Reading

  /// The sentence about `"type": "Image"` in the reference, the schema and editors.
  public static let summary = "A picture or an icon in its own proportions."
  /// The theme's scheme for icons.
  public static let schemeKind: SchemeKind? = .icons
  /// The image's own keys.
  public static let properties: [Property<Image>] =
    sources + [
      Property(
        "contentMode", \.contentMode, default: "fit", "How the picture stands in its room.",
        or: ["scaleMode"]),
      Property("font", \.font, default: "body", "The text style that gives an icon its size."),
      Property(
        "fontSize", \.fontSize, as: .length, default: "the text style's",
        "The size of an icon's font, in points."),
      Property(
        "fontWeight", \.fontWeight, default: "regular", "The weight of an icon's lines."),
      Property(
        "imageScale", \.imageScale, default: "medium",
        "The size of an icon beside text of one size."),
      Property(
        "symbolRenderingMode", \.symbolRenderingMode, default: "monochrome",
        "How the parts of an icon are coloured."),
      Property(
        "symbolColors", \.symbolColors, default: "none",
        "The colours of an icon's second and further parts in a palette; the first has the foreground's.",
        or: ["paletteColors"]),
      Property(
        "template", \.template, default: "as the image set says",
        "Whether the picture is a mask for the foreground colour."),
    ]

  /// The keys that choose the picture, for views that hold an image as well.
  static let sources: [Property<Image>] = [
    Property(
      "systemIconName", \.systemIconName, in: .values,
      "The name of an icon of SF Symbols."),
    Property(
      "localImageName", \.localImageName, in: .values,
      "A PNG, JPEG, WebP, GIF, SVG or PDF file by name or path, relative to the document."),
    Property(
      "imageUrl", \.imageUrl, in: .values,
      "A `data:` URL, or a remote one that the asset map leads to a file; nothing is fetched.",
      or: ["imageURL"]),
  ]

  /// Takes whether pictures are masks (STY-17).
  public static func adopt(_ scheme: Scheme, into image: inout StyleAdoption<Image>) {
    image.set("template", \.template, to: scheme.styles?.tintsImage)
  }

  /// Finds the content, in the dialect's order of sources.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    find(reading: &reader) { place.range(of: $0) }
  }

  /// Finds the content by the keys that are set; the closure tells where a key stands.
  mutating func find(reading reader: inout ComponentReader, at range: (String) -> SourceRange) {
    if let name = systemIconName {
      content = .icon(IconName(name))
      reader.checkIcon(name, at: range("systemIconName"))
    } else if let name = localImageName {
      take(reader.images.image(named: name), name, &reader, range("localImageName"))
      if template == nil, reader.images.isTemplate(named: name) { template = true }
    } else if let url = imageUrl {
      take(reader.images.image(at: url), Self.label(of: url), &reader, range("imageUrl"))
    }
  }

  private mutating func take(
    _ outcome: ImageOutcome, _ label: String, _ reader: inout ComponentReader,
    _ range: SourceRange
  ) {
    content = Content(outcome, label: label)
    for warning in outcome.warnings {
      reader.report(.warning, ofFile: "the image \"\(label.prefix(80))\": \(warning)", at: range)
    }
    switch outcome {
    case .found, .foundVector: break
    case .unresolved(let reason):
      reader.report(.warning, ofFile: "\(reason); a placeholder is drawn", at: range)
    case .failed(let reason): reader.report(.error, ofFile: reason, at: range)
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
    case .picture(.vector(let image)) where image.symbol != nil:
      build(image.symbol, in: &tree, context)
    case .picture(let picture): build(picture, radii, in: &tree, context)
    case .icon(let icon):
      build(icon, in: &tree, context)
    case .placeholder(let name): buildPlaceholder(name, radii, in: &tree, context)
    }
  }

  private func build(
    _ icon: IconName?, in tree: inout LayoutTree.Builder, _ context: EnvironmentValues
  ) {
    let named = systemIconName.flatMap(DNAImage.init(name:))
    let parts = symbolRenderingMode?.colors(of: icon, palette: symbolColors, in: context)
    let symbol = SymbolImage(
      icon, font: iconFont(in: context), scale: imageScale,
      hasMargins: named == nil && contentMode != .stretch, isLayered: parts != nil, context)
    let leaf = SymbolLeaf(
      image: ImageLeaf(natural: named?.size ?? symbol.size, mode: iconMode(in: context)),
      baseline: named == nil ? symbol.baseline : nil)
    tree.leaf(
      .leaf(leaf),
      drawing: redaction(radii: CornerRadii(4), context)
        ?? IconDrawing(
          symbol: symbol, color: context.foregroundColor, parts: parts,
          isStretched: contentMode == .stretch))
  }

  /// A symbol of the user's own has the size, the weight and the baseline of its font as an icon has.
  private func build(
    _ symbol: SymbolTemplate?, in tree: inout LayoutTree.Builder, _ context: EnvironmentValues
  ) {
    let font = iconFont(in: context)
    guard let drawing = symbol?.drawing(font.weight, imageScale.drawing) else { return }
    let capitals = context.typesetter.metrics(for: font).capHeight * font.size
    let height = drawing.height * capitals
    let natural = drawing.image.size
    let leaf = SymbolLeaf(
      image: ImageLeaf(
        natural: Size(width: natural.width / natural.height * height, height: height),
        mode: iconMode(in: context)), baseline: drawing.baseline * capitals)
    tree.leaf(
      .leaf(leaf),
      drawing: redaction(radii: CornerRadii(4), context)
        ?? PictureDrawing(
          picture: .vector(drawing.image), mode: contentMode, foreground: context.foregroundColor,
          isTemplate: false))
  }

  /// An icon fits an explicit frame; in a row it is as large as its font says.
  private func iconMode(in context: EnvironmentValues) -> ImageContentMode {
    contentMode == .fit && context.hugsIcons ? .original : contentMode
  }

  private func iconFont(in context: EnvironmentValues) -> FontDescriptor {
    var text = Text()
    text.font = font
    text.fontSize = fontSize
    text.fontWeight = fontWeight
    return text.descriptor(in: context)
  }

  /// True if it is an icon that has the size of a font.
  var isSymbol: Bool {
    guard case .icon = content else { return false }
    return systemIconName.flatMap(DNAImage.init(name:)) == nil
  }

  /// The width of an icon at the size of its font at two pixels to a point, for which symbols were measured; nil for a
  /// picture.
  func symbolWidth(in context: EnvironmentValues) -> Double? {
    guard isSymbol, case .icon(let icon) = content else { return nil }
    var context = context
    context.grid = PixelGrid(scale: 2)
    return SymbolImage(icon, font: iconFont(in: context), scale: imageScale, context).size.width
  }

  /// The icon at the size of a font beside which it takes about a height, instead of filling what it
  /// is offered; a picture stays as it is.
  func icon(beside height: Double) -> Image {
    guard isSymbol, fontSize == nil else { return self }
    var image = self
    image.fontSize = height / 1.2
    image.contentMode = .original
    return image
  }

  private func build(
    _ picture: Picture, _ radii: CornerRadii?, in tree: inout LayoutTree.Builder,
    _ context: EnvironmentValues
  ) {
    let picture = picture.set(in: context)
    remark(on: picture, in: &tree, context)
    tree.leaf(
      .leaf(ImageLeaf(natural: picture.size, mode: contentMode)),
      drawing: redaction(radii: radii, context)
        ?? PictureDrawing(
          picture: picture, mode: contentMode, radii: radii, foreground: context.foregroundColor,
          isTemplate: template == true))
  }

  /// Reports the families and the characters of a picture's texts that no font has.
  private func remark(
    on picture: Picture, in tree: inout LayoutTree.Builder, _ context: EnvironmentValues
  ) {
    guard case .vector(let image) = picture else { return }
    for name in image.families where !context.typesetter.fonts.contains(name) {
      tree.report(.unknownFont(name))
    }
    for missing in image.missing {
      tree.report(
        .missingCharacters(
          first: missing.first.scalar, count: missing.count, script: missing.script))
    }
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
  /// An image.
  public var accessibilityTraits: AccessibilityTraits { .isImage }
}

/// The look of icons that are written in Swift, in SwiftUI's words.
extension Image {
  /// A text style: the size, which follows the reader, and the weight.
  public func font(_ style: TextStyleName) -> Image {
    var image = self
    image.font = style
    image.fontWeight = style.weight
    return image
  }

  /// A size in points, which does not follow the reader; nil keeps the weight.
  public func font(size: Double, weight: FontWeight? = nil) -> Image {
    var image = self
    image.fontSize = size
    image.fontWeight = weight ?? fontWeight
    return image
  }

  /// The weight of an icon's lines.
  public func fontWeight(_ weight: FontWeight) -> Image {
    var image = self
    image.fontWeight = weight
    return image
  }

  /// The size of an icon beside text of one size.
  public func imageScale(_ scale: ImageScale) -> Image {
    var image = self
    image.imageScale = scale
    return image
  }

  /// How the parts of an icon are coloured; the colours are those of the second and further parts in a
  /// palette.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode, _ colors: Color...) -> Image {
    var image = self
    (image.symbolRenderingMode, image.symbolColors) = (mode, colors)
    return image
  }
}

extension Image: CornerCutting {}
