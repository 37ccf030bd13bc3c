public import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

/// The kind of a message, which decides its colour and its sign.
public enum MessageKind: String, PropertyChoice, Hashable {
  case hint, success, warning, error

  /// The colour of the sign.
  var color: Color {
    switch self {
    case .hint: .system(.systemBlue)
    case .success: .system(.systemGreen)
    case .warning: .system(.systemOrange)
    case .error: .system(.systemRed)
    }
  }

  var iconName: String {
    switch self {
    case .hint: "info.circle.fill"
    case .success: "checkmark.circle.fill"
    case .warning: "exclamationmark.triangle.fill"
    case .error: "exclamationmark.circle.fill"
    }
  }
}

/// A message in the page: a sign, a title over words and what can be done, on a pale shade of the
/// kind's colour. The source system's hint, message and error views are its kinds (W3W-30).
public struct Banner: Sendable {
  /// The title of the event.
  public var title: String
  /// More about it.
  public var message: String
  /// The kind of the message.
  public var kind: MessageKind
  /// The name of an icon; nil is the kind's.
  public var systemImage: String?
  /// The title of the action; empty for a view without.
  public var actionTitle = ""
  /// True if there is a cross to take it away.
  public var isClosable = false

  /// Makes a message.
  public init(_ title: String = "", message: String = "", kind: MessageKind = .hint) {
    (self.title, self.message, self.kind) = (title, message, kind)
  }

  // Reading

  /// The sentence about `"type": "Banner"` in the reference, the schema and editors.
  public static let summary = "A message in the page, with a sign in the colour of its kind."
  /// The theme's name for messages.
  public static let schemeKind: SchemeKind? = "messages"
  /// The keys of `"type": "Banner"` besides those that all views share.
  public static let properties: [Property<Banner>] = [
    Property(
      "title", \.title, as: .displayText, in: .values, default: "none", "What has happened.",
      or: ["text"]),
    Property(
      "message", \.message, as: .displayText, in: .values, default: "none", "More about it."),
    Property(
      "systemIconName", \.systemImage, in: .values, default: "the kind's", "The name of an icon."),
    Property(
      "actionTitle", \.actionTitle, as: .displayText, in: .values, default: "none",
      "What can be done."),
    Property("kind", \.kind, default: "hint", "What it is about."),
    Property(
      "isClosable", \.isClosable, default: "false", "Whether there is a cross to take it away."),
  ]

  /// Reports an icon that does not exist.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    if let systemImage { reader.checkIcon(systemImage, at: place.range(of: "systemIconName")) }
  }

  /// A pale shade of the kind's colour with corners of 12.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    var own = Scheme(
      colors: Colors(background: kind.color.faded(to: 0.14)),
      styles: Styles(cornerRadius: .points(12)))
    own.styles?.padding = PaddingInsets(EdgeInsets(12))
    return scheme?.merging(over: own) ?? own
  }

  func composition(in environment: EnvironmentValues) -> some View {
    HStack(alignment: .top, spacing: 10) {
      Image.growing(systemImage ?? kind.iconName, side: 20, with: .subheadline, in: environment)
        .foregroundColor(kind.color)
      VStack(alignment: .leading, spacing: 2) {
        if !title.isEmpty { Text(title).font(.subheadline).fontWeight(.semibold).keepingWords() }
        if !message.isEmpty {
          Text(message).font(.footnote).keepingWords().foregroundColor(.system(.secondaryLabel))
        }
        if !actionTitle.isEmpty {
          Text(actionTitle).font(.footnote).fontWeight(.semibold).keepingWords()
            .foregroundColor(environment.accent).padding(.top, 6)
            .accessibilityAddTraits(.isButton)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if isClosable {
        Cross().glyph(
          Color.system(.secondaryLabel), lineWidth: 1.6, width: 9, height: 9, growingIn: environment
        )
        .padding(5).accessibilityAddTraits(.isButton)
      }
    }
  }
}

/// A message that comes and goes over the content: light words on a dark ground, dark on light in
/// the dark.
public struct Toast: Sendable {
  /// The text, which describes what has happened.
  public var text: String
  /// The name of an icon.
  public var systemImage: String?
  /// The title of the action; none when empty.
  public var actionTitle: String

  /// Makes a message.
  public init(_ text: String = "", systemImage: String? = nil, actionTitle: String = "") {
    (self.text, self.systemImage, self.actionTitle) = (text, systemImage, actionTitle)
  }

  // Reading

  /// The sentence about `"type": "Toast"` in the reference, the schema and editors.
  public static let summary = "A message that comes and goes over the content."
  /// The theme's name for toasts.
  public static let schemeKind: SchemeKind? = "toasts"
  /// The keys of `"type": "Toast"` besides those that all views share.
  public static let properties: [Property<Toast>] = [
    Property(
      "text", \.text, as: .displayText, in: .values, default: "nothing", "What has happened.",
      or: ["title", "message"]),
    Property(
      "systemIconName", \.systemImage, in: .values, default: "none", "The name of an icon."),
    Property(
      "actionTitle", \.actionTitle, as: .displayText, in: .values, default: "none",
      "What can be done."),
  ]

  /// Reports an icon that does not exist.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    if let systemImage { reader.checkIcon(systemImage, at: place.range(of: "systemIconName")) }
  }

  /// The opposite of the screen, with corners of 14 and a shadow.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    // The opposite of the surroundings.
    let ground = Color(light: RGBAColor(hex: 0x2C2C2E), dark: RGBAColor(hex: 0xF2F2F7))
      .playing(.label)
    var own = Scheme(
      colors: Colors(foreground: ground.words, background: ground),
      styles: Styles(
        cornerRadius: .points(14), shadow: Shadow(opacity: 0.2, y: 4, radius: 12)))
    own.styles?.padding = PaddingInsets(EdgeInsets(vertical: 13, horizontal: 16))
    return scheme?.merging(over: own) ?? own
  }

  func composition(in environment: EnvironmentValues) -> some View {
    HStack(spacing: 10) {
      if let systemImage {
        Image.growing(systemImage, side: 20, with: .subheadline, in: environment)
      }
      if environment.textSize.isAccessibility {
        // Beside one another the words would have no room.
        VStack(alignment: .leading, spacing: 6) {
          Text(text).font(.subheadline).keepingWords()
          action(leading: 0, in: environment)
        }
      } else {
        Text(text).font(.subheadline).keepingWords()
        action(leading: 8, in: environment)
      }
    }
  }

  @ViewBuilder
  private func action(
    leading: Double, in environment: EnvironmentValues
  ) -> some View {
    if !actionTitle.isEmpty {
      // The tint as it is on the other ground, which is nearer the middle than a screen.
      let tint = environment.accent.emphasized
      Text(actionTitle).font(.subheadline).fontWeight(.semibold).keepingWords().padding(
        .leading, leading
      )
      .foregroundColor(Color(light: tint.dark, dark: tint.light))
      .accessibilityAddTraits(.isButton)
    }
  }
}

extension Banner: ComposedView {}
extension Toast: ComposedView {}
