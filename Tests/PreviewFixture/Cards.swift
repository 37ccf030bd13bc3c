import SwiftUI

/// Layout, painting and text in the style of real code.
struct ProfileCard: View {
  let name: String
  let role: String
  var isOnline = false
  @State private var isFollowing = false
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        Circle()
          .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
          .frame(width: 48, height: 48)
          .overlay(Text(name.prefix(1)).font(.title2.bold()).foregroundColor(.white))
          .overlay(alignment: .bottomTrailing) {
            if isOnline {
              Circle().fill(.green).frame(width: 12, height: 12)
                .overlay(Circle().stroke(Color(.systemBackground), lineWidth: 2))
            }
          }
        VStack(alignment: .leading, spacing: 2) {
          Text(name).font(.headline)
          Text(role).font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer()
        Button(isFollowing ? "Following" : "Follow") { isFollowing.toggle() }
          .buttonStyle(.borderedProminent)
      }
      Divider()
      HStack {
        Label("128", systemImage: "heart.fill").foregroundColor(.red)
        Label("42", systemImage: "message")
        Spacer()
        Text("Joined **2021**").font(.caption).foregroundColor(.secondary)
      }
    }
    .padding()
    .background(
      RoundedRectangle(cornerRadius: 16)
        .fill(scheme == .dark ? Color(white: 0.12) : .white)
        .shadow(color: .black.opacity(0.15), radius: 8, x: 0, y: 4)
    )
    .padding(.horizontal)
  }
}

struct ProfileCard_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ProfileCard(name: "Ada Lovelace", role: "Mathematician", isOnline: true)
        .previewDisplayName("Online")
      ProfileCard(name: "Grace Hopper", role: "Rear admiral")
        .preferredColorScheme(.dark)
        .previewDisplayName("Dark")
    }
    .previewLayout(.fixed(width: 380, height: 200))
  }
}

extension EnvironmentValues {
  @Entry var accentScale: CGFloat = 1.5
}

private struct Badge: ViewModifier {
  @Environment(\.accentScale) var scale
  var color: Color
  func body(content: Content) -> some View {
    content.padding(6 * scale).background(Capsule().fill(color.opacity(0.2)))
  }
}

struct GlowButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.vertical, 10).padding(.horizontal, 20)
      .background(isEnabled ? Color.orange : .gray, in: Capsule())
      .foregroundStyle(.white)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
  }
}

struct Wave: Shape {
  var amplitude: CGFloat
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: rect.midY))
    for x in stride(from: 0, through: rect.width, by: 2) {
      path.addLine(to: CGPoint(x: x, y: rect.midY + sin(x / 20) * amplitude))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: 0, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

#Preview("Shapes", traits: .sizeThatFitsLayout) {
  VStack(spacing: 16) {
    Text("Badge").modifier(Badge(color: .green))
    HStack {
      Button("Glow") {}.buttonStyle(GlowButtonStyle())
      Button("Off") {}.buttonStyle(GlowButtonStyle()).disabled(true)
    }
    Wave(amplitude: 8).fill(.teal.gradient).frame(width: 200, height: 60)
    ZStack {
      ForEach(0..<6) { i in
        Capsule().fill(Color(hue: Double(i) / 6, saturation: 0.8, brightness: 0.9))
          .frame(width: 12, height: 40).offset(y: -30)
          .rotationEffect(.degrees(Double(i) * 60))
      }
    }
    .frame(width: 120, height: 120)
    GeometryReader { proxy in
      Rectangle().fill(.indigo).frame(width: proxy.size.width / 2)
    }
    .frame(width: 200, height: 10)
  }
  .padding()
}
