internal import GalleyComponents
internal import GalleyLayout

/// The words of a view that is text, or has some in it.
func words(of view: AnyView, _ values: EnvironmentValues) -> String? {
  var found: [String] = []
  collect(view, values, &found)
  return found.isEmpty ? nil : found.joined(separator: ", ")
}

private func collect(_ view: AnyView, _ values: EnvironmentValues, _ found: inout [String]) {
  switch coreView(of: view) {
  case let text as Text: found.append(text.string(values))
  case let label as any AnyLabel: collect(label.anyTitle, values, &found)
  case let button as any AnyButton: collect(button.answer.label, values, &found)
  case let part as _StylePart: collect(part.view, values, &found)
  default:
    for child in children(of: view) { collect(child, values, &found) }
  }
}

/// The views of a group or a container.
private func children(of view: AnyView) -> [AnyView] {
  let core = coreView(of: view)
  var list = ChildList()
  if let container = core as? any StackOfViews {
    container.visit(&list)
  } else if let any = core as? any View {
    func open<Content: View>(_ content: Content) {
      if Content._childCount(content) != 1 { Content._visitChildren(content, &list) }
    }
    open(any)
  }
  return list.views
}

/// A container that arranges the views in braces.
private protocol StackOfViews {
  func visit(_ list: inout ChildList)
}
extension HStack: StackOfViews {
  fileprivate func visit(_ list: inout ChildList) { Content._visitChildren(content, &list) }
}
extension VStack: StackOfViews {
  fileprivate func visit(_ list: inout ChildList) { Content._visitChildren(content, &list) }
}
extension ZStack: StackOfViews {
  fileprivate func visit(_ list: inout ChildList) { Content._visitChildren(content, &list) }
}

/// A label, whatever its title is.
protocol AnyLabel {
  var anyTitle: AnyView { get }
}

extension Label: AnyLabel {
  var anyTitle: AnyView { AnyView(title) }
}

/// Something in braces that can be pressed.
struct Pressable {
  var label: AnyView
  var role: ButtonRole?
  var press: () -> Void

  func name(_ values: EnvironmentValues) -> String? { words(of: label, values) }
}

/// The buttons among the views in braces.
func pressable(in content: AnyView) -> [Pressable] {
  var list = ChildList()
  AnyView._visitChildren(content, &list)
  return list.views.compactMap { view in
    (coreView(of: view) as? any AnyButton)?.answer.pressable
  }
}
