import SwiftUI

// Names of the last years that the sources of samples and of component libraries use.

private struct Drawn: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let rect = CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)
        context.fill(Path(roundedRect: rect, cornerRadius: 10), with: .color(.yellow.opacity(0.4)))
        context.stroke(Path(ellipseIn: rect), with: .color(.red), lineWidth: 2)
        context.fill(
          Path(CGRect(x: 20, y: 30, width: 60, height: 20)),
          with: .linearGradient(
            Gradient(colors: [.purple, .orange]), startPoint: CGPoint(x: 20, y: 0),
            endPoint: CGPoint(x: 80, y: 0)))
        context.draw(Text("centre").font(.headline), at: CGPoint(x: size.width / 2, y: 16))
        context.draw(Image(systemName: "star.fill"), at: CGPoint(x: 100, y: 40))
        var turned = context
        turned.opacity = 0.5
        turned.translateBy(x: 150, y: 40)
        turned.rotate(by: .degrees(30))
        turned.scaleBy(x: 1.5, y: 1)
        turned.fill(Path(CGRect(x: -10, y: -10, width: 20, height: 20)), with: .color(.blue))
        context.drawLayer { layer in
          layer.addFilter(.blur(radius: 2))
          layer.clip(to: Path(ellipseIn: CGRect(x: 180, y: 20, width: 40, height: 40)))
          layer.fill(Path(CGRect(x: 170, y: 10, width: 40, height: 60)), with: .color(.green))
        }
        if let symbol = context.resolveSymbol(id: 1) {
          context.draw(symbol, at: CGPoint(x: 250, y: 40))
        }
      } symbols: {
        Label("Symbol", systemImage: "bolt").font(.caption).tag(1)
      }
    }
    .frame(width: 300, height: 80)
  }
}

private struct Moving: View {
  private enum Phase: CaseIterable {
    case start, end
  }
  private struct Values {
    var scale = 1.0
    var angle = Angle.zero
  }

  var body: some View {
    HStack(spacing: 16) {
      PhaseAnimator([1.0, 2.0]) {
        Text("phase").opacity($0)
      } animation: { _ in
        .bouncy
      }
      Text("phases").phaseAnimator(Phase.allCases) { view, phase in
        view.scaleEffect(phase == .start ? 1 : 2)
      }
      Text("frames").keyframeAnimator(initialValue: Values(), repeating: true) { view, value in
        view.scaleEffect(value.scale).rotationEffect(value.angle)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.5, duration: 0.2)
          CubicKeyframe(1, duration: 0.2)
        }
        KeyframeTrack(\.angle) { SpringKeyframe(.degrees(30), duration: 0.3) }
      }
      Image(systemName: "bell").symbolEffect(.bounce, value: 1)
      Image(systemName: "wifi").symbolEffect(.variableColor.iterative, options: .repeating)
      Image(systemName: "heart").contentTransition(.symbolEffect(.replace))
      Text("spring").animation(.spring(.bouncy(duration: 0.4)), value: 1)
      Text("blurred").transition(.blurReplace)
    }
  }
}

private struct Node: Identifiable {
  let id: String
  var children: [Node]?
}

private struct Outlines: View {
  private let nodes = [
    Node(id: "Folder", children: [Node(id: "File")]), Node(id: "Note"),
  ]
  @State private var position = ScrollPosition(edge: .top)

  var body: some View {
    VStack(spacing: 0) {
      List(nodes, children: \.children) { Text($0.id) }
      ScrollView {
        OutlineGroup(nodes, children: \.children) { Text($0.id) }.padding(.horizontal)
      }
      .scrollPosition($position)
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        geometry.contentOffset.y + geometry.contentInsets.top
      } action: { old, new in
        _ = new - old
      }
    }
  }
}

private struct Glassy: View {
  @Namespace private var namespace

  var body: some View {
    VStack(spacing: 12) {
      GlassEffectContainer(spacing: 10) {
        Text("glass").padding().glassEffect()
        Text("tinted").padding().glassEffect(.regular.tint(.orange).interactive(), in: .rect)
          .glassEffectID("tinted", in: namespace)
      }
      Button("Glass") {}.buttonStyle(.glass)
      RoundedRectangle(cornerRadius: 8).fill(.fill.secondary).frame(height: 20)
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .orange, .blue, .purple]
      )
      .frame(height: 40)
      Circle().fill(.conicGradient(colors: [.red, .blue, .red])).frame(width: 40)
      RotatedShape(shape: Rectangle(), angle: .degrees(20)).frame(width: 30, height: 20)
      // swift-format-ignore: NoPlaygroundLiterals
      Color(#colorLiteral(red: 0.5, green: 0.2, blue: 0.8, alpha: 1)).frame(width: 40, height: 20)
    }
    .padding()
    .background(.mint.opacity(0.4))
  }
}

#Preview("Drawn", traits: .sizeThatFitsLayout) { Drawn() }
#Preview("Moving", traits: .sizeThatFitsLayout) { Moving().padding() }
#Preview("Outlines") { Outlines() }
#Preview("Glass", traits: .sizeThatFitsLayout) { Glassy() }
