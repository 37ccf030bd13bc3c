public import GalleyGeometry
public import GalleyLayout

/// A row that SwiftUI builds on demand; a picture needs all of it, so it is laid out as ``HStack``.
public struct LazyHStack<Content: View>: Sendable {
  private var row: HStack<Content>

  /// Makes a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    row = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The views.
  public var content: Content {
    get { row.content }
    set { row.content = newValue }
  }
}

extension LazyHStack: PrimitiveView {
  /// Appends the row.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    row.build(in: &tree, environment)
  }
}

extension LazyHStack: ContainerView {
  /// What the reference, the schema and editors say of `"type": "LazyHStack"`.
  public static var summary: String {
    "The same as HStack, under the name that forks of the dialect use."
  }
  /// Those of ``HStack``.
  public static var properties: [Property<LazyHStack>] {
    StackProperties.row(\LazyHStack.row.alignment, \.row.spacing)
  }
}

/// A column that SwiftUI builds on demand; a picture needs all of it, so it is laid out as
/// ``VStack``.
public struct LazyVStack<Content: View>: Sendable {
  private var column: VStack<Content>

  /// Makes a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    column = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The views.
  public var content: Content {
    get { column.content }
    set { column.content = newValue }
  }
}

extension LazyVStack: PrimitiveView {
  /// Appends the column.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    column.build(in: &tree, environment)
  }
}

extension LazyVStack: ContainerView {
  /// What the reference, the schema and editors say of `"type": "LazyVStack"`.
  public static var summary: String {
    "The same as VStack, under the name that forks of the dialect use."
  }
  /// Those of ``VStack``.
  public static var properties: [Property<LazyVStack>] {
    StackProperties.column(\LazyVStack.column.alignment, \.column.spacing)
  }
}
