public import GalleyComponents
public import GalleyGeometry
internal import GalleyLayout

public protocol ListStyle {
  nonisolated var _look: _ListLook { get }
}

public enum _ListLook: Sendable { case plain, grouped, insetGrouped, sidebar }

extension ListStyle {
  public var _look: _ListLook { .insetGrouped }
}
public struct DefaultListStyle: ListStyle {
  public init() {}
}
public struct PlainListStyle: ListStyle {
  public init() {}
  public var _look: _ListLook { .plain }
}
public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _look: _ListLook { .grouped }
}
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
}
public struct InsetListStyle: ListStyle {
  public init() {}
  public var _look: _ListLook { .plain }
}
public struct SidebarListStyle: ListStyle {
  public init() {}
  public var _look: _ListLook { .sidebar }
}
extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The content of a form as its style is given it.
public struct FormStyleConfiguration {
  public typealias Content = _StyleParts
  public let content: Content
}

@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View = Never
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension FormStyle where Body == Never {
  public func makeBody(configuration: Configuration) -> Never {
    preconditionFailure("the styles of the kit have no body")
  }
}
public struct GroupedFormStyle: FormStyle {
  public nonisolated init() {}
}
public struct ColumnsFormStyle: FormStyle {
  public nonisolated init() {}
}
public struct AutomaticFormStyle: FormStyle {
  public nonisolated init() {}
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension _ListLook {
  var presentation: ListPresentation {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    }
  }
}

private enum ListKeys {
  struct Look: EnvironmentKey {
    static var defaultValue: _ListLook { .insetGrouped }
  }
  struct Ground: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
}

extension EnvironmentValues {
  var listLook: _ListLook {
    get { self[ListKeys.Look.self] }
    set { self[ListKeys.Look.self] = newValue }
  }
  var hidesListBackground: Bool {
    get { self[ListKeys.Ground.self] }
    set { self[ListKeys.Ground.self] = newValue }
  }
}

/// The properties of a row that its list reads.
struct RowModifier: TreeModifier {
  var background: AnyView?
  var insets: EdgeInsets?
  var hidesSeparator: Bool?
}

extension RowModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    content.append(in: &tree, environment)
  }
}

extension View {
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    let look = style._look
    return values { $0.listLook = look }
  }
  public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    styled(by: style) { $0.makeBody(configuration: $1) }
  }
  public nonisolated func listRowBackground<Background: View>(_ view: Background?) -> some View {
    modifier(RowModifier(background: view.map { AnyView($0) }))
  }
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowModifier(insets: insets))
  }
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(RowModifier(hidesSeparator: visibility == .hidden))
  }
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  public nonisolated func listItemTint(_ color: Color?) -> some View { tint(color) }
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    self.tint(tint?.color)
  }
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    values { $0.listMeasures.rowSpacing = spacing.map { Double($0) } }
  }
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    values { $0.listMeasures.sectionSpacing = spacing.points }
  }
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { self }
  public nonisolated func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View {
    let content = AnyView(content())
    return touched { values in
      let actions = pressable(in: content).map {
        (name: $0.name(values) ?? "", action: $0.press)
      }
      return .row(
        edge == .trailing ? TouchRow(trailing: actions) : TouchRow(leading: actions))
    }
  }
}

public enum Prominence: Sendable { case standard, increased }
public struct ListSectionSpacing: Sendable {
  /// The distance between sections; nil is the style's.
  fileprivate var points: Double?
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: Double(spacing))
  }
}

/// The colour of the icons of rows.
public struct ListItemTint: Sendable {
  let color: Color?
  public static func fixed(_ color: Color) -> ListItemTint { ListItemTint(color: color) }
  public static func preferred(_ color: Color) -> ListItemTint { ListItemTint(color: color) }
  public static let monochrome = ListItemTint(color: .primary)
}

extension View {
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    near(prominence == .standard ? nil : "badges of rows have their usual prominence")
  }
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }
}
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
  public static let decreased = BadgeProminence(name: "decreased")
}
public enum AlternatingRowBackgroundBehavior: Sendable { case automatic, enabled, disabled }
