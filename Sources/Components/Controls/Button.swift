public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// A title, an image or both in a box that changes its colours with the state (DNA-14 … DNA-20,
/// STY-16 … STY-19).
///
/// Its own appearance, below styles and themes, is one of four of the platform and nine of DNAKit. While it
/// is loading, an indicator replaces the image.
public struct Button: Sendable {
  /// The title in the normal state, with its font.
  public var title = Text()
  /// The view in place of the title.
  package var labelView: AnyView?
  /// The titles of states that have their own.
  public var stateTitles: [ControlState: String] = [:]
  /// The image in the normal state.
  public var image = Image()
  /// The names of icons or files for states that have their own image.
  public var stateImages: [ControlState: String] = [:]
  /// The look below styles and themes.
  public var kind = ButtonKind.plain
  /// The height with the font and the insets that belong to it; nil hugs the content. For the platform's kinds the names
  /// are its control sizes: 28, 34 and 50 points at the usual text size, the largest of which is `extraLarge` as well.
  public var size: ButtonSize?
  /// The state of the button.
  public var state = ControlState.normal
  /// The placement of the image beside the title.
  public var imagePlacement = ImagePlacement.leading
  /// The gap between image and title, in points; nil is 8, in DNAKit's sizes 5.
  public var imagePadding: Double?
  /// The height of the image, in points; nil is the size's, else 1.2 times the title's size.
  public var imageHeight: Double?
  /// True if the image is a mask in the title's colour; icons always are.
  public var tintsImage: Bool?
  /// The image's place on a grid of three by three; placing either fills the box.
  public var imagePlace: ItemPlace?
  /// The title's place on a grid of three by three; placing either fills the box.
  public var titlePlace: ItemPlace?
  /// True if it takes all the width it is offered; nil does so when a width is given.
  public var fillsWidth: Bool?
  /// The colour of its words or its surface; nil is the kind's.
  package var tint: Color?
  /// The platform's insets, corners and size of the title.
  package var measures = ButtonMeasures.regular
  /// The corners of its surface; nil are those that belong to the measures.
  package var shape: CornerRadius?
  /// The platform's measures, those that the name of a size chooses first.
  private var ownMeasures: ButtonMeasures { size.flatMap(controlMeasures) ?? measures }
  /// The size of DNAKit or in points; nil where the measures are the platform's.
  var ownSize: ButtonSize? { size.flatMap { controlMeasures($0) == nil ? $0 : nil } }

  private func controlMeasures(_ size: ButtonSize) -> ButtonMeasures? {
    guard !kind.isDNA else { return nil }
    return switch size {
    case .small: .small
    case .medium: .regular
    case .large, .extraLarge: .large
    case .custom: nil
    }
  }

  /// The action on a tap; nothing happens while the button takes no input.
  public var action: (@Sendable (Button) -> Void)?

  /// Makes a button with neither title nor image.
  public init() { title.kind = .buttons }

  // Reading

  /// The sentence about `"type": "Button"` in the reference, the schema and editors.
  public static let summary = "A title, an image or both in a box that shows its state."
  /// The theme's scheme for buttons.
  public static let schemeKind: SchemeKind? = .buttons

  /// The kind by its name: `plainButtons`, `filledButtons` and so on.
  public var schemeForm: SchemeKind? { kind.schemeKind }

  /// The kind's colours and shape, the size's font and insets, in the colours of the state.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    // A scheme that sets the tint alone leaves the kinds apart.
    let tint = tint ?? scheme?.colors?.tint
    var own = kind.scheme(tint: tint)
    // The veil under a pointer is behind words of the tint alone.
    if state == .hovered, [.plain, .tinted, .gray].contains(kind) {
      let words = own.colors?.foreground?.emphasized
      own.colors?.foreground = words
    }
    let insets =
      ownSize.map { EdgeInsets(vertical: 0, horizontal: $0.contentInsets.leading) }
      ?? ownMeasures.insets
    own.styles = own.styles?.setting(\.padding, to: PaddingInsets(insets))
    let isLarge = !kind.isDNA && (ownSize?.height ?? 0) >= 50
    let corners = shape ?? (isLarge ? ButtonMeasures.large : ownMeasures).corners
    if own.styles?.cornerRadius != nil {
      if let corners { own.styles?.cornerRadius = corners }
      // Recorded on iOS 26: ends are round unless a shape is named.
      if !kind.isDNA, shape == nil { own.styles?.glassCornerRadius = .oval }
    }
    var result = own.overlaid(by: scheme, in: state)
    if state == .focused, scheme?.colors?.focused == nil, scheme?.styles?.shadow == nil {
      result.markFocus(in: tint ?? .system(.systemBlue))
    }
    return result
  }

  /// Takes font, capitals, the image's gap and whether it is a mask.
  public static func adopt(_ scheme: Scheme, into button: inout StyleAdoption<Button>) {
    TextAdoption(\Button.title).adopt(scheme, into: &button)
    button.set(
      "imagePadding", \.imagePadding, to: scheme.styles?.imagePadding)
    let masks = button.owner.kind.isDNA ? true : nil
    button.set("tintsImage", \.tintsImage, to: scheme.styles?.tintsImage ?? masks)
    guard !button.choosesTextStyle(of: \.title) else { return }
    // DNAKit's sizes have fonts of their own, the platform's are 17, small ones 15.
    let isDNA = button.owner.kind.isDNA
    if !isDNA, button.owner.ownSize != nil, button.owner.title.fontSize == nil {
      button.set("fontScaling", \.title.fontScaling, to: .style(.body))
    }
    let measures = button.owner.ownMeasures
    if !isDNA, button.owner.ownSize == nil, measures.fontSize != nil {
      button.set("fontScaling", \.title.fontScaling, to: .style(.body))
    }
    button.set(
      "fontSize", \.title.fontSize,
      to: button.owner.ownSize.map { isDNA ? $0.fontSize : $0.height <= 30 ? 15 : 17 }
        ?? measures.fontSize)
    if isDNA || button.owner.ownSize != nil {
      button.set("fontWeight", \.title.fontWeight, to: .medium)
    }
  }

  /// Chooses title and image of the state and finds the image.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    if let name = stateImages[state] { image.takeName(name) }
    image.finish(reading: &reader, at: place)
  }

  // Measuring and arranging

  /// Appends the content; the look is the box around it.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: EnvironmentValues
  ) {
    let insets = look.padding ?? .zero
    let height = ownSize.map { size in
      // A title that grows with the reader's text size makes its button higher.
      title.fontScaling == nil ? size.height : context.heightened(size.height)
    }
    let least = [height, look.minHeight].compactMap(\.self).max()
    let isPlaced = imagePlace != nil || titlePlace != nil
    let fills = isPlaced || fillsWidth ?? (look.hasGivenWidth || context.isSegment)
    let fillsHeight = isPlaced || context.isSegment || look.hasGivenHeight
    let limits = FrameLimits(
      maxWidth: fills ? .infinity : nil, minHeight: least.map { max($0 - insets.vertical, 0) },
      maxHeight: fillsHeight ? .infinity : nil)
    let alignment = look.alignment ?? .center
    let spared = sparedInsets(of: look)
    var context = context
    if let group = context.segmentState {
      context.foreground = context.foreground.map { segmentColor($0, in: group) }
    }
    func framed(in tree: inout LayoutTree.Builder) {
      tree.node(.flexibleFrame(limits, alignment: alignment)) { tree in
        ButtonContent(button: self, context: context).build(in: &tree, context)
      }
    }
    func content(in tree: inout LayoutTree.Builder) {
      if spared == .zero {
        framed(in: &tree)
      } else {
        tree.node(.padding(spared), children: framed)
      }
    }
    guard let ground = ground(under: look, in: context) else { return content(in: &tree) }
    tree.node(.background(.center)) { tree in
      // Under the whole segment, which the button's insets belong to.
      let outwards = EdgeInsets(
        top: -insets.top, leading: -insets.leading, bottom: -insets.bottom,
        trailing: -insets.trailing)
      let own = look.corners(in: context)?.topLeft ?? ButtonKind.cornerRadius
      let corners = context.isSegment ? 0 : own
      RoundedRectangle(cornerRadius: corners).fill(ground).padding(outwards)
        .appendNode(to: &tree, context)
      content(in: &tree)
    }
  }

  /// Returns the part of the insets that a given length takes back, which makes space for the content in a
  /// button of a few points; the content is centred with them and without them.
  private func sparedInsets(of look: Modifiers) -> EdgeInsets {
    var result = EdgeInsets.zero
    guard let insets = look.padding, look.alignment ?? .center == .center,
      imagePlace == nil, titlePlace == nil
    else { return result }
    if look.hasGivenHeight, insets.top == insets.bottom {
      (result.top, result.bottom) = (-insets.top, -insets.bottom)
    }
    if look.hasGivenWidth, title.text.isEmpty, insets.leading == insets.trailing {
      (result.leading, result.trailing) = (-insets.leading, -insets.trailing)
    }
    return result
  }

  /// The colour of words on a group's surface, which shows by grounds what is pressed or chosen.
  private func segmentColor(_ color: Color, in group: ControlState) -> Color {
    let pressed = kind.scheme(tint: tint).colors?.highlighted?.foreground
    let full = state == .highlighted && color == pressed ? color.with(alpha: 1) : color
    return full.readable(in: state == .selected ? state : group)
  }

  /// Returns the colour behind the title: it shows that a pointer is over the button, that a button without a
  /// surface is selected, or that a button on a group's surface is pressed.
  private func ground(under look: Modifiers, in context: EnvironmentValues) -> Color? {
    if state == .hovered { return .system(.quaternaryFill) }
    // A surface that styles give has its own colours of states.
    guard kind == .plain, look.backgroundColor == nil else { return nil }
    switch state {
    case .highlighted: return context.isSegment ? .system(.primaryFill) : nil
    case .selected: return (tint ?? context.accent).faded(to: 0.15)
    default: return nil
    }
  }
}

extension Scheme {
  /// The halo by which the platform shows where the keyboard is.
  fileprivate mutating func markFocus(in color: Color) {
    styles = styles ?? Styles()
    if colors?.background?.light.alpha == 1 {
      styles?.shadow = Shadow(opacity: 0.5, radius: 0, spread: 3)
      colors?.shadow = color
    } else {
      // A halo would be seen through the surface.
      styles?.border = 2
      if styles?.cornerRadius == nil { styles?.cornerRadius = .soft }
      if colors?.border == nil { colors?.border = color.faded(to: 0.6) }
    }
  }
}

extension Button: StyledView {
  /// A button, and what its state adds: selected, switched off.
  public var accessibilityTraits: AccessibilityTraits { [.isButton, state.accessibilityTraits] }
}
