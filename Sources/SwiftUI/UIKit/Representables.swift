public import Foundation
public import GalleyComponents
public import GalleyLayout

// Views of UIKit and AppKit inside of SwiftUI's. Views of UIKit are made, because they determine their size;
// a view that cannot be drawn is replaced by a box with the type's name.

/// A view of UIKit.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View, _LeftOutRepresentable where Body == Never {
  associatedtype UIViewType
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator)
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

/// A controller of UIKit.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIViewController(
    _ controller: UIViewControllerType, coordinator: Coordinator)
}

/// A view of AppKit.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ view: NSViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

/// The context of a representable.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public var transaction: Transaction
}

/// The context that a representable receives; it is never made here.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public var transaction: Transaction
}

/// The context that a representable receives; it is never made here.
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public var transaction: Transaction
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
  public nonisolated static func _makeView(
    _ view: Self, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    if let box = _leftOut ?? _leftOutCoordinator { return box.append(in: &tree, environment) }
    environment.onMainActor { RepresentedView.of(view, environment) }
      .append(in: &tree, environment)
  }
  public nonisolated static func _makeChildren(
    _ view: Self, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) { _makeElement(view, in: &tree, environment) }
  public var body: Never { preconditionFailure("\(Self.self) is a view of UIKit") }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ controller: UIViewControllerType, coordinator: Coordinator
  ) {}
  public nonisolated static func _makeView(
    _ view: Self, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    RepresentedBox(name: "\(Self.self)").append(in: &tree, environment)
  }
  public nonisolated static func _makeChildren(
    _ view: Self, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) { _makeElement(view, in: &tree, environment) }
  public var body: Never { preconditionFailure("\(Self.self) is a controller of UIKit") }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension NSViewRepresentable {
  public nonisolated static func _makeView(
    _ view: Self, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    RepresentedBox(name: "\(Self.self)").append(in: &tree, environment)
  }
  public nonisolated static func _makeChildren(
    _ view: Self, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) { _makeElement(view, in: &tree, environment) }
  public var body: Never { preconditionFailure("\(Self.self) is a view of AppKit") }
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// A box that names the view that it replaces.
package struct RepresentedBox: Sendable {
  let name: String
  package init(name: String) { self.name = name }
}

extension RepresentedBox: PrimitiveView {
  package func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    EnvironmentValues(environment).session?.remark("\(name) is not drawn; a labelled box is")
    let label = Text(verbatim: name).font(.caption).foregroundColor(.secondary).lineLimit(1)
      .minimumScaleFactor(0.5).padding(4)
    PlaceholderBox.ground.overlay(label).append(in: &tree, environment)
  }
}

/// The background of boxes in place of views that are not drawn.
enum PlaceholderBox {
  nonisolated static var ground: some View {
    Rectangle().painted(
      fill: Color.gray.opacity(0.12),
      lines: [
        .init(
          shape: Rectangle().inset(by: 0.5), style: Color.gray.opacity(0.6),
          stroke: StrokeStyle(lineWidth: 1, dash: [4, 3]))
      ])
  }
}
