public import Foundation
public import GalleyComponents

// Small controls that are made of others.

/// A button that begins the editing of a name.
public struct RenameButton: View {
  public init() {}
  public var body: some View {
    Button("Rename", systemImage: "pencil") {}
  }
}

/// A round button with a question mark, which leads to help.
public struct HelpLink: View {
  public init(action: @escaping () -> Void) {}
  public init(destination: URL) {}
  public init(anchor: String) {}
  public var body: some View {
    Button {
    } label: {
      Image(systemName: "questionmark.circle")
    }
  }
}

/// A button that opens the app's settings.
public struct SettingsLink<Label: View>: View {
  private let label: Label
  public init(@ViewBuilder label: () -> Label) { self.label = label() }
  public init() where Label == Text { label = Text("Settings…") }
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

/// Two views beside one another, with a line between them that can be moved.
public struct HSplitView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View {
    HStack(spacing: 0) {
      ForEach(subviews: content) { part in
        if part.id > 0 { Divider() }
        part
      }
    }
  }
}

/// Two views one above the other, with a line between them that can be moved.
public struct VSplitView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View {
    VStack(spacing: 0) {
      ForEach(subviews: content) { part in
        if part.id > 0 { Divider() }
        part
      }
    }
  }
}

/// The title and picture under which something is shared.
public struct SharePreview<Image, Icon>: Sendable {}
extension SharePreview where Image == Never, Icon == Never {
  public init(_ key: LocalizedStringKey) {}
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) {}
}
extension SharePreview where Icon == Never {
  public init(_ key: LocalizedStringKey, image: Image) {}
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image) {}
}
extension SharePreview where Image == Never {
  public init(_ key: LocalizedStringKey, icon: Icon) {}
}
extension SharePreview {
  public init(_ key: LocalizedStringKey, image: Image, icon: Icon) {}
}

extension ShareLink {
  public init<Item, Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>,
    @ViewBuilder label: () -> Label
  ) { self.init(item: item, label: label) }
  public init<Item, Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
  ) where Label == GalleySwiftUI.Label<Text, GalleySwiftUI.Image> {
    self.init(item: item)
  }
  public init<Item, Image, Icon>(
    _ key: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) where Label == GalleySwiftUI.Label<Text, GalleySwiftUI.Image> {
    self.init(key, item: item)
  }
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(item: items, label: label) }
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil
  ) where Label == GalleySwiftUI.Label<Text, GalleySwiftUI.Image> {
    self.init(item: items)
  }
}

extension ProgressView {
  /// The share of an interval that has passed at the moment of previews.
  public init(
    timerInterval interval: ClosedRange<Date>, countsDown: Bool = true,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      share: Self.share(of: interval, countsDown), label: label(), current: currentValueLabel())
  }
  private static func share(of interval: ClosedRange<Date>, _ countsDown: Bool) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = Date.frozen.timeIntervalSince(interval.lowerBound)
    let share = length > 0 ? min(1, max(0, passed / length)) : 1
    return countsDown ? 1 - share : share
  }
}
extension ProgressView where CurrentValueLabel == Text {
  public init(
    timerInterval interval: ClosedRange<Date>, countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: interval, countsDown: countsDown, label: label) {
      Text(timerInterval: interval, countsDown: countsDown)
    }
  }
  public init(timerInterval interval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: interval, countsDown: countsDown) { EmptyView() }
  }
}
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init(_ progress: Progress) {
    self.init(
      share: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil, current: nil)
  }
}

extension ContentUnavailableView
where Label == GalleySwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ key: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      GalleySwiftUI.Label(key, image: name)
    } description: {
      description
    }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image name: String, description: Text? = nil
  ) {
    self.init {
      GalleySwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }
}

/// The days that are chosen in a calendar of a month.
public struct MultiDatePicker<Label: View>: View {
  private let days: Binding<Set<DateComponents>>
  private let label: Label

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    (days, self.label) = (selection, label())
  }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, label: label) }
  public init(_ key: LocalizedStringKey, selection: Binding<Set<DateComponents>>)
  where Label == Text {
    self.init(selection: selection) { Text(key) }
  }
  public init(
    _ key: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) where Label == Text {
    self.init(selection: selection) { Text(key) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, selection: Binding<Set<DateComponents>>)
  where Label == Text {
    self.init(selection: selection) { Text(title) }
  }

  /// The first of the days, or the one on which the clock of previews is stopped.
  private var first: Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return days.wrappedValue.compactMap { calendar.date(from: $0) }.min() ?? .frozen
  }

  public var body: some View {
    DatePicker(selection: .constant(first), displayedComponents: .date) { label }
      .datePickerStyle(.graphical)
      .near(days.wrappedValue.count == 1 ? nil : "of several chosen days the first is drawn")
  }
}
