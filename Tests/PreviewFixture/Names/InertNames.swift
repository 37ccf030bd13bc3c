import SwiftUI

// The names of what a still picture does not show: animation, gestures, accessibility, apps.

private struct Shake: GeometryEffect {
  var amount: CGFloat = 4
  var animatableData: CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi), y: 0))
  }
}

private struct Bar: Shape {
  var start: CGFloat
  var end: CGFloat
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }
  func path(in rect: CGRect) -> Path {
    Path(
      CGRect(x: rect.width * start, y: 0, width: rect.width * (end - start), height: rect.height))
  }
}

extension AnyTransition {
  fileprivate static var moveAndFade: AnyTransition {
    .asymmetric(
      insertion: .move(edge: .trailing).combined(with: .opacity),
      removal: .scale.combined(with: .opacity))
  }
}

extension Animation {
  fileprivate static func ripple() -> Animation { Animation.spring(dampingFraction: 0.5).speed(2) }
}

private struct Animated: View {
  @State private var isOn = true
  @Namespace private var namespace

  var body: some View {
    VStack(spacing: 6) {
      Circle().frame(width: 20).scaleEffect(isOn ? 1 : 0.5).animation(.spring(), value: isOn)
      Text("default").animation(.default)
      Text("bouncy").animation(.bouncy, value: isOn)
      Text("smooth").animation(.smooth(duration: 0.3), value: isOn)
      Text("snappy").animation(.snappy, value: isOn)
      Text("linear").animation(Animation.linear(duration: 1).repeatForever(autoreverses: false))
      Text("eased").animation(.easeInOut(duration: 0.2).delay(0.1), value: isOn)
      Text("in").animation(.easeIn, value: isOn).animation(nil, value: isOn)
      Text("curve").animation(.timingCurve(0.1, 0.8, 0.2, 1, duration: 1), value: isOn)
      Text("spring").animation(.spring(response: 0.3, dampingFraction: 0.6), value: isOn)
      Text("inter").animation(.interactiveSpring(), value: isOn)
      Text("ripple").animation(.ripple(), value: isOn)
      if isOn {
        Text("opacity").transition(.opacity)
        Text("slide").transition(.slide)
        Text("scale").transition(.scale(scale: 0.5, anchor: .top))
        Text("move").transition(.move(edge: .bottom))
        Text("identity").transition(.identity)
        Text("fade").transition(.moveAndFade)
        Text("animated").transition(AnyTransition.opacity.animation(.easeIn(duration: 0.2)))
        Text("own").transition(.modifier(active: Fade(opacity: 0), identity: Fade(opacity: 1)))
      }
      Text("matched").matchedGeometryEffect(id: "title", in: namespace)
      Text("number").contentTransition(.numericText())
      Bar(start: 0.1, end: 0.8).frame(width: 80, height: 6)
      Text("shake").modifier(Shake(animatableData: 0.5))
      Button("Animate") { withAnimation(.easeInOut(duration: 1)) { isOn.toggle() } }
      Button("Plain") { withAnimation { isOn.toggle() } }
    }
  }
}

private struct Fade: ViewModifier, Animatable {
  var opacity: Double
  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
  func body(content: Content) -> some View { content.opacity(opacity) }
}

private struct Gestures: View {
  @State private var offset = CGSize.zero
  @State private var isHovered = false
  @GestureState private var drag = CGSize.zero

  private var dragging: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($drag) { value, state, transaction in state = value.translation }
      .onChanged { value in offset = value.translation }
      .onEnded { value in
        if value.predictedEndTranslation.width > 100 { offset = .zero }
      }
  }

  var body: some View {
    VStack(spacing: 6) {
      Text("tap").onTapGesture {}
      Text("twice").onTapGesture(count: 2) {}
      Text("perform").onTapGesture(perform: reset)
      Text("drag").gesture(dragging)
      Text("press").onLongPressGesture {}
      Text("press").onLongPressGesture(minimumDuration: 0.2, pressing: { _ in }, perform: {})
      Text("both").simultaneousGesture(TapGesture().onEnded { _ in reset() })
      Text("first").highPriorityGesture(TapGesture(count: 2).onEnded { reset() })
      Text("long").gesture(
        LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
          .onEnded { _ in reset() })
      Text("any").gesture(AnyGesture(TapGesture().map { _ in () }))
      Text("pinch").gesture(MagnificationGesture().onChanged { _ in })
      Text("turn").gesture(RotationGesture().onChanged { _ in })
      Text("hover").onHover { isHovered = $0 }
      Text("hit").contentShape(Rectangle()).allowsHitTesting(true)
      Text("shown").offset(offset).offset(x: drag.width)
    }
  }

  private func reset() { offset = .zero }
}

private struct Accessible: View {
  @State private var value = 3

  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: "star").accessibilityHidden(true)
      Image(systemName: "star").accessibilityLabel("Star")
      Image(systemName: "star").accessibilityLabel(Text("Star"))
      Image(systemName: "star").accessibility(label: Text("Star"))
      Text("Header").accessibilityAddTraits(.isHeader)
      Text("Button").accessibilityAddTraits([.isButton, .isSelected])
      Text("Link").accessibilityAddTraits(.isLink).accessibilityRemoveTraits(.isStaticText)
      HStack { Text("Combined") }.accessibilityElement(children: .combine)
      HStack { Text("Element") }.accessibilityElement()
      Text("Identified").accessibilityIdentifier("id").accessibility(identifier: "id")
      Text("Hint").accessibilityHint("Does it").accessibility(hint: Text("Does it"))
      Text("Action").accessibilityAction { value = 0 }.accessibilityAction(named: "Reset") {}
        .accessibilityAction(named: String("Set")) {}
        .focusedValue(\.title, value == 0 ? "Title" : nil).focusedSceneValue(\.title, "Title")
      Text("Value").accessibilityValue("\(value)").accessibilitySortPriority(1)
      Text("Adjustable").accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: value += 1
        case .decrement: value -= 1
        @unknown default: break
        }
      }
      Text("Traits").accessibility(addTraits: .isButton).accessibility(hidden: false)
    }
  }
}

private struct DemoApp: App {
  @State private var text = ""
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup { Text(text) }
      .onChange(of: phase) { text = "changed" }
      .commands {
        CommandGroup(replacing: .newItem) { Button("New") {} }
        CommandMenu("Menu") { Button("Item") {}.keyboardShortcut("n") }
      }
  }
}

#Preview("Animated") { Animated() }
#Preview("Gestures") { Gestures() }
#Preview("Accessible") { Accessible() }
