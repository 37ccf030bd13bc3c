public import Foundation
public import GalleyComponents

// Modifiers that previews draw in part or not at all; each adds a remark to the report.

extension View {
  nonisolated func near(_ remark: String?) -> some View { modifier(RemarkModifier(text: remark)) }

  /// A bar whose edge the content fades under; the fading is not drawn.
  public nonisolated func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
      .near("content does not fade below a bar in the safe area")
  }
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    near("secondary text scales are drawn in full size")
  }
  public nonisolated func lineHeight(_ height: AttributedString.LineHeight?) -> some View {
    near("line heights of texts are the font's own")
  }
  public nonisolated func multilineTextAlignment(
    strategy: Text.AlignmentStrategy
  ) -> some View {
    near(
      strategy == .writingDirectionBased
        ? "lines of texts begin at the side of the surroundings" : nil)
  }
  public nonisolated func writingDirection(
    strategy: Text.WritingDirectionStrategy
  ) -> some View {
    near(
      strategy == .layoutBased ? "the direction of texts is that of their first letters" : nil)
  }
  public nonisolated func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> some View {
    near(mode == .gradient ? "symbols have one colour instead of its gradient" : nil)
  }
  public nonisolated func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?
  ) -> some View {
    near(mode == .draw ? "the variable value of symbols is not drawn along their lines" : nil)
  }
  public nonisolated func toolbarForegroundStyle<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View { near("bars have their usual foreground") }
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    near("the spacing of icon and title in labels is the usual one")
  }
  public nonisolated func labelReservedIconWidth(_ width: CGFloat) -> some View {
    near("the room of icons in labels is the usual one")
  }
  public nonisolated func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    near("margins of sections in lists are the usual ones")
  }
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
    near("the index beside a list is not drawn")
  }
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel<Words: StringProtocol>(_ label: Words?) -> some View {
    near("the index beside a list is not drawn")
  }
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    self
  }
  public nonisolated func toolbarTitleMenu<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    near("the arrow of a title with a menu is not drawn")
  }
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View {
    near("sheets have their usual width")
  }
  /// Buttons as wide as their label or as their room.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    near("buttons are as wide as their labels")
  }
  public nonisolated func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: AnyView(content())))
  }
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    frame(width: width)
  }
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { frame(width: ideal) }
}

/// A column beside the content where there is room for it, otherwise a sheet.
struct InspectorModifier: ViewModifier {
  @Environment(\.horizontalSizeClass) private var width
  let isPresented: Binding<Bool>
  let inspector: AnyView

  func body(content: Content) -> some View {
    if width == .regular {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented.wrappedValue {
          Divider()
          inspector
        }
      }
    } else {
      content.sheet(isPresented: isPresented) { inspector }
    }
  }
}

extension AttributedString {
  public struct LineHeight: Hashable, Sendable {
    private let name: String
    public static let normal = LineHeight(name: "normal")
    public static let tight = LineHeight(name: "tight")
    public static let loose = LineHeight(name: "loose")
    public static let variable = LineHeight(name: "variable")
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "exact \(points)") }
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(name: "multiple \(factor)")
    }
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(name: "leading \(increase)")
    }
  }
}

public struct PresentationSizing: Hashable, Sendable {
  private let name: String
  public static let automatic = PresentationSizing(name: "automatic")
  public static let form = PresentationSizing(name: "form")
  public static let page = PresentationSizing(name: "page")
  public static let fitted = PresentationSizing(name: "fitted")
  public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing {
    self
  }
}

public enum SymbolColorRenderingMode: Hashable, Sendable { case flat, gradient }
public enum SymbolVariableValueMode: Hashable, Sendable { case color, draw }

public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
  public static let flexible = ButtonSizing(name: "flexible")
}
