import Foundation
import Galley
import Testing

/// A view of a user's own with a state.
private struct Counter: View {
  @State private var count = 3
  var body: some View { Text("\(count)") }
}

/// A view of a user's own without one.
private struct Card: View {
  var title: String
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      Text("London").foregroundStyle(Color.gray)
    }
    .padding(12)
    .background(Color.yellow, in: RoundedRectangle(cornerRadius: 8, style: .circular))
  }
}

private struct Staircase: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: 80, height: 80)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (index, subview) in subviews.enumerated() {
      let step = CGFloat(index * 20)
      subview.place(at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: proposal)
    }
  }
}

private struct Kite: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
    }
  }
}

@Suite("Views as documents")
@MainActor
struct ViewDocumentTests {
  private func document(_ view: any View) throws -> String {
    try Renderer().document(of: Scene(view))
  }

  /// The document of a view on one line, without the blanks between its parts.
  private func line(_ view: any View) throws -> String {
    try document(view).split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
      .replacing(": ", with: ":").replacing(", ", with: ",")
  }

  @Test("A view of one's own is what a person would write")
  func card() throws {
    let text = """
      {"type":"VStack","properties":{"horizontalAlignment":"leading","spacing":8,"padding":12,\
      "backgroundColor":"systemYellow","cornerRadius":8},"subviews":[\
      {"type":"Text","values":{"text":"Ada"},"properties":{"font":"headline","fontWeight":"semibold"}},\
      {"type":"Text","values":{"text":"London"},"properties":{"foregroundColor":"systemGray"}}]}
      """
    #expect(try line(Card(title: "Ada")) == text)
  }

  @Test("A background that ends in the middle of an opaque border is that of the box")
  func boxUnderBorder() throws {
    let corners = RoundedRectangle(cornerRadius: 8, style: .circular)
    let written = try line(
      Text("a").background(Color.yellow, in: corners.inset(by: 2))
        .overlay(corners.strokeBorder(Color.red, lineWidth: 4)))
    for part in [
      #""backgroundColor":"systemYellow""#, #""borderColor":"systemRed""#, #""borderWidth":4"#,
      #""cornerRadius":8"#,
    ] {
      #expect(written.contains(part), "\(written)")
    }
    #expect(!written.contains("subviews"))
  }

  @Test("Marks of charts keep their lists of values, and categories stay texts")
  func marks() throws {
    let chart = KitChart(
      marks: [
        .init(.bar, x: [.category("2024"), .category("Feb")], y: [3, nil]),
        .init(.rule, y: [2.5], dash: [4, 2]),
      ])
    let written = try line(chart)
    #expect(written.contains(#"{"mark":"bar","x":["2024","Feb"],"y":[3,null]}"#), "\(written)")
    #expect(written.contains(#"{"mark":"rule","y":[2.5],"dash":[4,2]}"#), "\(written)")
  }

  @Test("Modifiers in another order are keys of a component around")
  func order() throws {
    let view = Text("a").frame(width: 40).padding(4)
    let text = """
      {"type":"ZStack","properties":{"padding":4},"subviews":[\
      {"type":"Text","values":{"text":"a"},"properties":{"width":40}}]}
      """
    #expect(try line(view) == text)
  }

  private static let views: [(name: String, view: any View)] = [
    ("a card", Card(title: "Ada")),
    (
      "a distance that depends on the views",
      VStack {
        Text("a")
        Circle().frame(width: 8, height: 8)
      }
    ),
    ("modifiers in another order", Text("a").background(Color.red).padding(4).opacity(0.5)),
    (
      "two paddings",
      Text("a").padding(.horizontal, 8).padding(.top, 2).border(Color.blue, width: 2)
    ),
    ("runs", Text("a").bold() + Text("b").foregroundColor(.red) + Text("c").italic()),
    ("a line below", Text("a").underline(color: .red).strikethrough()),
    ("fonts", Text("a").font(.system(size: 20, weight: .heavy, design: .monospaced)).tracking(2)),
    ("lines", Text("a long text").lineLimit(2).multilineTextAlignment(.center).frame(width: 40)),
    (
      "an inherited colour",
      HStack(spacing: 2) {
        Text("a")
        Text("b")
      }.foregroundStyle(Color.red)
    ),
    ("a circle of equal sides", Circle().fill(Color.red).frame(width: 40, height: 20)),
    (
      "a circle in a row",
      HStack(spacing: 0) {
        Circle()
        Rectangle()
      }.frame(width: 60, height: 20)
    ),
    (
      "a line round a shape",
      Capsule().strokeBorder(Color.red, lineWidth: 3).frame(width: 40, height: 20)
    ),
    (
      "a line round continuous corners",
      RoundedRectangle(cornerRadius: 12).strokeBorder(Color.red, lineWidth: 4)
        .frame(width: 80, height: 70)
    ),
    (
      "a shape and its line",
      Rectangle().fill(Color.blue).stroke(Color.red, lineWidth: 2).padding(4)
    ),
    (
      "a part of a circle",
      Circle().trim(from: 0, to: 0.4).stroke(Color.red, lineWidth: 3).padding(3)
    ),
    (
      "a gradient",
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    ),
    ("a symbol", Image(systemName: "star.fill").font(.title).foregroundStyle(Color.orange)),
    ("a resizable symbol", Image(systemName: "star").resizable().frame(width: 20, height: 18)),
    ("a mask", Color.red.mask { Text("a") }.frame(width: 30, height: 30)),
    ("a badge over a corner", Text("a").padding(8).overlay(alignment: .topTrailing) { Badge("3") }),
    ("a shadow", Circle().fill(Color.red).shadow(color: .black, radius: 2, x: 1, y: 1).padding(8)),
    (
      "a turn",
      Rectangle().rotationEffect(.degrees(30)).scaleEffect(0.5).frame(width: 40, height: 20)
    ),
    (
      "guides",
      HStack(alignment: .top, spacing: 0) {
        Text("a").alignmentGuide(.top) { _ in 4 }
        Text("b")
      }
    ),
    (
      "a lazy grid",
      LazyVGrid(columns: [GridItem(.fixed(30)), GridItem()], spacing: 2) {
        Text("a")
        Text("b")
      }
    ),
    (
      "a grid of rows",
      Grid(horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow {
          Text("a")
          Text("bb")
        }
        GridRow { Text("ccc").gridCellColumns(2) }
      }
    ),
    (
      "a scroll view",
      ScrollView {
        VStack(spacing: 0) {
          Text("a")
          Text("b")
        }
      }.frame(height: 20)
    ),
    ("a toggle", Toggle("Wi-Fi", isOn: .constant(true)).padding(4)),
    ("a slider", Slider(value: .constant(0.4))),
    (
      "a picker",
      Picker("", selection: .constant(1)) {
        Text("a").tag(0)
        Text("b").tag(1)
      }.pickerStyle(.segmented)
    ),
    ("progress", ProgressView(value: 0.4)),
    ("a disabled control", Stepper("Count", value: .constant(1), in: 0...2).disabled(true)),
    (
      "a divider",
      VStack(spacing: 4) {
        Text("a")
        Divider()
        Spacer(minLength: 2)
      }
    ),
    (
      "direction",
      HStack(spacing: 2) {
        Text("a")
        Text("b")
      }.environment(\.layoutDirection, .rightToLeft)
    ),
    (
      "a hidden view",
      HStack(spacing: 2) {
        Text("a").hidden()
        Text("b")
      }
    ),
    ("an identifier", Text("a").id("title")),
    (
      "a group of avatars",
      AvatarGroup(extraCount: 2) {
        Avatar("Ada Lovelace")
        Avatar("Grace Hopper")
      }
    ),
    (
      "a view that reaches under a bar",
      Color.blue.ignoresSafeArea()
        .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 20) }
    ),
    ("a chart", KitChart(marks: [.init(.bar, x: [.category("1"), .category("2")], y: [3, 5])])),
  ]

  @Test("A document draws the picture of its view", arguments: 0..<38)
  func pictures(_ index: Int) throws {
    #expect(Self.views.count == 38)
    let (name, view) = Self.views[index]
    let renderer = try Renderer()
    let scene = Scene(view, canvas: SceneCanvas(width: 120, height: 160))
    let text = try renderer.document(of: scene)
    let source = SourceText(name: "view.json", bytes: Array(text.utf8))
    let loaded = DocumentLoader().load(source, at: source.name)
    #expect(loaded.diagnostics.isEmpty, "\(name): \(loaded.diagnostics.map(\.message))\n\(text)")
    let document = try #require(loaded.document, "\(name): \(text)")
    #expect(try renderer.png(Scene(document)) == renderer.png(scene), "\(name): \(text)")
  }

  @Test(
    "What a document has no place for is an error at its view",
    arguments: [
      ("the state \"count\"", ["Counter"]), ("a layout of one's own", []),
      ("a shape of one's own", []), ("the closure of a gesture", []),
      ("a view that depends on its size", []),
      ("the closure of an alignment guide", []),
      ("a shape that is smaller than its frame", []),
      ("\"input.ownRules\" of a TextField", []),
      ("proportions that the view inside decides", []),
    ] as [(String, [String])])
  func refused(_ reason: String, _ path: [String]) throws {
    let views: [String: any View] = [
      "the state \"count\"": VStack { Counter() },
      "a layout of one's own": Staircase {
        Text("a")
        Text("b")
      },
      "a shape of one's own": Kite().fill(Color.red),
      "proportions that the view inside decides": Image(systemName: "star").resizable()
        .scaledToFit(),
      "the closure of a gesture": Text("a").onTapGesture {},
      "a view that depends on its size": GeometryReader { _ in Text("a") },
      "the closure of an alignment guide": Text("a").alignmentGuide(.top) { $0.height },
      "\"input.ownRules\" of a TextField": KitTextField(text: "a", rules: [.nonEmpty]),
      // Under a border without corners a document's background reaches to its edge.
      "a shape that is smaller than its frame": Text("a")
        .background(Color.yellow, in: Rectangle().inset(by: 2))
        .overlay(Rectangle().strokeBorder(Color.red, lineWidth: 4)),
    ]
    let view = try #require(views[reason])
    let error = try #require(throws: ViewWritingError.self) { try document(view) }
    #expect(error.findings.contains { $0.reason == reason && $0.path == path }, "\(error)")
    #expect("\(error)".contains("a document has no place for \(reason)"))
  }
}
