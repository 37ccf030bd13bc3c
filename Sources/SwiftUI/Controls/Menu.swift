public import Foundation
public import GalleyComponents
internal import GalleyLayout

// A link in the style of a button.

public struct Link<Label: View>: Sendable {
  let label: Label
  private let destination: @Sendable () -> URL
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = { destination }
    self.label = label()
  }
}

extension Link where Label == Text {
  public init(_ key: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(key) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View {
  public var body: some View {
    var button = Button(action: {}, label: { label })
    button.touch = { [destination] values in
      var control = TouchControl(.link, values)
      control.press = { values.openURL(destination()) }
      return .control(control)
    }
    return button.accessibilityAddTraits(AccessibilityTraits.isLink)
  }
}

public struct Menu<Label: View, Content: View>: @unchecked Sendable {
  let label: Label
  private let content: () -> AnyView
  private let primaryAction: (() -> Void)?

  private init(
    _ label: Label, _ content: @escaping () -> AnyView, _ primaryAction: (() -> Void)? = nil
  ) {
    (self.label, self.content, self.primaryAction) = (label, content, primaryAction)
  }
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    let items = content()
    self.init(label(), { AnyView(items) })
  }
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    let items = content()
    self.init(label(), { AnyView(items) }, primaryAction)
  }
}

extension Menu where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(key) }
  }
  public init(
    _ key: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: { Text(key) }, primaryAction: primaryAction) }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == GalleySwiftUI.Label<Text, Image> {
  public init(
    _ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { GalleySwiftUI.Label(key, systemImage: systemImage) } }
  public init(
    _ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { GalleySwiftUI.Label(key, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { GalleySwiftUI.Label(title, systemImage: systemImage) } }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu of a style's configuration.
  public init(_ configuration: MenuStyleConfiguration) {
    let items = configuration.content
    self.init(configuration.label, { AnyView(items) }, configuration.primaryAction)
  }
}

extension Menu: View {
  public var body: some View {
    Restyled(
      MenuStyleConfiguration(
        label: _StylePart(view: AnyView(label)), content: _StyleParts(view: content()),
        primaryAction: primaryAction)
    ) { kit }
  }

  private var kit: some View {
    MenuPlace(items: content) { [label, primaryAction] open in
      var button = Button(action: {}, label: { label })
      button.touch = { values in
        var control = TouchControl(.menu, values)
        control.press = primaryAction ?? open
        return .control(control)
      }
      return button
    }
  }
}

/// The parts of a menu as its style is given them.
public struct MenuStyleConfiguration {
  public typealias Label = _StylePart
  public typealias Content = _StyleParts
  public let label: Label
  public let content: Content
  let primaryAction: (() -> Void)?
}

@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View = Never
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension MenuStyle where Body == Never {
  public func makeBody(configuration: Configuration) -> Never {
    preconditionFailure("the styles of the kit have no body")
  }
}
public struct DefaultMenuStyle: MenuStyle {
  public nonisolated init() {}
}
public struct BorderlessButtonMenuStyle: MenuStyle {
  public nonisolated init() {}
}
public struct ButtonMenuStyle: MenuStyle {
  public nonisolated init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
  public static var button: DefaultMenuStyle { DefaultMenuStyle() }
  public static var borderlessButton: DefaultMenuStyle { DefaultMenuStyle() }
}

extension View {
  public nonisolated func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    styled(by: style) { $0.makeBody(configuration: $1) }
  }
}

public struct ShareLink<Label: View>: Sendable {
  let label: Label
  public init<Item>(item: Item, @ViewBuilder label: () -> Label) { self.label = label() }
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil)
  where Label == GalleySwiftUI.Label<Text, Image> {
    label = GalleySwiftUI.Label("Share…", systemImage: "square.and.arrow.up")
  }
  public init<Item>(_ key: LocalizedStringKey, item: Item)
  where Label == GalleySwiftUI.Label<Text, Image> {
    label = GalleySwiftUI.Label(key, systemImage: "square.and.arrow.up")
  }
}

extension ShareLink: View {
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

/// Pastes what is on the pasteboard; nothing is there.
public struct PasteButton: Sendable {
  @preconcurrency
  public init<Payload>(
    payloadType: Payload.Type, onPaste: @escaping @MainActor ([Payload]) -> Void
  ) {}
  @preconcurrency
  public init<Type>(
    supportedContentTypes: [Type], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) {}
}
extension PasteButton: View {
  public var body: some View {
    Button {
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard").padding(
        EdgeInsets(vertical: 4, horizontal: 8))
    }
    .buttonStyle(.borderedProminent)
  }
}

/// Begins and ends the editing of the lists around.
public struct EditButton: @unchecked Sendable {
  @Environment(\.editMode) private var editMode
  public init() {}
}
extension EditButton: View {
  public var body: some View {
    let mode = editMode
    return Button(mode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      mode?.wrappedValue = mode?.wrappedValue.isEditing == true ? .inactive : .active
    }
  }
}
