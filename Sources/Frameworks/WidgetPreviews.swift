public import GalleySwiftUI

// Previews of widgets: each entry is drawn in a card of its family's size, one below the other.

@resultBuilder
public enum PreviewTimelineBuilder {
  public static func buildExpression<Entry: TimelineEntry>(_ entry: Entry) -> [any TimelineEntry] {
    [entry]
  }
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap(\.self)
  }
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
    entries ?? []
  }
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap(\.self)
  }
}

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "GalleyPreviewMacros", type: "WidgetPreview")

@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "GalleyPreviewMacros", type: "WidgetPreview")

/// The view of a preview of widgets; the macro writes it.
public struct _WidgetPreview: @unchecked Sendable {
  private let family: WidgetFamily
  private let widget: any Widget
  private let entries: [any TimelineEntry]

  @MainActor public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @MainActor () -> [any TimelineEntry]
  ) { (self.family, self.widget, entries) = (family, widget(), timeline()) }

  @MainActor public init<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @MainActor () -> any Widget,
    timelineProvider: @MainActor () -> Provider
  ) {
    let size = WidgetPreviewContext(family: family).size
    let context = TimelineProviderContext(family: family, isPreview: true, displaySize: size)
    (self.family, self.widget) = (family, widget())
    entries = [timelineProvider().placeholder(in: context)]
  }
}

extension _WidgetPreview: View {
  public var body: some View {
    VStack(spacing: 16) {
      ForEach(entries.indices, id: \.self) { card(of: entries[$0]) }
    }
    .padding(16)
  }

  @MainActor private func card(of entry: any TimelineEntry) -> some View {
    func view(_ widget: some Widget) -> AnyView? { widget.body._view(of: entry) }
    let content = view(widget) ?? AnyView(FrameworkBox("\(type(of: widget))"))
    let size = WidgetPreviewContext(family: family).size
    return
      content
      .padding(family.isAccessory ? 0 : 16)
      .frame(width: size.width, height: size.height)
      .background(family.isAccessory ? Color.clear : Color(uiColor: .systemBackground))
      .clipShape(RoundedRectangle(cornerRadius: family.isAccessory ? 0 : 22, style: .continuous))
      .environment(\.widgetFamily, family).environment(\._widgetSize, size)
  }
}
