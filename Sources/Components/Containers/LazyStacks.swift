public import GalleyGeometry
internal import GalleyLayout

/// A stack that SwiftUI builds on demand. A picture needs all of it, so it is laid out as the stack
/// that it wraps, except that it takes all of the length that it is offered across.
protocol LazyStack: ContainerView {
  associatedtype Stack: ContainerView where Stack.Content == Content
  nonisolated var stack: Stack { get set }
  /// The frame that takes the length across, with the stack's alignment.
  nonisolated var room: NodeKind { get }
}

extension LazyStack {
  /// The views.
  public nonisolated var content: Stack.Content {
    get { stack.content }
    set { stack.content = newValue }
  }

  /// The sentence about it in the reference, the schema and editors.
  public nonisolated static var summary: String {
    "A \(Stack.typeName) that takes all of the length across that it is offered."
  }

  /// Those of the stack.
  public nonisolated static var properties: [Property<Self>] {
    Stack.properties.map { $0.moved(to: \.stack) }
  }

  /// Appends the stack.
  public nonisolated func build(
    in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    stack.modified(room).appendNode(to: &tree, environment)
  }
}

/// A row that SwiftUI builds on demand; a picture needs all of it, so it is laid out as an ``HStack`` that takes
/// all of the height that it is offered.
public struct LazyHStack<Content: View>: Sendable {
  var stack: HStack<Content>

  /// Makes a row.
  @_disfavoredOverload
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyHStack: PrimitiveView, LazyStack {
  nonisolated var room: NodeKind {
    .flexibleFrame(
      FrameLimits(maxHeight: .infinity),
      alignment: Alignment(horizontal: .center, vertical: stack.alignment))
  }
}

/// A column that SwiftUI builds on demand; a picture needs all of it, so it is laid out as a ``VStack`` that
/// takes all of the width that it is offered.
public struct LazyVStack<Content: View>: Sendable {
  var stack: VStack<Content>

  /// Makes a column.
  @_disfavoredOverload
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyVStack: PrimitiveView, LazyStack {
  nonisolated var room: NodeKind {
    .flexibleFrame(
      FrameLimits(maxWidth: .infinity),
      alignment: Alignment(horizontal: stack.alignment, vertical: .center))
  }
}
