public import Foundation
internal import GalleyComponents
internal import GalleyLayout

extension DynamicViewContent {
  /// With a swipe over each row that deletes it, on a screen that is touched.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    EditedRows(content: self) { index, _ in
      action.map { action in TouchRow(trailing: [(name: "Delete", action: { action([index]) })]) }
    }
  }
  /// With rows that a drag moves, on a screen that is touched.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    EditedRows(content: self) { index, loop in
      action.map { action in
        TouchRow(order: TouchOrder(loop: loop, index: { index }) { action([index], $0) })
      }
    }
  }
}

extension View {
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    touched { _ in isDisabled ? .row(TouchRow(refusesDelete: true)) : nil }
  }
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    touched { _ in isDisabled ? .row(TouchRow(refusesMove: true)) : nil }
  }
}

/// Views of which each can be edited as a row. It is its content in every respect.
struct EditedRows<Content: DynamicViewContent>: @unchecked Sendable {
  let content: Content
  /// Makes the meaning for touch of the row at a place among those of one walk.
  let row: (_ index: Int, _ loop: AnyObject) -> TouchRow?

  /// The rows of one walk.
  private final class Loop {}

  private func visit(_ body: (AnyView, [ViewIdentity]) -> Void) {
    var list = ChildList()
    Content._visitChildren(content, &list)
    let loop = Loop()
    for (index, view) in list.views.enumerated() {
      let marked = view.touched { _ in row(index, loop).map { .row($0) } }
      body(AnyView(marked), list.identities[index])
    }
  }
}

extension EditedRows: DynamicViewContent {
  typealias Body = Never
  var body: Never { preconditionFailure("rows have no body") }

  nonisolated static func _makeView(
    _ view: EditedRows, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) { Content._makeView(view.content, in: &tree, environment) }
  nonisolated static func _makeChildren(
    _ view: EditedRows, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    guard Session.touches(in: environment) != nil else {
      return Content._makeChildren(view.content, in: &tree, environment)
    }
    view.visit { row, identities in
      environment.identified(by: identities[...], in: &tree) {
        AnyView._makeChildren(row, in: &$0, $1)
      }
    }
  }
  nonisolated static func _makeElement(
    _ view: EditedRows, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) { Content._makeElement(view.content, in: &tree, environment) }
  nonisolated static func _childCount(_ view: EditedRows) -> Int {
    Content._childCount(view.content)
  }
  nonisolated static func _visitChildren<Visitor: ViewVisitor>(
    _ view: EditedRows, _ visitor: inout Visitor
  ) {
    view.visit { row, identities in
      visitor.visit(identifiedBy: identities[...]) { AnyView._visitChildren(row, &$0) }
    }
  }
  nonisolated static func _elementName(_ view: EditedRows) -> String {
    Content._elementName(view.content)
  }
  nonisolated static func _describe(_ view: EditedRows, in writer: inout PropertyWriter) {
    Content._describe(view.content, in: &writer)
  }
}
