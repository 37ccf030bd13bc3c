import Galley
import Testing

/// Lines from SwiftUI sources, with one import. The compiler is the first test.
@MainActor
private enum Lines {
  static let all: [(line: String, view: any View)] = [
    ("foregroundColor(.red)", Text("a").foregroundColor(.red)),
    ("foregroundStyle(.secondary)", Text("a").foregroundStyle(.secondary)),
    ("foregroundStyle(Color)", Text("a").foregroundStyle(Color.primary)),
    ("font(.headline)", Text("a").font(.headline)),
    ("font(.system(size:weight:))", Text("a").font(.system(size: 20, weight: .semibold))),
    ("font(.system(size:design:))", Text("a").font(.system(size: 20, design: .monospaced))),
    ("font(.system(style))", Text("a").font(.system(.title, weight: .bold))),
    ("font(.custom)", Text("a").font(.custom("Inter", size: 20))),
    ("font(.headline.bold())", Text("a").font(.title.bold())),
    ("font behind another modifier", Text("a").foregroundColor(.blue).font(.headline)),
    ("padding, then bold", Text("a").padding().bold()),
    ("lineLimit behind a frame", Text("a").frame(maxWidth: 80).lineLimit(1)),
    ("Color(red:green:blue:)", Text("a").foregroundColor(Color(red: 0.2, green: 0.4, blue: 0.6))),
    ("Color(white:)", Text("a").background(Color(white: 0.9))),
    ("Color(hue:…)", Color(hue: 0.5, saturation: 1, brightness: 1).frame(width: 8, height: 8)),
    ("Color(.systemTeal)", Text("a").background(Color(.systemTeal))),
    ("Color as a view", Color.blue.frame(width: 40, height: 4)),
    ("Color.opacity", Text("a").background(Color.black.opacity(0.2))),
    ("shadow of an opacity", Circle().shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)),
    ("background(.yellow)", Text("a").background(.yellow)),
    ("background(Color)", Text("a").background(Color.green)),
    ("background(material)", Text("a").background(.regularMaterial)),
    ("background(gradient)", Text("a").background(gradient)),
    ("background(view)", Text("a").background(Capsule().fill(.orange))),
    ("background { view }", Text("a").background { Capsule().fill(Color.mint) }),
    ("overlay(view)", Text("a").overlay(Rectangle().stroke(Color.gray, lineWidth: 2))),
    ("overlay { view }", Text("a").overlay(alignment: .topTrailing) { Circle().fill(.pink) }),
    ("fill(.blue)", Circle().fill(.blue).frame(width: 20, height: 20)),
    ("stroke(.gray, lineWidth:)", Circle().stroke(.gray, lineWidth: 2)),
    ("strokeBorder", Capsule().strokeBorder(.indigo, lineWidth: 1)),
    ("LinearGradient", gradient.frame(height: 20)),
    (
      "RadialGradient",
      RadialGradient(colors: [.cyan, .clear], center: .center, startRadius: 0, endRadius: 9)
    ),
    ("fill(gradient)", RoundedRectangle(cornerRadius: 8).fill(gradient)),
    ("Button with an action", Button("Save") {}),
    (
      "Button with a label",
      Button {
      } label: {
        Label("Save", systemImage: "tray")
      }
    ),
    ("tint", Button("Save") {}.tint(.purple)),
    ("accentColor", ProgressView(value: 0.4).accentColor(.brown)),
    ("resizable", Image(systemName: "star").resizable().scaledToFit().frame(width: 20, height: 20)),
    ("clipShape", Color.teal.clipShape(RoundedRectangle(cornerRadius: 2))),
    (
      "ForEach in a stack",
      VStack(alignment: .leading, spacing: 8) {
        ForEach(["a", "b"], id: \.self) { Text($0).font(.caption).foregroundStyle(.secondary) }
        Divider()
        Spacer(minLength: 4)
      }
    ),
  ]

  static let gradient = LinearGradient(
    colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
}

@Suite("Lines of SwiftUI with import Galley")
@MainActor
struct FamiliarLinesTests {
  private func picture(_ view: any View) throws -> Bitmap {
    var canvas = SceneCanvas(width: 100, height: 100)
    canvas.background = .white
    return try Renderer().render(Scene(view, canvas: canvas))
  }

  @Test("All of them compile, and each draws something")
  func drawn() throws {
    #expect(Lines.all.count == 40)
    let nothing = try picture(EmptyView())
    for (line, view) in Lines.all { #expect(try picture(view) != nothing, "\(line)") }
  }

  @Test("The kit, colours of SwiftUI and an app in one file")
  func kit() throws {
    let plain = try picture(Tag("new"))
    #expect(try picture(Tag("new", color: .red)) != plain)
    #expect(try picture(Tag("new", color: .red)) != picture(Tag("new", color: .green)))
    #expect(try picture(Ring(value: 0.4, style: .blue)) != picture(Ring(value: 0.4, style: .red)))
    let theme = Theme.what3words.setting(color: \.tint, to: .purple, for: .buttons)
    #expect(theme != Theme.what3words)
    #expect(Color(light: .white, dark: .black) != .white)
  }
}
