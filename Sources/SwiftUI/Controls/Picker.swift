public import GalleyComponents
internal import GalleyLayout

/// One choice among several.
public struct Picker<Label: View, Selection: Hashable, Content: View>: @unchecked Sendable {
  /// The value that is chosen; nil for a picker without sources.
  let selection: Selection?
  let label: Label
  let content: Content
  private let select: (Selection) -> Void

  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content)
  }
  public init(
    selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content
  ) {
    (self.selection, self.label, self.content) = (selection.wrappedValue, label, content())
    select = { selection.wrappedValue = $0 }
  }
}

extension Picker {
  /// With a label for the chosen value, which the option itself is here.
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, label: label(), content: content)
  }
  /// A choice for all of several sources, whose first shows it.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, selection: KeyPath<Sources.Element, Binding<Selection>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: selection] }
    (self.selection, self.label, self.content) = (
      bindings.first?.wrappedValue, label(), content()
    )
    select = { value in for binding in bindings { binding.wrappedValue = value } }
  }
}

extension Picker where Label == Text {
  public init<Sources: RandomAccessCollection>(
    _ key: LocalizedStringKey, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<Selection>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(key) }
  }
  public init(
    _ key: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(key), content: content)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

extension Picker where Label == GalleySwiftUI.Label<Text, Image> {
  public init(
    _ key: LocalizedStringKey, systemImage: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: GalleySwiftUI.Label(key, systemImage: systemImage),
      content: content)
  }
}

/// The tag of a view in a picker or in tabs.
struct TagModifier: TreeModifier {
  let tag: Unchecked<AnyHashable>
}

extension TagModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    content.append(in: &tree, environment)
  }
}

extension View {
  public nonisolated func tag<Value: Hashable>(_ tag: Value) -> some View {
    modifier(TagModifier(tag: Unchecked(AnyHashable(tag))))
  }
  public nonisolated func tag<Value: Hashable>(
    _ tag: Value, includeOptional: Bool
  ) -> some View {
    modifier(TagModifier(tag: Unchecked(AnyHashable(tag))))
  }
}

/// The tag of a view, if one of its modifiers gives it one.
func tagValue(of view: AnyView) -> AnyHashable? {
  modifierChain(of: view).lazy.compactMap { ($0 as? TagModifier)?.tag.value }.first
}

/// The tag of one of several views: its own, else the identity of its value in a `ForEach`.
func tagValue(of index: Int, in list: ChildList) -> AnyHashable? {
  tagValue(of: list.views[index]) ?? list.identities[index].last?.value
}

public protocol PickerStyle {
  nonisolated var _look: _PickerLook { get }
}

public enum _PickerLook: Sendable { case menu, segmented, inline, wheel, navigation }

public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .menu }
}
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .menu }
}
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .segmented }
}
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .inline }
}
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .wheel }
}
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .navigation }
}
extension PickerStyle {
  public var _look: _PickerLook { .menu }
}
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
  public static var palette: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: _PickerLook { .menu }
}

extension EnvironmentValues {
  fileprivate var pickerLook: _PickerLook {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    let look = style._look
    return values { $0.pickerLook = look }
  }
}

extension Picker: View {
  public var body: some View { look }

  fileprivate var look: PickerLook {
    var list = ChildList()
    Content._visitChildren(content, &list)
    let chosen = selection.map { AnyHashable($0) }
    let tags = list.views.indices.map { tagValue(of: $0, in: list) }
    let index = tags.indices.first { index in
      tags[index] == chosen || (tags[index] == nil && chosen == AnyHashable(index))
    }
    return PickerLook(
      label: AnyView(label), options: list.views, selection: index ?? -1
    ) { index in
      let tag = tags[index] ?? AnyHashable(index)
      if let value = (tag.base as? Selection) ?? (tag as? Selection) { select(value) }
    }
  }
}

extension Picker: RowSource {
  func rows(in values: EnvironmentValues) -> [AnyView]? {
    values.pickerLook == .inline ? look.rows : nil
  }
}

private struct PickerLook: @unchecked Sendable {
  let label: AnyView
  let options: [AnyView]
  let selection: Int
  private let select: (Int) -> Void
  @Environment(\.pickerLook) private var look
  @Environment(\.isInList) private var isInList

  init(
    label: AnyView, options: [AnyView], selection: Int, select: @escaping (Int) -> Void
  ) {
    (self.label, self.options, self.selection) = (label, options, selection)
    self.select = select
  }
}

extension PickerLook: View {
  @ViewBuilder var body: some View {
    switch look {
    case .segmented: kit(.segmented)
    case .wheel:
      // A frame that is lower cuts the rows above and below.
      kit(.wheel).frame(minHeight: 0, idealHeight: 216, maxHeight: 216).clipped()
    case .menu:
      if isInList {
        kit(.menu, label: label)
      } else {
        // Outside of rows a menu's button is its value alone, with room around it.
        kit(.menu).padding(.horizontal, 12).padding(.vertical, 8)
      }
    case .inline: kit(.inline)
    case .navigation:
      touchedPicker(
        row(label, value: options.indices.contains(selection) ? options[selection] : nil), .menu)
    }
  }

  private func kit(_ style: GalleyComponents.PickerStyle, label: AnyView? = nil) -> some View {
    let options = style == .menu ? options : options.indices.map { touchedOption($0) }
    return touchedPicker(
      Kit("Picker") { values in
        GalleyComponents.Picker(selection: selection, style: style, state: values.controlState)
          .with {
            ($0.labelView, $0.optionViews) = (label.flatMap(values.label), options)
          }
      }, style)
  }

  /// The picker as a screen uses it.
  private func touchedPicker(
    _ view: some View, _ style: GalleyComponents.PickerStyle
  ) -> some View {
    view.control(.picker) { control, values in
      let names = options.map { words(of: $0, values) ?? "" }
      control.label = words(of: label, values)
      control.value = names.indices.contains(selection) ? names[selection] : nil
      control.options = names
      control.set = set(among: names)
    }
  }

  /// Chooses by the words of a choice.
  private nonisolated func set(among names: [String]) -> (ScreenValue) -> String? {
    { value in
      guard case .text(let wanted) = value, let index = names.firstIndex(of: wanted) else {
        return "its choices are \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
      }
      select(index)
      return nil
    }
  }

  /// A choice that a tap takes.
  private nonisolated func touchedOption(_ index: Int) -> AnyView {
    AnyView(
      options[index].control(.button) { control, values in
        control.label = words(of: options[index], values)
        control.position = (index + 1, options.count)
        control.isSelected = index == selection
        control.press = { select(index) }
      })
  }

  /// The options as rows of a list.
  nonisolated var rows: [AnyView] {
    options.enumerated().map { index, option in
      AnyView(
        row(option, accessory: index == selection ? .checkmark : .none)
          .control(.button) { control, values in
            control.label = words(of: option, values)
            control.isSelected = index == selection
            control.press = { select(index) }
            control.picker = words(of: label, values)
            control.set = set(among: options.map { words(of: $0, values) ?? "" })
          })
    }
  }

  private nonisolated func row(
    _ title: AnyView, value: AnyView? = nil, accessory: CellAccessory = .disclosure
  ) -> some View {
    Kit("Picker") { values in
      GalleyComponents.Cell().with {
        ($0.titleView, $0.valueView, $0.accessory) = (values.label(title), value, accessory)
        ($0.tintColor, $0.isBare) = (values.accent, true)
      }
    }
  }
}
