import SwiftUI

// Names that sources use although they are not in the displayed interface, and the parts of Core Graphics and
// UIKit beside them.

struct DividedStack<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    _VariadicView.Tree(DividedLayout()) { content }
  }
}

private struct DividedLayout: _VariadicView_UnaryViewRoot {
  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    VStack(alignment: .leading, spacing: 0) {
      ForEach(children) { child in
        child
          .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
          .background(child[RowColorKey.self])
        if child.id != last { Divider() }
      }
    }
  }
}

private struct Numbered: _VariadicView.MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(Array(children.enumerated()), id: \.element.id) { index, child in
      HStack {
        Text("\(index + 1).").monospacedDigit()
        child
      }
    }
  }
}

private struct RowColorKey: _ViewTraitKey {
  static var defaultValue: Color = .clear
}

extension View {
  fileprivate func rowColor(_ color: Color) -> some View { _trait(RowColorKey.self, color) }
}

private struct TicketShape: Shape {
  func path(in rect: CGRect) -> Path {
    let outline = CGMutablePath()
    outline.move(to: CGPoint(x: rect.minX, y: rect.minY))
    outline.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    outline.addArc(
      center: CGPoint(x: rect.maxX, y: rect.midY), radius: 8, startAngle: -.pi / 2,
      endAngle: .pi / 2, clockwise: true)
    outline.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    outline.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    outline.closeSubpath()
    let hole: CGPath = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 12, height: 12)).cgPath
    var path = Path(outline)
    path.addPath(Path(hole))
    guard path.cgPath.boundingBoxOfPath.width > 0 else { return Path() }
    return path
  }
}

private struct SwitchOfUIKit: UIViewRepresentable {
  @Binding var isOn: Bool

  func makeUIView(context: Context) -> UISwitch {
    let control = UISwitch()
    control.addTarget(context.coordinator, action: Selector("changed:"), for: .valueChanged)
    return control
  }
  func updateUIView(_ control: UISwitch, context: Context) { control.isOn = isOn }
  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject {
    let parent: SwitchOfUIKit
    init(_ parent: SwitchOfUIKit) { self.parent = parent }
    func changed(_ control: UISwitch) { parent.isOn = control.isOn }
  }
}

#Preview("Underscored", traits: .sizeThatFitsLayout) {
  VStack(spacing: 12) {
    DividedStack {
      Text("First").rowColor(.yellow)
      Text("Second")
      Group {
        Text("Third")
        Label("Fourth", systemImage: "star")
      }
    }
    VStack(alignment: .leading) {
      _VariadicView.Tree(Numbered()) {
        Text("One")
        Text("Two")
      }
    }
    TicketShape().fill(.mint).frame(width: 120, height: 40)
    HStack {
      Text("Guided: \(UIAccessibility.isGuidedAccessEnabled ? "yes" : "no")")
      SwitchOfUIKit(isOn: .constant(true))
    }
    TextField("Birthday", text: .constant("")).textContentType(.birthdateDay)
      .textFieldStyle(.roundedBorder)
      .onReceive(
        NotificationCenter.default.publisher(
          for: UIAccessibility.voiceOverStatusDidChangeNotification)
      ) { _ in }
  }
  .padding()
}
