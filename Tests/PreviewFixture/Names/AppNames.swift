import SwiftUI

// Names that whole apps use: delegates and scenes of UIKit, styles of groups, tables, gestures with bodies.

private class AppDelegate: UIResponder, UIApplicationDelegate {
  static var lock = UIInterfaceOrientationMask.all

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default", sessionRole: session.role)
  }
  func application(
    _ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>
  ) {}
}

private class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = PassingWindow(windowScene: scene)
    window.windowLevel = .alert + 1
    window.rootViewController = UIHostingController(rootView: Text("Root"))
    self.window = window
    window.makeKeyAndVisible()
  }
}

private class PassingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === rootViewController?.view ? nil : view
  }
}

private class ShakeController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { view.endEditing(true) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = touches.first?.location(in: view)
  }
}

private class TouchView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: nil))
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func didMoveToWindow() { setNeedsLayout() }
}

private struct NamesApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  var body: some Scene { WindowGroup { Text("App") } }
}

private struct Pull: Gesture {
  let moved: (CGSize) -> Void
  @GestureState private var translation = CGSize.zero

  var body: some Gesture {
    DragGesture(coordinateSpace: .global)
      .updating($translation) { value, state, _ in state = value.translation }
      .onEnded { moved($0.translation) }
  }
}

private struct PlusMinus: DisclosureGroupStyle {
  @Environment(\.colorScheme) private var scheme

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isExpanded ? "minus" : "plus")
      configuration.label
    }
    .foregroundStyle(scheme == .dark ? .orange : .blue)
    .onTapGesture { withAnimation { configuration.isExpanded.toggle() } }
    if configuration.isExpanded { configuration.content.padding(.leading) }
  }
}

private struct Stacked: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption)
      configuration.content.font(.title3)
    }
  }
}

extension LabeledContentStyle where Self == Stacked {
  fileprivate static var stacked: Stacked { Stacked() }
}

extension TextAlignment {
  fileprivate var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

private struct Styles: View {
  @State private var isLiked = false
  @State private var isOpen = true
  @State private var count = 2

  var body: some View {
    VStack(alignment: TextAlignment.leading.horizontal, spacing: 12) {
      DisclosureGroup("Plain", isExpanded: $isOpen) { Text("Inside") }
      DisclosureGroup("Open", isExpanded: $isOpen) { Text("Inside") }
        .disclosureGroupStyle(PlusMinus())
      DisclosureGroup("Closed") { Text("Inside") }.disclosureGroupStyle(PlusMinus())
      LabeledContent("Plain", value: "Value")
      LabeledContent("Stacked", value: "Value").labeledContentStyle(.stacked)
      Stepper(value: $count, in: 0...2, step: 1, onEditingChanged: { _ in }) {
        Text("Count \(count)")
      }
      Text("Pulled").gesture(Pull { _ in })
        .sensoryFeedback(trigger: isLiked) { _, liked in
          liked ? .success : .impact(weight: .light)
        }
        .accessibilityAction(action: reset) { Label("Reset", systemImage: "trash") }
        .accessibilityShowsLargeContentViewer { Text("Pulled") }
        .accessibilityLabel("Pulled", isEnabled: isLiked)
    }
    .frame(width: 280)
    .padding()
  }

  private func reset() {
    AccessibilityNotification.Announcement("Reset").post()
    count = 0
  }
}

private struct Person: Identifiable {
  let id = UUID()
  let name: String
  let city: String
}

private struct People: View {
  private let people = [
    Person(name: "Ada", city: "London"), Person(name: "Emmy", city: "Erlangen"),
  ]
  @State private var chosen: Set<Person.ID> = []

  var body: some View {
    Table(people, selection: $chosen) {
      TableColumn("Name", value: \.name)
      TableColumn("City") { person in
        Label(person.city, systemImage: "building.2")
      }
      .width(min: 80, max: 200)
    }
    .toolbar {
      ToolbarTitleMenu { Button("Sort") {} }
      DefaultToolbarItem(kind: .search, placement: .automatic)
    }
  }
}

#Preview("Styles", traits: .sizeThatFitsLayout) { Styles() }
#Preview("Phone", traits: .fixedLayout(width: 320, height: 200)) { People() }
#Preview("Tablet", traits: .fixedLayout(width: 480, height: 200)) {
  People().environment(\.horizontalSizeClass, .regular)
}
