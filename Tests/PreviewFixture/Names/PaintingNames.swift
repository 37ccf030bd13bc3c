import SwiftUI

// The names of painting that real sources use most, in all of their usual forms.

extension View {
  fileprivate func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorner(radius: radius, corners: corners))
  }
}

private struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

private struct Swell: Shape {
  var phase: CGFloat
  var animatableData: CGFloat {
    get { phase }
    set { phase = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addCurve(
        to: CGPoint(x: rect.midX, y: rect.midY),
        control1: CGPoint(x: rect.width * phase, y: rect.minY),
        control2: CGPoint(x: rect.width * phase, y: rect.minY))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: .init(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Pie: InsettableShape {
  var end: Angle
  var amount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    path.move(to: center)
    path.addArc(
      center: center, radius: rect.width / 2 - amount, startAngle: .degrees(-90), endAngle: end,
      clockwise: false)
    path.addLines([center])
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var pie = self
    pie.amount += amount
    return pie
  }
}

private struct Badge<Style: ShapeStyle>: View {
  let style: Style
  var body: some View { Text("Badge").font(.caption).padding(3).background(style, in: .capsule) }
}

private struct Colors: View {
  private let named: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .gray, .black, .white, .primary, .secondary, .accentColor,
  ]
  private let made = [
    Color(red: 0.9, green: 0.4, blue: 0.2),
    Color(.sRGB, red: 0, green: 0.5, blue: 0.5, opacity: 0.5),
    Color(hue: 0.6, saturation: 0.8, brightness: 0.7), Color(white: 0.7),
    Color(.displayP3, red: 0.2, green: 0.8, blue: 0.4), Color(UIColor.systemTeal),
    Color(uiColor: .systemBrown), Color(.systemGray4), Color.red.opacity(0.4),
  ]

  var body: some View {
    VStack(spacing: 4) {
      HStack(spacing: 1) { ForEach(named, id: \.self) { $0.frame(width: 14, height: 20) } }
      HStack(spacing: 1) {
        ForEach(made.indices, id: \.self) { made[$0].frame(width: 20, height: 20) }
      }
      Text("foregroundColor").foregroundColor(.blue)
      Text("nil").foregroundColor(nil)
      VStack {
        Text("primary").foregroundStyle(.primary)
        Text("secondary").foregroundStyle(.secondary)
        Text("tertiary").foregroundStyle(.tertiary)
        Text("quaternary").foregroundStyle(.quaternary)
        Text("gradient").foregroundStyle(.blue.gradient)
        Text("levels").foregroundStyle(.red, .orange).bold()
        Text("link tint").foregroundStyle(.tint)
        Text("any").foregroundStyle(AnyShapeStyle(.purple.opacity(0.5)))
      }
      HStack {
        Text("tint").foregroundStyle(.tint).tint(.pink)
        Button("accent") {}.accentColor(.green)
        Text("thin").padding(4).background(.ultraThinMaterial, in: Capsule())
        Text("regular").padding(4).background(.regularMaterial)
        Badge(style: .orange.opacity(0.4))
        Text("style").padding(4).background().backgroundStyle(.yellow)
      }
    }
  }
}

private struct Shapes: View {
  @State private var progress = 0.7
  private let gradient = Gradient(colors: [.purple, .orange])

  var body: some View {
    VStack(spacing: 6) {
      HStack {
        Rectangle().fill(.red)
        RoundedRectangle(cornerRadius: 8, style: .continuous).fill(Color.orange)
        RoundedRectangle(cornerRadius: 8).fill(gradient)
        RoundedRectangle(cornerSize: CGSize(width: 10, height: 4))
        Circle().fill(.blue.gradient)
        Capsule().fill(.tertiary)
        Ellipse().foregroundColor(.teal)
        ContainerRelativeShape().fill(Color.gray.opacity(0.3))
      }
      .frame(height: 26)
      HStack {
        Circle().stroke(.red, lineWidth: 3)
        Circle().stroke(lineWidth: 2)
        Circle().stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6]))
        Circle().stroke(Color.blue, style: StrokeStyle(lineWidth: 2, dash: [2, 3]))
        Circle().strokeBorder(.green, lineWidth: 4)
        Circle().strokeBorder(Color.purple, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
        Circle().strokeBorder(lineWidth: 2).foregroundStyle(.orange)
        Circle().inset(by: 6).fill(.pink)
      }
      .frame(height: 30)
      HStack {
        Circle().trim(from: 0, to: progress).stroke(
          AngularGradient(
            gradient: gradient, center: .center, startAngle: .zero, endAngle: .degrees(360)),
          style: .init(lineWidth: 5, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
        Pie(end: .degrees(120)).fill(.mint)
        Pie(end: .degrees(200)).strokeBorder(.brown, lineWidth: 2)
        Swell(phase: 0.25).fill(.cyan, style: FillStyle(eoFill: true))
        Path(ellipseIn: CGRect(x: 4, y: 4, width: 20, height: 20)).stroke()
        Path(roundedRect: CGRect(x: 0, y: 0, width: 24, height: 24), cornerRadius: 6).fill(.yellow)
        Path(CGRect(x: 0, y: 0, width: 16, height: 24)).scale(0.5).fill(.gray)
        Rectangle().rotation(.degrees(45)).scale(0.6).fill(.indigo)
      }
      .frame(height: 30)
      HStack {
        LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        LinearGradient(
          stops: [.init(color: .white, location: 0), Gradient.Stop(color: .black, location: 0.4)],
          startPoint: .topLeading, endPoint: .bottomTrailing)
        RadialGradient(gradient: gradient, center: .center, startRadius: 2, endRadius: 18)
        AngularGradient(colors: [.green, .yellow, .green], center: .center)
        RoundedRectangle(cornerRadius: 6).fill(
          .linearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom))
      }
      .frame(height: 30)
    }
    .padding(.horizontal)
  }
}

private struct Effects: View {
  private func box(_ color: Color = .blue) -> some View {
    color.frame(width: 30, height: 24)
  }

  var body: some View {
    VStack(spacing: 10) {
      HStack(spacing: 10) {
        box().cornerRadius(8)
        box(.red).cornerRadius(10, corners: [.topLeft, .bottomRight])
        box(.green).clipShape(Circle())
        box(.orange).clipShape(RoundedRectangle(cornerRadius: 6, style: .continuous))
        box(.purple).clipShape(.rect(cornerRadius: 8))
        box(.pink).clipShape(.capsule)
        box(.gray).border(Color.black).border(.red, width: 2)
        box(.mint).mask(Circle())
        box(.teal).mask { Text("MASK").font(.caption.bold()) }
      }
      HStack(spacing: 10) {
        box().opacity(0.3)
        box(.white).shadow(radius: 4)
        box(.white).shadow(color: .red.opacity(0.5), radius: 3, x: 2, y: 2)
        box(.white).shadow(color: .gray, radius: 5)
        box().blur(radius: 2)
        box().brightness(0.3)
        box().colorMultiply(.yellow)
        box().saturation(0.2).contrast(1.2).grayscale(0.1).hueRotation(.degrees(30))
      }
      HStack(spacing: 14) {
        box().scaleEffect(0.6)
        box().scaleEffect(x: 0.5, y: 1, anchor: .leading)
        box().scaleEffect(CGSize(width: 1, height: 0.5))
        box().rotationEffect(.degrees(20))
        box().rotationEffect(Angle(degrees: -15), anchor: .topLeading)
        box().rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
        box().rotation3DEffect(
          Angle(degrees: 40), axis: (x: 1.0, y: 0.0, z: 0.0), anchor: .center, perspective: 0.5)
      }
      HStack(spacing: 10) {
        ZStack {
          box(.yellow)
          Circle().fill(.cyan).blendMode(.multiply)
        }
        .frame(width: 30, height: 24).compositingGroup()
        box().drawingGroup()
        box().hidden()
        Color.red.frame(width: 50, height: 50).frame(width: 30, height: 24).clipped()
        box(.clear).contentShape(Rectangle()).background(ContainerRelativeShape().fill(.yellow))
          .containerShape(RoundedRectangle(cornerRadius: 10))
        VStack(alignment: .leading) { Text("redacted words") }.redacted(reason: .placeholder)
        Text("kept").unredacted()
      }
      List {
        Text("Row").listRowBackground(Color.yellow.opacity(0.4))
        Text("Clear").listRowBackground(Color.clear)
      }
      .frame(height: 130)
    }
    .padding(.horizontal)
  }
}

#Preview("Colours") { Colors() }
#Preview("Shapes") { Shapes() }
#Preview("Effects") { Effects() }

private struct Cornered: View {
  var body: some View {
    let radii = RectangleCornerRadii(bottomLeading: 8, bottomTrailing: 8)
    Path { $0.addRoundedRect(in: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadii: radii) }
    Path(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadii: radii)
  }
}
