import Testing

@testable import GalleyMain

/// Declarations of sources, and the replacements of those that do not compile.
@Suite struct TrimmedSourceTests {
  /// Cuts a source where a mark is, `⟨message⟩`, an error at its place.
  private func trimmed(_ marked: String) throws -> (text: String, names: [String]) {
    var (text, mistakes) = ("", [TrimmedSource.Mistake]())
    for line in marked.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = line[...]
      while let start = rest.firstIndex(of: "⟨"), let end = rest.firstIndex(of: "⟩") {
        let message = String(rest[rest.index(after: start)..<end])
        text += rest[..<start]
        let now = text.split(separator: "\n", omittingEmptySubsequences: false)
        mistakes.append(
          TrimmedSource.Mistake(
            line: now.count, column: (now.last?.utf8.count ?? 0) + 1, message: message))
        rest = rest[rest.index(after: end)...]
      }
      text += rest + "\n"
    }
    var source = TrimmedSource()
    let bytes = Array(text.utf8)
    let cuts = source.cut(mistakes, in: bytes, SourceDeclarations(bytes))
    let result = String(decoding: source.text(of: bytes), as: UTF8.self)
    #expect(
      result.split(separator: "\n", omittingEmptySubsequences: false).count
        == text.split(separator: "\n", omittingEmptySubsequences: false).count)
    return (result, cuts.map(\.name))
  }

  @Test func aBodyOfAViewIsABox() throws {
    let (text, names) = try trimmed(
      """
      struct Card: View {
        let title: String
        var body: some View {
          Text(title)
            .⟨no member 'x'⟩x()
        }
        var size: CGFloat { 3 }
      }
      """)
    #expect(names == ["Card.body"])
    #expect(text.contains("_LeftOut(\"Card.body\", \"5:8: no member 'x'\")"))
    #expect(text.contains("let title: String") && text.contains("var size: CGFloat { 3 }"))
    #expect(!text.contains("x()"))
  }

  @Test func scenesCommandsAndItemsOfToolbarsStayWithABox() throws {
    let (text, names) = try trimmed(
      """
      @main struct Shop: App {
        var body: some Scene { ⟨a⟩x() }
      }
      struct Orders: Commands {
        var body: some Commands { ⟨b⟩x() }
      }
      struct Bar {
        func items() -> some ToolbarContent { ⟨c⟩x() }
      }
      """)
    #expect(names == ["Shop.body", "Orders.body", "Bar.items"])
    #expect(text.contains("some Scene { _LeftOut(\"Shop.body\", "))
    #expect(
      text.contains("some Commands { _LeftOut(") && text.contains("some ToolbarContent { _LeftOut(")
    )
  }

  @Test func otherBodiesEndThePreview() throws {
    let (text, names) = try trimmed(
      """
      extension Store {
        @MainActor func load(_ name: String) async throws -> [Item] { try await ⟨a⟩x(name) }
        static var shared: Store { get { ⟨b⟩y() } set { z() } }
        init(text: String = "}") { self.text = ⟨c⟩w() }
        deinit { ⟨d⟩w() }
        var count = 3 { didSet { ⟨e⟩w() } }
        subscript(index: Int) -> Int { ⟨f⟩w() }
      }
      """)
    #expect(
      names == [
        "Store.load", "Store.shared", "Store.init", "Store.deinit", "Store.count",
        "Store.subscript",
      ])
    #expect(text.contains("-> [Item] { _galleyLeftOut(\"2:75: a\") }"))
    #expect(text.contains("static var shared: Store { get { _galleyLeftOut("))
    #expect(text.contains("} set {} }"))
    #expect(text.contains("init(text: String = \"}\") { _galleyLeftOut("))
    #expect(text.contains("deinit { }") && text.contains("count = 3 { didSet {} }"))
  }

  @Test func statementsBesideOneThatDoesNotCompileStay() throws {
    let (text, names) = try trimmed(
      """
      struct Card: View {
        init() {
          count = 3
          ⟨a⟩Missing.shared.start()
        }
        var body: some View {
          VStack {
            Text("kept")
            Label(title, systemImage: "star").⟨b⟩missing("x")
            Button("Go") { ⟨c⟩Missing.go() }
            switch side { case .left: ⟨d⟩Missing() }
          }
          .padding()
        }
        func load() {
          before()
          if ready { ⟨e⟩missing() } else { other() }
        }
      }
      """)
    #expect(
      names == ["Card.init"].map { "\($0), a statement" }
        + ["Card.body", "Card.body", "Card.body", "Card.load"].map { "\($0), a statement" })
    #expect(text.contains("count = 3\n    let _: Void = _galleyIncomplete(\"4:5: a\")\n"))
    #expect(text.contains("Text(\"kept\")\n      _LeftOut(\"Card.body\", \"9:41: b\") \n"))
    #expect(text.contains("Button(\"Go\") { _LeftOut(\"Card.body\", \"10:22: c\")  }"))
    #expect(text.contains("\n      _LeftOut(\"Card.body\", \"11:33: d\") \n    }\n    .padding()"))
    #expect(text.contains("before()\n    if ready { let _ = 0 } else { other() }"))
  }

  @Test func aStatementThatCannotBeReplacedTakesTheBodyAlong() throws {
    let bytes = Array(
      "struct A: View {\n  var body: some View {\n    Text(b())\n    List { c() }\n  }\n}\n".utf8)
    let source = SourceDeclarations(bytes)
    var trimmed = TrimmedSource()
    func cut(_ line: Int, _ column: Int) -> [String] {
      trimmed.cut(
        [TrimmedSource.Mistake(line: line, column: column, message: "no")], in: bytes, source
      ).map(\.name)
    }
    #expect(cut(4, 12) == ["A.body, a statement"])
    #expect(String(decoding: trimmed.text(of: bytes), as: UTF8.self).contains("Text(b())"))
    #expect(cut(4, 14) == ["A.body"])
    #expect(trimmed.cuts.count == 1)
  }

  @Test func aStringIsCutWithItsEnd() throws {
    let (text, names) = try trimmed(
      """
      struct Card {
        let words: String = ⟨a⟩missing + "a) word"
        let size = 3
      }
      """)
    #expect(names == ["Card.words"])
    #expect(text.contains("_galleyLeftOut(") && !text.contains("word\""))
    #expect(text.contains("let size = 3"))
  }

  @Test func whatHasNoResultDoesNothing() throws {
    let (text, names) = try trimmed(
      """
      struct Store {
        mutating func load() async { await ⟨a⟩x() }
        func save(_ name: String) throws -> Void { ⟨b⟩y() }
      }
      """)
    #expect(names == ["Store.load", "Store.save"])
    #expect(text.contains("func load() async { }"))
    #expect(text.contains("-> Void { _galleyLeftOut("))
  }

  @Test func aViewOfUIKitThatCannotBeMadeIsABox() throws {
    let (text, names) = try trimmed(
      """
      struct Field: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextField { ⟨no member 'x'⟩x() }
        func makeCoordinator() -> Coordinator { ⟨b⟩y() }
        func updateUIView(_ view: UITextField, context: Context) { ⟨c⟩z() }
      }
      """)
    #expect(names == ["Field.makeUIView", "Field.makeCoordinator", "Field.updateUIView"])
    for part in [
      ") }; public nonisolated static var _leftOut: _LeftOut? { _LeftOut(\"Field.makeUIView\", \"2:54: no member 'x'\") }",
      "_leftOutCoordinator: _LeftOut? { _LeftOut(\"Field.makeCoordinator\",",
      "func updateUIView(_ view: UITextField, context: Context) { }",
    ] { #expect(text.contains(part), "\(text)") }
  }

  @Test func valuesWithATypeEndThePreviewAndOthersGo() throws {
    let (text, names) = try trimmed(
      """
      struct Card {
        @State private var shown: Bool = ⟨a⟩x { 3 }
        let other = ⟨b⟩y()
          .z
        let last = 3
        let wrong: ⟨c⟩Missing
        func wrong(_ x: ⟨d⟩Missing) -> Int { 3 }
        case one(⟨e⟩Missing)
      }
      """)
    #expect(names == ["Card.shown", "Card.other", "Card.wrong", "Card.wrong", "Card.one"])
    #expect(text.contains("shown: Bool = { _galleyLeftOut("))
    #expect(text.contains("let last = 3"))
    for gone in ["other", ".z", "wrong", "one"] { #expect(!text.contains(gone), "\(gone)") }
  }

  @Test func attributesWithGenericArgumentsGoWithTheirDeclaration() throws {
    let (text, names) = try trimmed(
      """
      struct Bar {
        @TabContentBuilder<Int> var tabs: ⟨a⟩Missing { Tab() }
        @Builder<(Int) -> [Int]>(3) static func one(_ x: ⟨b⟩Missing) {}
        let kept = 3 < 4
      }
      """)
    #expect(names == ["Bar.tabs", "Bar.one"])
    #expect(!text.contains("Builder") && text.contains("{\n  \n  \n  let kept = 3 < 4"))
  }

  @Test func whatReplacementsCallIsDeclaredBehindTheSource() throws {
    let (text, _) = try trimmed("struct A { func b() -> Int { ⟨a⟩c() } }")
    #expect(
      text.hasSuffix(
        "\n@_silgen_name(\"galley_left_out\") nonisolated private func _galleyLeftOut(_ reason: String) -> Never"
      ))
    #expect(!(try trimmed("struct A { func b() { ⟨a⟩c() } }").text.contains("@_silgen_name")))
  }

  @Test func conformancesImportsAndPreviewsAreLeftOut() throws {
    let (text, names) = try trimmed(
      """
      import SwiftUI
      ⟨no such module 'Lost'⟩import Lost
      extension ⟨type 'Session' does not conform to protocol 'Asking'⟩Session: Asking, Sendable {}
      #Preview("One", traits: .sizeThatFitsLayout) {
        ⟨cannot find 'Gone' in scope⟩Gone()
      }
      #Preview { Text("kept") }
      """)
    #expect(names == ["Lost", "Session", "#Preview"])
    #expect(text.contains("import SwiftUI") && !text.contains("import Lost"))
    #expect(text.contains("extension Session: Any, Sendable {}"))
    #expect(text.contains("{ _LeftOut(\"#Preview\", \"5:3: cannot find 'Gone' in scope\") "))
    #expect(text.contains("#Preview { Text(\"kept\") }"))
  }

  @Test func anErrorInWhatReplacesABodyRemovesTheDeclaration() throws {
    let bytes = Array(
      "struct A {\n  func b() -> some P { c() }\n  func d() -> Int { e() }\n}\n".utf8)
    let source = SourceDeclarations(bytes)
    var trimmed = TrimmedSource()
    func cut(_ line: Int, _ column: Int) -> [String] {
      trimmed.cut(
        [TrimmedSource.Mistake(line: line, column: column, message: "no")], in: bytes, source
      ).map(\.name)
    }
    // Nothing is of a type that is not known.
    #expect(cut(2, 24) == ["A.b"])
    #expect(!String(decoding: trimmed.text(of: bytes), as: UTF8.self).contains("func b"))
    #expect(cut(3, 22) == ["A.d"])
    #expect(String(decoding: trimmed.text(of: bytes), as: UTF8.self).contains("func d"))
    #expect(cut(3, 24) == ["A.d"])
    #expect(!String(decoding: trimmed.text(of: bytes), as: UTF8.self).contains("func d"))
  }

  @Test func aLineThatEndsInABackslashCounts() throws {
    let (text, names) = try trimmed(
      #"""
      struct Movie {
        static func sample(
          overview: String = """
            After the first film, \
            the family.
            """,
          id: ⟨cannot find type 'ID'⟩ID? = nil
        ) -> Movie { Movie() }
        func title() -> String { "Avatar" }
      }
      """#)
    #expect(names == ["Movie.sample"])
    #expect(text.contains("func title() -> String { \"Avatar\" }") && !text.contains("family"))
  }

  @Test func anObjectThatCallsWhatIsMissingIsKnownByTheLinkersWords() {
    #expect(CompilerErrors.lacksSymbols("ld: A.o: undefined reference to 'B.init'"))
    #expect(CompilerErrors.lacksSymbols("ld.lld: error: undefined symbol: B.init"))
    #expect(!CompilerErrors.lacksSymbols("/a.swift:1:1: error: undefined"))
  }

  @Test func whatIsNotADeclarationCannotBeCut() throws {
    let bytes = Array("+ +\n".utf8)
    var source = TrimmedSource()
    let mistake = TrimmedSource.Mistake(line: 1, column: 1, message: "no")
    #expect(source.cut([mistake], in: bytes, SourceDeclarations(bytes)).isEmpty)
    #expect(
      source.cut(
        [TrimmedSource.Mistake(line: 90, column: 1, message: "no")], in: bytes,
        SourceDeclarations(bytes)
      ).isEmpty)
  }

  @Test func messagesAreOfOneSourceAndCausesOfAll() {
    let parts = [("a", "1:1: no x"), ("a", "1:1: no x"), ("b", "2:1: no y"), ("b", "3:1: no x")]
    let left = LeftOut(
      sources: [LeftOutSource(file: "c", reason: "9:1: no z")],
      parts: parts.map { LeftOutPart(file: $0.0, line: 1, name: "d", reason: $0.1) })
    let causes = [
      "note: 3 declarations left out: no x", "note: 1 declaration left out: no y",
    ]
    #expect(left.messages(about: "a") == ["c:9:1: no z", "a:1:1: no x"] + causes)
    #expect(
      left.messages() == ["c:9:1: no z", "a:1:1: no x", "b:2:1: no y", "b:3:1: no x"] + causes)
    #expect(LeftOut().messages().isEmpty)
  }

  @Test func causesAreCounted() {
    let parts = ["1:1: no x", "2:1: no y", "3:1: no x"].map {
      LeftOutPart(file: "a", line: 1, name: "b", reason: $0)
    }
    let causes = LeftOutPart.causes(of: parts)
    #expect(causes.map(\.cause) == ["no x", "no y"])
    #expect(causes.map(\.count) == [2, 1])
  }
}
