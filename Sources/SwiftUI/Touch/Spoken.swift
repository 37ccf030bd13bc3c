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
  package var isHidden = false
  package var priority: Double?
  package var children: Children?
  /// The names of further actions, and what they do.
  package var actions: [(name: String?, action: () -> Void)] = []
  /// Changes the value one step up or down.
  package var adjust: ((Bool) -> Void)?

  package init() {}
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
