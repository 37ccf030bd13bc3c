public import GalleyGeometry
internal import GalleyLayout

/// A stack that SwiftUI builds on demand. A picture needs all of it, so it is laid out as the stack
/// that it wraps.
protocol LazyStack: ContainerView {
  associatedtype Stack: ContainerView where Stack.Content == Content
  nonisolated var stack: Stack { get set }
}

extension LazyStack {
  /// The views.
  public nonisolated var content: Stack.Content {
    get { stack.content }
    set { stack.content = newValue }
  }

  /// The sentence about it in the reference, the schema and editors.
  public nonisolated static var summary: String {
    "The same as \(Stack.typeName), under the name that forks of the dialect use."
  }

  /// Those of the stack.
  public nonisolated static var properties: [Property<Self>] {
    Stack.properties.map { $0.moved(to: \.stack) }
  }

  /// Those of the stack: `LazyVStack(alignment: .leading, spacing: 8) { … }`.
  public nonisolated static var swiftSpellings: [String: SwiftSpelling] { Stack.swiftSpellings }

  /// Appends the stack.
  public nonisolated func build(
    in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    Stack._makeView(stack, in: &tree, environment)
  }
}

/// A row that SwiftUI builds on demand; a picture needs all of it, so it is laid out as ``HStack``.
public struct LazyHStack<Content: View>: Sendable {
  var stack: HStack<Content>

  /// Makes a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyHStack: PrimitiveView, LazyStack {}

/// A column that SwiftUI builds on demand; a picture needs all of it, so it is laid out as
/// ``VStack``.
public struct LazyVStack<Content: View>: Sendable {
  var stack: VStack<Content>

  /// Makes a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyVStack: PrimitiveView, LazyStack {}
