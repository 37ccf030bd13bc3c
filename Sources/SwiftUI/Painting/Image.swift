public import Foundation
public import GalleyComponents
public import GalleyGeometry
public import GalleyLayout

/// A picture of the assets or a symbol.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String)
    case asset(String)
    case drawn(DrawnPicture)
    case placeholder(String)
    /// One that never comes: a pale box over all the room.
    case absent
  }

  let source: Source
  /// True if some of a symbol's parts are pale, which is not drawn.
  private(set) var hasValue = false
  private(set) var isResizable = false
  private(set) var mode: TemplateRenderingMode?
  private(set) var symbolMode: SymbolRenderingMode?
  /// The colour of UIKit's symbols, which are pictures here: they have the foreground's only as a template.
  private var kitColor: Color?

  init(_ source: Source) { self.source = source }

  public init(systemName: String) { source = .symbol(systemName) }
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName)
    hasValue = variableValue != nil
  }
  public init(_internalSystemName name: String) { source = .symbol(name) }
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .asset(name) }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    source = .asset(name)
  }
  public init(decorative name: String, bundle: Bundle? = nil) { source = .asset(name) }
  public init(_ resource: ImageResource) { source = .asset(resource.name) }
  public init(uiImage: UIImage) {
    source = uiImage.source
    mode = uiImage.mode
    // Recorded on iOS 18, light and dark: aessam/NiceViewsLib at 7ea4562d, testListItem.
    if case .symbol = source { kitColor = uiImage.tint ?? .black }
  }
  public init(nsImage: UIImage) { source = nsImage.source }

  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }
  public typealias Scale = ImageScale
  public enum Orientation: Hashable, Sendable {
    case up
    case upMirrored
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored
  }
  public enum DynamicRange: Hashable, Sendable {
    case standard
    case constrainedHigh
    case high
  }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var result = self
    result.isResizable = true
    return result
  }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var result = self
    result.mode = mode
    return result
  }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var result = self
    result.symbolMode = mode
    return result
  }
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// A picture of an asset catalogue by name.
public struct ImageResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

/// UIKit's pictures, as far as SwiftUI sources name them without importing it.
public final class UIImage: Sendable, _ExpressibleByImageLiteral {
  let source: Image.Source
  /// The requested rendering and colour.
  let mode: Image.TemplateRenderingMode?
  let tint: Color?
  public convenience init(imageLiteralResourceName name: String) {
    self.init(source: .asset(name))
  }
  public convenience init() { self.init(source: .placeholder("UIImage")) }
  public convenience init?(named name: String) { self.init(source: .asset(name)) }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(source: .asset(name))
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(source: .asset(name))
  }
  public convenience init?(systemName name: String) { self.init(source: .symbol(name)) }
  init(source: Image.Source, mode: Image.TemplateRenderingMode? = nil, tint: Color? = nil) {
    (self.source, self.mode, self.tint) = (source, mode, tint)
  }

  public final class Configuration: Sendable {}
  public enum RenderingMode: Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  @discardableResult public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(source: source, mode: Self.template(mode), tint: tint)
  }
  public func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode = .automatic
  ) -> UIImage {
    UIImage(source: source, mode: Self.template(renderingMode), tint: color.color)
  }
  private static func template(_ mode: RenderingMode) -> Image.TemplateRenderingMode? {
    switch mode {
    case .automatic: nil
    case .alwaysOriginal: .original
    case .alwaysTemplate: .template
    }
  }
  public convenience init?(data: Data) {
    self.init(source: PictureBytes.source(of: data) ?? .placeholder("data"))
  }
  public convenience init?(contentsOfFile path: String) {
    self.init(source: .placeholder("file"))
  }
  /// The size of a picture that an app drew; other pictures are measured where they are shown.
  public var size: CGSize {
    guard case .drawn(let picture) = source else { return .zero }
    return picture.size
  }
}

public typealias NSImage = UIImage

public typealias SymbolRenderingMode = GalleyComponents.SymbolRenderingMode

public struct SymbolVariants: Hashable, Sendable {
  var suffixes: [String] = []
  public static let none = SymbolVariants()
  public static let fill = SymbolVariants(suffixes: ["fill"])
  public static let circle = SymbolVariants(suffixes: ["circle"])
  public static let square = SymbolVariants(suffixes: ["square"])
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  public static let slash = SymbolVariants(suffixes: ["slash"])
  public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes + ["fill"]) }
  public var circle: SymbolVariants { SymbolVariants(suffixes: suffixes + ["circle"]) }
  public var square: SymbolVariants { SymbolVariants(suffixes: suffixes + ["square"]) }
  public var slash: SymbolVariants { SymbolVariants(suffixes: suffixes + ["slash"]) }

  /// A symbol's name with the variants that it does not have yet.
  func name(_ name: String) -> String {
    suffixes.reduce(name) { $0.split(separator: ".").contains($1[...]) ? $0 : "\($0).\($1)" }
  }
}

extension Image: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    guard let touches = Session.touches(in: environment), let name else {
      return settle(in: &tree, environment)
    }
    touches.mark(.image(name), in: &tree) { settle(in: &$0, environment) }
  }

  /// The name of a symbol or of a picture in a catalogue.
  private var name: String? {
    switch source {
    case .symbol(let name), .asset(let name): name
    case .drawn, .placeholder, .absent: nil
    }
  }

  private func settle(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    let values = EnvironmentValues(environment)
    if hasValue { values.session?.remark("values of symbols are not drawn; all their parts are") }
    switch source {
    case .symbol(let name):
      guard IconName(Self.known(name, values)) != nil else {
        return unknown(name, values).append(in: &tree, environment)
      }
      if let kitColor, mode != .template, values.iconSide == nil {
        let colored = symbol(name, values).foregroundColor(kitColor)
        return colored.append(in: &tree, environment)
      }
      painted(symbol(name, values), values).append(in: &tree, environment)
    case .asset(let name): asset(name, values).append(in: &tree, environment)
    case .drawn(let picture): drawn(picture, values).append(in: &tree, environment)
    case .placeholder(let name): placeholder(name, values).append(in: &tree, environment)
    case .absent:
      Rectangle().painted(fill: Color.gray.opacity(0.16)).append(in: &tree, environment)
    }
  }

  /// The name of the symbol that is drawn, for those that keep their size.
  func symbolName(in values: EnvironmentValues) -> String? {
    guard case .symbol(let name) = source, !isResizable else { return nil }
    let known = Self.known(name, values)
    return IconName(known) == nil ? nil : known
  }

  private static func known(_ name: String, _ values: EnvironmentValues) -> String {
    let varied = values.symbolVariants.name(name)
    return IconName(varied) == nil ? name : varied
  }

  private func symbol(_ name: String, _ values: EnvironmentValues) -> AnyView {
    var image = PlainImage(systemName: Self.known(name, values))
    // A second colour selects a palette if no mode is specified.
    image.symbolColors = values.lowerForegrounds
    image.symbolRenderingMode =
      symbolMode ?? values.symbolRenderingMode
      ?? (values.lowerForegrounds.isEmpty ? nil : .palette)
    image.contentMode = isResizable ? .stretch : .fit
    if isResizable { return AnyView(image) }
    if let side = values.iconSide {
      guard let size = values.base?.barSymbolSize else {
        return AnyView(image.frame(width: side, height: side))
      }
      return AnyView(image.inBar(size: size).frame(height: side))
    }
    image.contentMode = .original
    image.fontSize = values.fontSize
    image.fontWeight = TextSettler(values: values).weight(values.font ?? .body, Text.Look())
    image.imageScale = values.imageScale
    return AnyView(image)
  }

  /// The platform draws nothing for a name that it does not know. Recorded on iOS 18: aessam/NiceViewsLib at 7ea4562d,
  /// testExploreView and testViewsCatalogView, whose `compass` has no width beside its text.
  private func unknown(_ name: String, _ values: EnvironmentValues) -> AnyView {
    values.session?.remark("\"\(name)\" is no known symbol; nothing is drawn")
    return nothing
  }

  private var nothing: AnyView {
    let empty = Color.clear
    return isResizable ? AnyView(empty) : AnyView(empty.frame(width: 0, height: 0))
  }

  /// A symbol in its style; pictures of EduardoMansur/PayWallet at 5c15e9ba (TransferViewSnapshotTests) show one in a
  /// gradient from corner to corner of its box.
  private func painted(_ symbol: AnyView, _ values: EnvironmentValues) -> AnyView {
    let paint = values.foregroundPaint
    let mode = symbolMode ?? values.symbolRenderingMode
    guard !paint.isColor, values.lowerForegrounds.isEmpty, mode != .multicolor else {
      return symbol
    }
    return paint.covered(by: symbol)
  }

  private func asset(_ name: String, _ values: EnvironmentValues) -> AnyView {
    guard var image = plainAsset(name, values) else {
      values.session?.remark("no image \"\(name)\" in the asset catalogues; nothing is drawn")
      return nothing
    }
    image.contentMode = isResizable ? .stretch : .original
    return AnyView(image)
  }

  private func plainAsset(_ name: String, _ values: EnvironmentValues) -> PlainImage? {
    guard let resources = values.session?.resources else { return nil }
    let dark = values.colorScheme == .dark ? resources.darkImages : nil
    let images = dark ?? resources.images
    let outcome = images.image(named: name)
    for warning in outcome.warnings {
      values.session?.remark("the image \"\(name)\": \(warning)")
    }
    switch outcome {
    case .found, .foundVector: break
    case .unresolved: return nil
    case .failed(let reason):
      values.session?.remark(reason)
      return nil
    }
    var image = PlainImage(name, from: images)
    if let mode { image.template = mode == .template }
    return image
  }

  /// Returns the image as it is placed inside text, and its identifier there.
  func inline(in values: EnvironmentValues) -> (identifier: String, image: PlainImage) {
    switch source {
    case .symbol(let name):
      let known = Self.known(name, values)
      if IconName(known) == nil {
        values.session?.remark("\"\(name)\" is no known symbol; a placeholder is drawn")
      }
      var image = PlainImage(systemName: known)
      image.imageScale = values.imageScale
      return (known, image)
    case .asset(let name), .placeholder(let name):
      if let image = plainAsset(name, values) { return ("asset \(name)", image) }
      values.session?.remark("no image \"\(name)\" in the asset catalogues; a box is drawn")
      return ("asset \(name)", PlainImage())
    case .drawn:
      values.session?.remark("a picture that is drawn has no place in a text; a box is drawn")
      return ("drawn", PlainImage())
    case .absent: return ("absent", PlainImage())
    }
  }

  private func drawn(_ picture: DrawnPicture, _ values: EnvironmentValues) -> AnyView {
    let view = AnyView(picture.view(isResizable: isResizable))
    return mode == .template ? values.foregroundPaint.covered(by: view) : view
  }

  private func placeholder(_ name: String, _ values: EnvironmentValues) -> AnyView {
    values.session?.remark("no image \"\(name)\" in the asset catalogues; a box is drawn")
    let box = Rectangle().painted(
      fill: Color.gray.opacity(0.2),
      lines: [
        .init(shape: Rectangle().inset(by: 0.5), style: Color.gray, stroke: StrokeStyle())
      ])
    if isResizable { return AnyView(box) }
    return AnyView(box.node(.frame(width: 64, height: 64, alignment: .center)))
  }
}
