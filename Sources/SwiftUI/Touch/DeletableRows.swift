public import Foundation
internal import GalleyComponents
internal import GalleyLayout

extension DynamicViewContent {
  /// With a swipe over each row that deletes it, on a screen that is touched.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    DeletableRows(content: self, delete: action)
  }
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent { self }
}

/// Views of which each can be deleted. It is its content in every respect.
struct DeletableRows<Content: DynamicViewContent>: @unchecked Sendable {
  let content: Content
  let delete: ((IndexSet) -> Void)?

  private var marked: [AnyView] {
    var list = ChildList()
    Content._visitChildren(content, &list)
    return list.views.enumerated().map { index, view in
      AnyView(
        view.touched { _ in
          delete.map { delete in
            .row(TouchRow(trailing: [(name: "Delete", action: { delete([index]) })]))
          }
        })
    }
  }
}

extension DeletableRows: DynamicViewContent {
  typealias Body = Never
  var body: Never { preconditionFailure("rows have no body") }

  nonisolated static func _makeView(
    _ view: DeletableRows, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) { Content._makeView(view.content, in: &tree, environment) }
  nonisolated static func _makeChildren(
    _ view: DeletableRows, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    guard Session.touches(in: environment) != nil else {
      return Content._makeChildren(view.content, in: &tree, environment)
    }
    for row in view.marked { AnyView._makeChildren(row, in: &tree, environment) }
  }
  nonisolated static func _makeElement(
    _ view: DeletableRows, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) { Content._makeElement(view.content, in: &tree, environment) }
  nonisolated static func _childCount(_ view: DeletableRows) -> Int {
    Content._childCount(view.content)
  }
  nonisolated static func _visitChildren<Visitor: ViewVisitor>(
    _ view: DeletableRows, _ visitor: inout Visitor
  ) {
    for row in view.marked { AnyView._visitChildren(row, &visitor) }
  }
  nonisolated static func _elementName(_ view: DeletableRows) -> String {
    Content._elementName(view.content)
  }
  nonisolated static func _describe(_ view: DeletableRows, in writer: inout PropertyWriter) {
    Content._describe(view.content, in: &writer)
  }
}
