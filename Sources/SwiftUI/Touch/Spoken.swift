internal import GalleyComponents
package import GalleyLayout

/// The accessibility description of a view.
package struct Spoken {
  /// The treatment of the views inside.
  package enum Children: Sendable { case ignore, contain, combine }
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: GalleyLayout.AccessibilityTraits = []
  /// The traits that an author takes away from a view that has them by itself.
  package var removed: GalleyLayout.AccessibilityTraits = []
  /// The names of traits that change how a reader behaves and are not spoken.
  package var silent: [String] = []
  /// The names by which the element is called aloud besides its label.
  package var inputLabels: [String] = []
  /// The details that are spoken on request.
  package var content: [SpokenContent] = []
  package var isHidden = false
  package var priority: Double?
  package var children: Children?
  /// The names of further actions, and what they do.
  package var actions: [(name: String?, action: () -> Void)] = []
  /// Changes the value one step up or down.
  package var adjust: ((Bool) -> Void)?

  package init() {}
}

/// A detail of an element that is spoken on request.
package struct SpokenContent: Hashable, Sendable {
  package var label: String
  package var value: String
  /// True if it is spoken with the label.
  package var isImportant: Bool
}

extension GalleyComponents.View {
  /// Describes the view on a screen that can be touched.
  nonisolated func spoken(
    _ change: @escaping (inout Spoken, EnvironmentValues) -> Void
  ) -> Touched<Self> {
    touched { values in
      var spoken = Spoken()
      change(&spoken, values)
      return .spoken(spoken)
    }
  }
}
