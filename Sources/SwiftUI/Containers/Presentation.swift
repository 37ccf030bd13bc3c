public import Foundation
public import GalleyComponents
internal import GalleyDesign
public import GalleyGeometry
internal import GalleyLayout

// Content that is presented over a screen if its binding requests it from the beginning.

/// A view over the whole picture.
struct PresentedView: @unchecked Sendable {
  let kind: TouchLayer.Kind
  var view: AnyView
  let dismiss: () -> Void

  init(_ kind: TouchLayer.Kind, _ view: AnyView, _ dismiss: @escaping () -> Void) {
    (self.kind, self.view, self.dismiss) = (kind, view, dismiss)
  }
}

/// Views over the whole picture, in the order in which they were met.
struct Presented: Sendable {
  var views: [PresentedView] = []

  struct Key: PreferenceKey {
    static var defaultValue: Presented { Presented() }
    static func reduce(value: inout Presented, nextValue: () -> Presented) {
      value.views += nextValue().views
    }
  }
}

struct PresentModifier: TreeModifier {
  let view: PresentedView?
}

extension PresentModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    if let view, let session = EnvironmentValues(environment).session {
      let carried = Unchecked(Self.inner(view, environment))
      var shown = view
      shown.view = AnyView(
        Built { tree, _ in AnyView.makeOne(view.view, in: &tree, carried.value) })
      session.preferences[session.preferences.count - 1]
        .add(Presented.Key.self, Presented(views: [shown]))
    }
    content.append(in: &tree, environment)
  }

  /// The environment of the presented view: on a screen it can dismiss itself, and its state begins anew each
  /// time.
  private nonisolated static func inner(
    _ view: PresentedView, _ environment: TreeEnvironment
  ) -> TreeEnvironment {
    var values = EnvironmentValues(environment)
    // A field of search belongs to what is below.
    if values.outerSearch != nil { values.outerSearch = nil }
    if values.isInNavigation { values.isInNavigation = false }
    guard let surroundings = environment.attachment as? Surroundings,
      surroundings.session.touches != nil
    else { return values.tree ?? environment }
    values.dismissal = view.dismiss
    var inner = values.tree ?? environment
    let number = surroundings.session.number(of: PresentModifier.self, in: surroundings.view)
    if let made = inner.attachment as? Surroundings {
      inner.attachment = Surroundings(made.session, view: number, values: made.values)
    }
    return inner
  }
}

/// The settings of a view for the sheet that contains it.
struct SheetModifier: TreeModifier {
  var detents: Set<PresentationDetent>?
  var selection: PresentationDetent?
  var showsHandle: Bool?
  /// True if a swipe does not close the sheet.
  var isHeld: Bool?
  /// The surface of the card.
  var surface: Surface?
  /// True if the card is built again at once, with the surface that its content has just named.
  var isAnnounced = false

  /// The background of the card: a style, or a view aligned in it.
  enum Surface: Sendable {
    case style(any ShapeStyle)
    case view(AnyView, Alignment)
  }

  /// The combined settings of all modifiers, the outer ones first.
  struct Key: PreferenceKey {
    static var defaultValue: SheetModifier { SheetModifier() }
    static func reduce(value: inout SheetModifier, nextValue: () -> SheetModifier) {
      let next = nextValue()
      value.detents = value.detents ?? next.detents
      value.selection = value.selection ?? next.selection
      value.showsHandle = value.showsHandle ?? next.showsHandle
      value.isHeld = value.isHeld ?? next.isHeld
      value.surface = value.surface ?? next.surface
    }
  }
}

extension SheetModifier {
  /// True if the card has the same place and handle, and a surface or none.
  nonisolated func hasSameCard(as other: SheetModifier) -> Bool {
    detents == other.detents && selection == other.selection
      && showsHandle == other.showsHandle && isHeld == other.isHeld
      && (surface == nil) == (other.surface == nil)
  }

  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    if let session = EnvironmentValues(environment).session {
      session.preferences[session.preferences.count - 1].add(Key.self, self)
    }
    content.append(in: &tree, environment)
  }
}

extension PresentationDetent {
  @_disfavoredOverload
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    .fraction(Double(fraction))
  }
  @_disfavoredOverload
  public static func height(_ height: CGFloat) -> PresentationDetent { .height(Double(height)) }
}

/// A height of a sheet that a function gives.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  /// The height in points; nil where the sheet cannot have it.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// The room of a sheet.
  public struct Context: Sendable {
    /// The greatest height that a sheet can have, in points.
    public let maxDetentValue: CGFloat
    public var dynamicTypeSize: DynamicTypeSize { .large }
  }

  /// The height that a function gives: a share of the room if it is proportional to the room, otherwise the one for
  /// an iPhone's screen.
  public static func custom<Detent: CustomPresentationDetent>(
    _ type: Detent.Type
  ) -> PresentationDetent {
    let room = Context(maxDetentValue: CGFloat(large.height(in: Device.iPhone15.size.height)))
    let height = type.height(in: room) ?? room.maxDetentValue
    let doubled = type.height(in: Context(maxDetentValue: room.maxDetentValue * 2))
    return doubled == height * 2
      ? .fraction(Double(height / room.maxDetentValue)) : .height(Double(height))
  }
}

/// The kit's sheet, which is at the lowest of its heights until another one is chosen. The settings of its
/// content become known when the content is built, and are applied in the next round.
private struct SheetCard: Sendable {
  let content: AnyView
}

extension SheetCard: PrimitiveView {
  func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    guard let surroundings = EnvironmentValues(environment).surroundings else {
      return AnyView.makeOne(content, in: &tree, environment)
    }
    let session = surroundings.session
    let number = session.number(of: SheetCard.self, in: surroundings.view)
    let known = session.exchange(number, SheetModifier()) ?? SheetModifier()
    let heard = session.collecting { sheet(known).append(in: &tree, environment) }
    var said = heard.value(SheetModifier.Key.self)
    // Surfaces cannot be compared: one is taken over in a round of its own.
    said.isAnnounced = said.surface != nil && !known.isAnnounced
    _ = session.exchange(number, said)
    if said.isAnnounced || !said.hasSameCard(as: known) { session.markDirty() }
  }

  private func sheet(_ said: SheetModifier) -> some View {
    Kit("Sheet") { values in
      let height = values.session?.canvas.height ?? 852
      let detents = (said.detents ?? [.large]).sorted {
        $0.height(in: height) < $1.height(in: height)
      }
      let surface = values.backgroundStyle?._paint(in: values).color
      return Sheet(
        detents: detents, selection: said.selection.flatMap(detents.firstIndex) ?? 0
      ) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .with {
        ($0.showsHandle, $0.surfaceColor) = (said.showsHandle, surface)
        if let ground = said.surface {
          $0.ground = { _, corners in AnyView(SheetGround(surface: ground, corners: corners)) }
        }
      }
    }
  }
}

/// The surface of a card in the style or with the view that its content names.
private struct SheetGround: Sendable {
  let surface: SheetModifier.Surface
  let corners: CornerRadii
}

extension SheetGround: PrimitiveView {
  func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    switch surface {
    case .style(let style):
      let paint = style._paint(in: EnvironmentValues(environment))
      SheetSurface(paint.style, corners: corners).append(in: &tree, environment)
    case .view(let view, let alignment):
      let filling = view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      AnyView.makeOne(AnyView(filling.clipped(to: corners)), in: &tree, environment)
    }
  }
}

private func sheetCard(
  _ kind: TouchLayer.Kind, _ content: some View, _ dismiss: @escaping () -> Void
) -> PresentedView {
  PresentedView(kind, AnyView(SheetCard(content: AnyView(content))), dismiss)
}

private func cover(_ content: some View, _ dismiss: @escaping () -> Void) -> PresentedView {
  PresentedView(
    .cover,
    AnyView(
      content.frame(maxWidth: .infinity, maxHeight: .infinity).background(BackgroundStyle())),
    dismiss)
}

extension Binding where Value == Bool {
  /// Presents nothing any more.
  fileprivate func dismiss() { if wrappedValue { wrappedValue = false } }
}

extension Binding {
  /// Presents nothing any more.
  fileprivate func dismiss<Item>() where Value == Item? {
    if wrappedValue != nil { wrappedValue = nil }
  }
}

extension PresentedView {
  /// With an action once it is gone, whether the reader or the program has closed it.
  fileprivate func followed(by onDismiss: (() -> Void)?) -> PresentedView {
    guard let onDismiss else { return self }
    var result = self
    result.view = AnyView(view.onDisappear(perform: onDismiss))
    return result
  }
}

public struct PresentationAdaptation: Sendable {
  fileprivate var remark: String?
  public static let automatic = PresentationAdaptation()
  public static let none = PresentationAdaptation(
    remark: "what is presented on a narrow screen is a sheet, whatever it adapts to")
  public static let popover = none
  public static let sheet = PresentationAdaptation()
  public static let fullScreenCover = none
}

public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { PresentationBackgroundInteraction() }
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
  private nonisolated func card<Content: View>(
    _ kind: TouchLayer.Kind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: () -> Content
  ) -> some View {
    modifier(
      PresentModifier(
        view: isPresented.wrappedValue
          ? sheetCard(kind, content(), isPresented.dismiss).followed(by: onDismiss) : nil))
  }
  private nonisolated func card<Item: Identifiable, Content: View>(
    _ kind: TouchLayer.Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: (Item) -> Content
  ) -> some View {
    modifier(
      PresentModifier(
        view: item.wrappedValue.map {
          sheetCard(kind, content($0), item.dismiss).followed(by: onDismiss)
        }))
  }
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    card(.sheet, isPresented, onDismiss, content)
  }
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    card(.sheet, item, onDismiss, content)
  }
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentModifier(
        view: isPresented.wrappedValue
          ? cover(content(), isPresented.dismiss).followed(by: onDismiss) : nil))
  }
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentModifier(
        view: item.wrappedValue.map {
          cover(content($0), item.dismiss).followed(by: onDismiss)
        }))
  }
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    card(.popover, isPresented, nil, content)
  }
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    card(.popover, item, nil, content)
  }
  public nonisolated func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items)
    -> some View
  {
    let items = AnyView(menuItems())
    return contextMenu(of: { items })
  }
  public nonisolated func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View { contextMenu(menuItems: menuItems) }
  public nonisolated func contextMenu<Value: Hashable, Items: View>(
    forSelectionType type: Value.Type = Value.self, @ViewBuilder menu: (Set<Value>) -> Items,
    primaryAction: ((Set<Value>) -> Void)? = nil
  ) -> some View { contextMenu { menu([]) } }
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(SheetModifier(detents: detents))
  }
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(SheetModifier(detents: detents, selection: selection.wrappedValue))
  }
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(
      SheetModifier(showsHandle: visibility == .automatic ? nil : visibility == .visible))
  }
  public nonisolated func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
  /// Paints the card of a sheet in a style.
  public nonisolated func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(SheetModifier(surface: .style(style)))
  }
  /// Paints the card of a sheet with a view.
  public nonisolated func presentationBackground<Ground: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Ground
  ) -> some View {
    modifier(SheetModifier(surface: .view(AnyView(content()), alignment)))
  }
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { near(adaptation.remark) }
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { near(horizontal.remark ?? vertical.remark) }
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(SheetModifier(isHeld: isDisabled))
  }
}
