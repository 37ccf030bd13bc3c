import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyFonts
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyParsing
import GalleyText
import Testing

/// Views and modifiers in Swift, beside the document that expresses the same.
@Suite("Swift and documents")
struct SwiftAndDocumentTests {
  private static let harbour = Theme(
    name: "Labels",
    schemes: [
      .labels: Scheme(
        colors: Colors(foreground: Color(RGBAColor(hex: 0x224466))),
        styles: Styles(padding: .thin)),
      .buttons: Scheme(colors: Colors(background: Color(RGBAColor(hex: 0x557755)))),
    ])

  private func painted(
    _ root: some View, _ theme: Theme, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> DisplayList {
    var environment = EnvironmentValues(
      grid: PixelGrid(scale: 1), theme: theme,
      typesetter: Typesetter(fonts: try FontRegistry(paths: [GalleyFonts.directory + "/Inter"])))
    change(&environment)
    return LayoutTree(root, environment).layout(ProposedSize(width: 200, height: 120)).painted()
  }

  private func painted(_ document: String, _ theme: Theme) throws -> DisplayList {
    let (document, findings) = DocumentReader.read(
      SourceText(name: "d.json", text: document), options: .init(theme: theme))
    return try painted(try #require(document, "\(findings)").root, theme)
  }

  /// Compares the commands without their owners.
  private func expect(_ view: some View, is document: String, theme: Theme = .plain) throws {
    let (swift, read) = (try painted(view, theme), try painted(document, theme))
    #expect(!swift.commands.isEmpty)
    #expect(swift.commands == read.commands, "\(swift.dump)\nis not\n\(read.dump)")
  }

  @Test(
    "A theme's scheme for labels reaches texts in containers, and not what controls are made of")
  func labels() throws {
    let theme = Self.harbour
    try expect(
      VStack(spacing: 0) { Text("Harbour") },
      is: #"""
        {"type": "VStack", "subviews": [{"type": "Text", "values": {"text": "Harbour"}}]}
        """#, theme: theme)
    try expect(
      Button("Sail", kind: .filled),
      is: #"{"type": "Button", "values": {"title": "Sail"}, "properties": {"kind": "filled"}}"#,
      theme: theme)
    try expect(
      Table(header: "Boats") { Text("Ada") },
      is: #"""
        {"type": "Table", "values": {"header": "Boats"},
         "subviews": [{"type": "Text", "values": {"text": "Ada"}}]}
        """#, theme: theme)
    #expect(try inks(Text("Harbour"), theme) == ["#224466"])
    #expect(try inks(Text("Harbour").foregroundColor(.black), theme) == ["#000000"])
  }

  private func inks(_ view: some View, _ theme: Theme) throws -> [String] {
    try painted(view, theme).commands.compactMap {
      if case .glyphs(_, _, let color) = $0 { color.hexText } else { nil }
    }
  }

  @Test("The keys in one modifier are the document's, theme and kind included")
  func modifiers() throws {
    try expect(
      Text("Hi").modifiers {
        $0.padding = EdgeInsets(8)
        $0.backgroundColor = Color(RGBAColor(hex: 0xFFEE00))
        $0.cornerRadius = CornerRadii(6)
        $0.borderColor = Color(.black)
        $0.borderWidth = 2
        $0.opacity = 0.5
        $0.width = 90
        $0.alignment = .trailing
      },
      is: ##"""
        {"type": "Text", "values": {"text": "Hi"}, "properties": {"padding": 8,
          "backgroundColor": "#FFEE00", "cornerRadius": 6, "borderColor": "#000000",
          "borderWidth": 2, "opacity": 0.5, "width": 90, "alignment": "trailing"}}
        """##, theme: Self.harbour)
    try expect(
      Button("Go", kind: .filled).modifiers { $0.width = 150 },
      is: #"""
        {"type": "Button", "values": {"title": "Go"}, "properties": {"kind": "filled", "width": 150}}
        """#, theme: Self.harbour)
    try expect(
      Switch(isOn: true).modifiers { $0.padding = EdgeInsets(4) },
      is: #"{"type": "Switch", "properties": {"isOn": true, "padding": 4}}"#)
  }

  @Test(
    "Elements of a form row stand where its alignment says", arguments: FormRowAlignment.allCases)
  func formRow(_ alignment: FormRowAlignment) throws {
    try expect(
      FormRow(.measured, alignment: alignment) {
        Text("Name").size(1)
        Rectangle().frame(height: 44).size(2)
      },
      is: #"""
        {"type": "FormRow", "properties": {"rowAlignment": "\#(alignment.rawValue)"}, "subviews": [
          {"type": "Text", "values": {"text": "Name"}, "properties": {"weight": 1}},
          {"type": "Rectangle", "properties": {"height": 44, "weight": 2}}]}
        """#)
  }

  @Test("A modifier of a group goes to each view in it, also through conditions and other groups")
  func group() throws {
    let isShown = true
    try expect(
      VStack(spacing: 3) {
        Group {
          Rectangle().frame(width: 10, height: 10)
          if isShown { Group { Circle().frame(width: 10, height: 10) } }
        }.padding(2).background(.black)
      },
      is: ##"""
        {"type": "VStack", "properties": {"spacing": 3}, "subviews": [
          {"type": "ZStack", "properties": {"padding": 2, "backgroundColor": "#000000"},
           "subviews": [{"type": "Rectangle", "properties": {"width": 10, "height": 10}}]},
          {"type": "ZStack", "properties": {"padding": 2, "backgroundColor": "#000000"},
           "subviews": [{"type": "Circle", "properties": {"width": 10, "height": 10}}]}]}
        """##)
  }

  private struct Pair: View {
    var body: some View {
      Rectangle().frame(width: 10, height: 4)
      Circle().frame(width: 6, height: 6)
    }
  }

  @Test("A body of several views stands for all of them where it is used")
  func severalViews() throws {
    try expect(
      HStack(spacing: 5) {
        Pair()
        Rectangle().frame(width: 1, height: 9)
      },
      is: #"""
        {"type": "HStack", "properties": {"spacing": 5}, "subviews": [
          {"type": "Rectangle", "properties": {"width": 10, "height": 4}},
          {"type": "Circle", "properties": {"width": 6, "height": 6}},
          {"type": "Rectangle", "properties": {"width": 1, "height": 9}}]}
        """#)
    // On its own its views overlap.
    try expect(
      Pair(),
      is: #"""
        {"type": "ZStack", "subviews": [
          {"type": "Rectangle", "properties": {"width": 10, "height": 4}},
          {"type": "Circle", "properties": {"width": 6, "height": 6}}]}
        """#)
  }

  private struct Framed: ViewModifier {
    var color: Color
    func body(content: Content) -> some View {
      VStack(spacing: 0) {
        content.padding(2)
        Rectangle().frame(height: 1)
      }.foregroundColor(color)
    }
  }

  @Test("A modifier of a user's own makes of each view what its body says")
  func ownModifier() throws {
    try expect(
      HStack(spacing: 0) {
        Group {
          Rectangle().frame(width: 8, height: 8)
          Circle().frame(width: 8, height: 8)
        }.modifier(Framed(color: Color(RGBAColor(hex: 0x102030))))
      },
      is: ##"""
        {"type": "HStack", "subviews": [
          {"type": "VStack", "properties": {"foregroundColor": "#102030"}, "subviews": [
            {"type": "Rectangle", "properties": {"width": 12, "height": 12, "padding": 2}},
            {"type": "Rectangle", "properties": {"height": 1}}]},
          {"type": "VStack", "properties": {"foregroundColor": "#102030"}, "subviews": [
            {"type": "Circle", "properties": {"width": 12, "height": 12, "padding": 2}},
            {"type": "Rectangle", "properties": {"height": 1}}]}]}
        """##)
  }

  @Test("A value of the environment holds for everything inside and nothing beside")
  func environment() throws {
    let view = HStack(spacing: 0) {
      Text("a").environment(\.textSize, .extraExtraExtraLarge)
      Text("b")
    }
    let sizes = try painted(view, .plain).commands.compactMap {
      if case .glyphs(let run, _, _) = $0 { run.askedSize } else { nil }
    }
    #expect(sizes == [23, 17])
    let dark = try painted(
      Rectangle().environment(\.appearance, .dark), .plain)
    #expect(dark.commands == (try painted(Rectangle(), .plain) { $0.appearance = .dark }).commands)
    #expect(dark.commands != (try painted(Rectangle(), .plain)).commands)
  }

  @Test("Modifiers of the box apply in the order in which they are written")
  func order() throws {
    let square = Rectangle().frame(width: 20, height: 20)
    let red = Color(RGBAColor(hex: 0xFF0000))
    // A border over the corners follows them; corners over a border cut it.
    let followed = try painted(square.cornerRadius(6).border(red, width: 2), .plain).commands
    let cut = try painted(square.border(red, width: 2).cornerRadius(6), .plain).commands
    let rect = Rect(x: 90, y: 50, width: 20, height: 20)
    let color = RGBAColor(hex: 0xFF0000)
    #expect(followed.contains(.border(rect, CornerRadii(6), width: 2, color)))
    #expect(cut.contains(.border(rect, .zero, width: 2, color)))
    // The box beneath a border ends in the middle of its width.
    let inner = DisplayCommand.clip(.roundedRectangle(rect.inset(by: 1), CornerRadii(5)))
    let outer = DisplayCommand.clip(.roundedRectangle(rect, CornerRadii(6)))
    let clips = [(followed, inner), (cut, outer)].map { $0.firstIndex(of: $1) ?? -1 }
    let borders = [followed, cut].map { commands in
      commands.firstIndex { if case .border = $0 { true } else { false } } ?? -1
    }
    #expect(clips[0] >= 0 && clips[1] >= 0)
    #expect(clips[1] < borders[1])
    // Padding inside a background is coloured, outside it is not.
    let inside = try painted(square.padding(5).background(red), .plain).commands
    let outside = try painted(square.background(red).padding(5), .plain).commands
    #expect(inside.first == .fill(.rectangle(rect.inset(by: -5)), .solid(color)))
    #expect(outside.first == .fill(.rectangle(rect), .solid(color)))
  }
}
