internal import GalleyComponents
internal import GalleyLayout

/// The rows of a list that are chosen, on a screen that is touched.
struct ListSelection: @unchecked Sendable {
  /// True for the tag of a row that is selected.
  let isChosen: (AnyHashable) -> Bool
  private let choose: (AnyHashable) -> Void
  /// True if rows are chosen only while the list is edited.
  private let needsEditing: Bool

  /// A selection of one row; nil without a binding.
  init?<Selection: Hashable>(one binding: Binding<Selection?>?) {
    guard let binding else { return nil }
    needsEditing = false
    isChosen = { tag in binding.wrappedValue.map { AnyHashable($0) == tag } ?? false }
    choose = { tag in if let value = tag.base as? Selection { binding.wrappedValue = value } }
  }

  /// A selection of several rows, of which a tap takes one away again; nil without a binding.
  init?<Selection: Hashable>(several binding: Binding<Set<Selection>>?) {
    guard let binding else { return nil }
    needsEditing = true
    isChosen = { tag in (tag.base as? Selection).map(binding.wrappedValue.contains) ?? false }
    choose = { tag in
      guard let value = tag.base as? Selection else { return }
      binding.wrappedValue.formSymmetricDifference([value])
    }
  }

  /// A row that a tap chooses, by its tag.
  func around(_ row: AnyView, _ tag: AnyHashable) -> AnyView {
    let tag = Unchecked(tag)
    return AnyView(
      row.spoken { spoken, _ in if isChosen(tag.value) { spoken.traits.insert(.isSelected) } }
        .touched { values in
          guard !needsEditing || values.editMode?.wrappedValue.isEditing == true else { return nil }
          return .gesture(TouchGesture(tap: { choose(tag.value) }))
        })
  }
}
