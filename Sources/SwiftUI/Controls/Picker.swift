import Foundation
import GalleyComponents
import GalleyDesign
import GalleyGeometry

/// One choice among several.
public struct Picker<Label: View, Selection: Hashable, Content: View>: @unchecked Sendable {
  let selection: Selection
  let label: Label
  let content: Content

  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.label, self.content) = (selection.wrappedValue, label(), content())
  }
  public init(
    selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content
  ) {
    (self.selection, self.label, self.content) = (selection.wrappedValue, label, content())
  }
}

extension Picker where Label == Text {
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

/// What a view stands for in a picker or in tabs.
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
  public var body: some View {
    var list = ChildList()
    Content._visitChildren(content, &list)
    let chosen = AnyHashable(selection)
    return PickerLook(
      label: AnyView(label),
      options: list.views.enumerated().map { index, view in
        let tag = tagValue(of: view)
        return PickerOption(
          view: view, isSelected: tag == chosen || (tag == nil && chosen == AnyHashable(index)))
      })
  }
}

private struct PickerOption: Sendable {
  var view: AnyView
  var isSelected: Bool
}

private struct PickerLook: @unchecked Sendable {
  let label: AnyView
  let options: [PickerOption]
  @Environment(\.pickerLook) private var look
  @Environment(\.isInList) private var isInList

  init(label: AnyView, options: [PickerOption]) { (self.label, self.options) = (label, options) }
}

extension PickerLook: View {
  @ViewBuilder var body: some View {
    switch look {
    case .segmented: segments
    case .inline:
      ForEach(options.indices, id: \.self) { index in
        HStack {
          options[index].view
          Spacer()
          if options[index].isSelected {
            Image(systemName: "checkmark").foregroundStyle(Color.accentColor)
          }
        }
      }
    case .wheel: wheel
    case .navigation:
      LabelRow(label: label) {
        HStack(spacing: 8) {
          current.foregroundStyle(Color.secondary)
          Chevron()
        }
      }
    case .menu:
      if isInList {
        LabelRow(label: label) { value.foregroundStyle(Color.secondary) }
      } else {
        value.foregroundStyle(Color.accentColor)
      }
    }
  }

  @ViewBuilder private var current: some View {
    if let option = options.first(where: \.isSelected) { option.view }
  }

  private var value: some View {
    HStack(spacing: 4) {
      current
      Image(systemName: "chevron.up.chevron.down").font(.system(size: 12))
    }
  }

  private var segments: some View {
    HStack(spacing: 0) {
      ForEach(options.indices, id: \.self) { index in
        let option = options[index]
        option.view
          .font(.system(size: 13, weight: option.isSelected ? .semibold : .medium))
          .lineLimit(1).padding(.horizontal, 4)
          .frame(maxWidth: .infinity, minHeight: 28, maxHeight: 28)
          .background {
            if option.isSelected {
              RoundedRectangle(cornerRadius: 7)
                .fill(Color(light: 0xFFFFFF, dark: 0x636366))
                .shadow(color: Color.black.opacity(0.12), radius: 4, x: 0, y: 3)
            }
          }
      }
    }
    .foregroundStyle(Color.primary)
    .padding(2)
    .background(Color(SystemColor.tertiaryFill), in: RoundedRectangle(cornerRadius: 9))
  }

  /// Seven rows, the chosen one in the middle on its bar.
  private var wheel: some View {
    let chosen = options.firstIndex(where: \.isSelected) ?? 0
    return VStack(spacing: 0) {
      ForEach(-3...3, id: \.self) { offset in
        Group {
          if options.indices.contains(chosen + offset) {
            options[chosen + offset].view.opacity(1 - 0.22 * Double(abs(offset)))
          } else {
            Color.clear
          }
        }
        .font(.system(size: offset == 0 ? 23 : 21))
        .frame(maxWidth: .infinity, minHeight: 32, maxHeight: 32)
        .background {
          if offset == 0 {
            RoundedRectangle(cornerRadius: 8).fill(Color(SystemColor.tertiaryFill))
              .padding(.horizontal, 9)
          }
        }
      }
    }
    .frame(height: 216).clipped()
  }
}

/// The mark of a row that leads somewhere.
struct Chevron: Sendable {}

extension Chevron: View {
  var body: some View {
    Image(systemName: "chevron.right").font(.system(size: 13, weight: .semibold))
      .foregroundStyle(Color(SystemColor.tertiaryLabel))
  }
}
