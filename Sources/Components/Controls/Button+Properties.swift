public import GalleyDesign
internal import GalleyLayout

extension Button {
  /// The button's own keys.
  public static let properties: [Property<Button>] =
    titles + Image.sources.map { $0.moved(to: \.image) } + stateImageNames + [
      Property("kind", \.kind, default: "plain", "The look below styles and themes."),
      Property(
        "size", \.size, default: "as its content needs",
        "The height, with the font and the insets that belong to it: by name 24, 34, 40 and 50 points for DNAKit's kinds, "
          + "and 28, 34 and 50 for the platform's."),
      Property("state", \.state, default: "normal", "What the button is doing."),
      Property(
        "imagePlacement", \.imagePlacement, default: "leading",
        "Where the image stands beside the title."),
      Property(
        "imagePadding", \.imagePadding, as: .length, default: "8, in DNAKit's sizes 5",
        "The gap between image and title, in points."),
      Property(
        "imageHeight", \.imageHeight, as: .length, default: "1.2 times the title's size",
        "The height of the image, in points."),
      Property(
        "tintsImage", \.tintsImage, default: "false, true for DNAKit's kinds",
        "Whether the image is a mask in the title's colour.",
        or: ["tintImageWithForegroundColor"]),
      Property(
        "imagePlace", \.imagePlace, "The image's place on a grid of three by three, 0 to 8."),
      Property(
        "titlePlace", \.titlePlace, "The title's place on a grid of three by three, 0 to 8."),
      Property(
        "fillsWidth", \.fillsWidth, default: "true when a width is given",
        "Whether it takes all the width it is offered."),
    ] + Text.lookProperties.map { $0.moved(to: \.title) }

  private static let titles: [Property<Button>] = [
    Property(
      "title", \.title.text, as: .displayText, in: .values, default: "none", "The title.",
      or: ["text"]),
    Property(
      "highlightedTitle", \.stateTitles[.highlighted], as: .displayText, in: .values,
      default: "the title",
      "The title while it is pressed."),
    Property(
      "selectedTitle", \.stateTitles[.selected], as: .displayText, in: .values,
      default: "the title",
      "The title while it is chosen."),
    Property(
      "disabledTitle", \.stateTitles[.disabled], as: .displayText, in: .values,
      default: "the title",
      "The title while it takes no input."),
  ]

  private static let stateImageNames: [Property<Button>] = [
    Property(
      "highlightedImageName", \.stateImages[.highlighted], in: .values, default: "the image",
      "The icon or file while it is pressed."),
    Property(
      "selectedImageName", \.stateImages[.selected], in: .values, default: "the image",
      "The icon or file while it is chosen."),
    Property(
      "disabledImageName", \.stateImages[.disabled], in: .values, default: "the image",
      "The icon or file while it takes no input."),
  ]
}

extension Button {
  /// Makes a button with a title and an icon of SF Symbols.
  public init(
    _ title: String = "", systemImage: String? = nil, kind: ButtonKind = .plain,
    size: ButtonSize? = nil, state: ControlState = .normal,
    action: (@Sendable (Button) -> Void)? = nil
  ) {
    self.init()
    self.title.text = title
    if let systemImage { image = Image(systemName: systemImage) }
    self.kind = kind
    self.size = size
    self.state = state
    self.action = action
  }

  /// Calls the action, unless the state takes no input (DNA-20).
  public func tap() {
    if state.isInteractive { action?(self) }
  }
}

extension Image {
  /// Takes a name that may be an icon's or a file's.
  mutating func takeName(_ name: String) {
    let isIcon = IconName(name) != nil
    systemIconName = isIcon ? name : nil
    localImageName = isIcon ? nil : name
    imageUrl = nil
    if isIcon { content = .icon(IconName(name)) }
  }

  /// True if there is anything to show.
  var isEmpty: Bool {
    if case .nothing = content { return true }
    return false
  }
}
