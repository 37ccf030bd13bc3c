/// Reads views in braces: one a line, with `if`, `switch` and `for`.
@resultBuilder
public enum ViewBuilder {
  /// A view as it is.
  public static func buildExpression<Content: View>(_ view: Content) -> Content { view }
  /// Nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// A single view.
  public static func buildBlock<Content: View>(_ view: Content) -> Content { view }
  /// Several views in order.
  public static func buildBlock<each Content: View>(
    _ views: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(repeat each views)
  }
  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ view: Content?) -> Content? { view }
  /// The first branch.
  public static func buildEither<First: View, Second: View>(
    first view: First
  ) -> _ConditionalContent<First, Second> {
    .first(view)
  }
  /// The other branch.
  public static func buildEither<First: View, Second: View>(
    second view: Second
  ) -> _ConditionalContent<First, Second> {
    .second(view)
  }
  /// A `for` loop, which SwiftUI does not have.
  public static func buildArray<Content: View>(_ views: [Content]) -> ViewList<Content> {
    ViewList(views)
  }
  /// An `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ view: Content) -> AnyView {
    AnyView(view)
  }
}
