import Foundation
import GalleyComponents
import GalleyDesign
import GalleyGeometry
import GalleyLayout

// What is presented over a screen when its binding says so from the beginning.

/// Views over the whole picture, in the order in which they were met.
struct Presented: Sendable {
  var views: [AnyView] = []

  struct Key: PreferenceKey {
    static var defaultValue: Presented { Presented() }
    static func reduce(value: inout Presented, nextValue: () -> Presented) {
      value.views += nextValue().views
    }
  }
}

struct PresentModifier: TreeModifier {
  let view: AnyView?
}

extension PresentModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    if let view, let session = EnvironmentValues(environment).session {
      let carried = Unchecked(environment)
      let shown = AnyView(Built { tree, _ in AnyView.makeOne(view, in: &tree, carried.value) })
      session.preferences[session.preferences.count - 1]
        .add(Presented.Key.self, Presented(views: [shown]))
    }
    content.append(in: &tree, environment)
  }
}

/// A card that covers nearly all of the screen, which is dimmed behind it.
private struct SheetCard<Content: View>: Sendable {
  let content: Content
}

extension SheetCard: View {
  var body: some View {
    ZStack(alignment: .bottom) {
      Color.black.opacity(0.2).ignoresSafeArea()
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
          UnevenRoundedRectangle(topLeadingRadius: 10, topTrailingRadius: 10)
            .painted(fill: BackgroundStyle()).node(.ignoresSafeArea(.bottom))
        }
        .padding(.top, 10)
    }
  }
}

/// A box in the middle with a title, a message and buttons.
private struct AlertCard: Sendable {
  let title: AnyView
  let message: AnyView
  let actions: [AnyView]
}

extension AlertCard: View {
  var body: some View {
    ZStack {
      Color.black.opacity(0.2).ignoresSafeArea()
      VStack(spacing: 0) {
        VStack(spacing: 4) {
          title.font(.headline)
          message.font(.footnote)
        }
        .multilineTextAlignment(.center).padding(EdgeInsets(vertical: 19, horizontal: 16))
        ForEach(actions.indices, id: \.self) { index in
          VStack(spacing: 0) {
            Hairline()
            actions[index].frame(maxWidth: .infinity, minHeight: 44)
          }
        }
      }
      .frame(width: 270)
      .background(Material.thick, in: RoundedRectangle(cornerRadius: 14))
      .clipShape(RoundedRectangle(cornerRadius: 14))
    }
  }
}

/// An alert as older sources write it.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  public struct Button {
    let label: Text
    let role: ButtonRole?
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive)
    }
  }

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = [dismissButton ?? .default(Text("OK"))]
  }
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }

  var card: AnyView {
    AnyView(
      AlertCard(
        title: AnyView(title), message: AnyView(message),
        actions: buttons.map { button in
          AnyView(GalleySwiftUI.Button(role: button.role, action: {}) { button.label })
        }))
  }
}

public struct ActionSheet {
  public typealias Button = Alert.Button
  let alert: Alert
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    alert = Alert(
      title: title, message: message, primaryButton: buttons.first ?? .cancel(),
      secondaryButton: buttons.last ?? .cancel())
  }
}

public struct PresentationDetent: Hashable, Sendable {
  private let share: CGFloat
  public static let medium = PresentationDetent(share: 0.5)
  public static let large = PresentationDetent(share: 1)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(share: fraction)
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(share: height)
  }
}

public struct PresentationAdaptation: Sendable {
  public static let automatic = PresentationAdaptation()
  public static let none = PresentationAdaptation()
  public static let popover = PresentationAdaptation()
  public static let sheet = PresentationAdaptation()
  public static let fullScreenCover = PresentationAdaptation()
}

public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()
}

public struct PopoverAttachmentAnchor: Sendable {
  public static func point(_ point: UnitPoint) -> PopoverAttachmentAnchor {
    PopoverAttachmentAnchor()
  }
  public static func rect(_ source: Anchor<CGRect>.Source) -> PopoverAttachmentAnchor {
    PopoverAttachmentAnchor()
  }
}

extension View {
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentModifier(
        view: isPresented.wrappedValue ? AnyView(SheetCard(content: content())) : nil))
  }
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentModifier(view: item.wrappedValue.map { AnyView(SheetCard(content: content($0))) }))
  }
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentModifier(
        view: isPresented.wrappedValue
          ? AnyView(
            content().frame(maxWidth: .infinity, maxHeight: .infinity)
              .background(BackgroundStyle())) : nil))
  }
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentModifier(
        view: item.wrappedValue.map {
          AnyView(
            content($0).frame(maxWidth: .infinity, maxHeight: .infinity)
              .background(BackgroundStyle()))
        }))
  }
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
  }

  private nonisolated func alertCard<Actions: View, Message: View>(
    _ title: Text, _ isPresented: Bool, _ actions: () -> Actions, _ message: () -> Message
  ) -> some View {
    guard isPresented else { return modifier(PresentModifier(view: nil)) }
    var list = ChildList()
    Actions._visitChildren(actions(), &list)
    return modifier(
      PresentModifier(
        view: AnyView(
          AlertCard(
            title: AnyView(title), message: AnyView(message()),
            actions: list.views.isEmpty ? [AnyView(Button("OK") {})] : list.views))))
  }

  public nonisolated func alert<Actions: View, Message: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { alertCard(Text(key), isPresented.wrappedValue, actions, message) }
  public nonisolated func alert<Actions: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { alertCard(Text(key), isPresented.wrappedValue, actions) { EmptyView() } }
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { alertCard(Text(title), isPresented.wrappedValue, actions, message) }
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { alertCard(Text(title), isPresented.wrappedValue, actions) { EmptyView() } }
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { alertCard(title, isPresented.wrappedValue, actions, message) }
  public nonisolated func alert<Data, Actions: View, Message: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    alertCard(
      Text(key), isPresented.wrappedValue && data != nil, { data.map(actions) },
      { data.map(message) })
  }
  public nonisolated func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alertCard(
      Text(verbatim: error?.errorDescription ?? ""), isPresented.wrappedValue && error != nil,
      actions
    ) { EmptyView() }
  }
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    modifier(PresentModifier(view: isPresented.wrappedValue ? content().card : nil))
  }
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    modifier(PresentModifier(view: item.wrappedValue.map { content($0).card }))
  }
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    modifier(PresentModifier(view: isPresented.wrappedValue ? content().alert.card : nil))
  }
  public nonisolated func confirmationDialog<Actions: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View { alertCard(Text(key), isPresented.wrappedValue, actions) { EmptyView() } }
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { alertCard(Text(key), isPresented.wrappedValue, actions, message) }
  public nonisolated func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items)
    -> some View
  { self }
  public nonisolated func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View { self }
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public nonisolated func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
  public nonisolated func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    background(style)
  }
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
  public nonisolated func fileImporter<Types>(
    isPresented: Binding<Bool>, allowedContentTypes: Types,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
}
