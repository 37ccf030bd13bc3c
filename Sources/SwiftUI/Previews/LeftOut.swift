public import GalleyComponents
internal import GalleyLayout

/// A labelled box in place of a view whose body does not compile; `galley previews` writes it into the copy of the
/// source that it builds.
public struct _LeftOut: Sendable {
  let name: String
  let reason: String
  /// The reason without its place.
  private let message: String

  /// - Parameters:
  ///   - name: The declaration: `Card.body`.
  ///   - reason: The compiler's message with its line and column.
  public init(_ name: String, _ reason: String) {
    (self.name, self.reason) = (name, reason)
    let isPlaced = reason.first?.isNumber == true
    message =
      isPlaced
      ? reason.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? reason : reason
  }

  /// A box in place of a view that can have no body.
  init(_ view: Any.Type, _ reason: String) {
    self.init("\(view)", reason)
  }
}

extension _LeftOut: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    EnvironmentValues(environment).session?.remark("\(name) is left out: \(reason)")
    let label = VStack(spacing: 2) {
      Text(verbatim: name).font(.caption).bold().lineLimit(1)
      Text(verbatim: message).font(.caption2).lineLimit(2)
    }
    .multilineTextAlignment(.center).foregroundColor(.secondary).minimumScaleFactor(0.5).padding(4)
    PlaceholderBox.ground.overlay(label).append(in: &tree, environment)
  }
}

// Boxes of parts that no picture shows.

extension _LeftOut: Scene {
  public var body: Never { preconditionFailure("a scene that is left out has no body") }
}

extension _LeftOut: Commands {}

extension _LeftOut: ToolbarContent {
  public nonisolated func _add(to items: inout _ToolbarItems) {
    ToolbarItem { self }._add(to: &items)
  }
}

/// A view of UIKit with boxes for functions that do not compile; `galley previews` writes them into the copy of the
/// source that it builds.
public protocol _LeftOutRepresentable {
  /// The box in place of the view if `makeUIView` does not compile.
  static var _leftOut: _LeftOut? { get }
  /// The box in place of the view if `makeCoordinator` does not compile.
  static var _leftOutCoordinator: _LeftOut? { get }
}

extension _LeftOutRepresentable {
  public static var _leftOut: _LeftOut? { nil }
  public static var _leftOutCoordinator: _LeftOut? { nil }
}
