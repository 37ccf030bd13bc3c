public import GalleyComponents
internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

/// A control of Galley's own kit, made of what SwiftUI's form of it says and of the surroundings.
/// The forms have SwiftUI's initialisers and styles; measures and colours are the kit's.
struct Kit<Control: View>: @unchecked Sendable {
  private let name: String
  private let make: (EnvironmentValues) -> Control

  /// - Parameters:
  ///   - name: What reports call it.
  ///   - make: Makes the kit's value.
  init(_ name: String, _ make: @escaping (EnvironmentValues) -> Control) {
    (self.name, self.make) = (name, make)
  }
}

extension Kit: PrimitiveView {
  func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    make(EnvironmentValues(environment)).append(in: &tree, environment)
  }

  nonisolated static func _elementName(_ view: Kit) -> String { view.name }
}

extension View {
  /// The view for a place of the kit; nil when it stands for none.
  nonisolated var slot: AnyView? { Self._childCount(self) == 0 ? nil : AnyView(self) }

  /// In a colour of its own instead of the tint around.
  nonisolated func tinted(_ color: Color?) -> some View {
    values { if let color { $0.tint = color } }
  }
}

private struct HidesLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }

  /// The label of a control, unless labels are hidden.
  func label(_ label: AnyView) -> AnyView? { hidesLabels ? nil : label.slot }

  /// The state of a control in the kit.
  var controlState: ControlState { isEnabled ? .normal : .disabled }
}

extension View {
  public nonisolated func labelsHidden() -> some View { values { $0.hidesLabels = true } }
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    values { $0.hidesLabels = visibility == .hidden }
  }
  public nonisolated func controlSize(_ size: ControlSize) -> some View {
    values { $0.controlSize = size }
  }
}
