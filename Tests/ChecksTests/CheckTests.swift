import Foundation
import GalleySnapshots
import GalleyStair
import GalleyTestSupport
import Testing

@testable import GalleyChecks

@Suite("Checks of any value")
struct CheckTests {
  private let folder = TemporaryFolder()

  /// A check of a package in the folder.
  private func check(_ test: String, _ record: RecordMode? = .missing) -> SnapshotCheck {
    var check = SnapshotCheck(
      file: folder.path + "/ATests.swift", test: test, line: 1, name: nil, record: record)
    check.claims = ReferenceClaims()
    return check
  }

  private func recorded<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>, _ ending: String
  ) throws -> String {
    try folder.write("", to: "Package.swift")
    #expect(check("a").run(value, as: strategy).failure?.hasPrefix("recorded '") == true)
    #expect(check("a").run(value, as: strategy).failure == nil)
    let bytes = try #require(folder.bytes("__Snapshots__/ATests/a.1" + ending))
    return String(decoding: bytes, as: UTF8.self)
  }

  private struct Person: Codable, Equatable {
    var name: String
    var tags: Set<String>
    var mother: [Person] = []
  }
  private var person: Person { Person(name: "Ana \"A\"", tags: ["b", "a", "c"]) }

  @Test("values as text, JSON and property lists")
  func forms() throws {
    #expect(try recorded(7, .description, ".txt") == "7")
  }

  @Test("a dump lists all that a value holds, sets in the order of their text")
  func dump() throws {
    #expect(
      try recorded(person, .dump, ".txt") == """
        ▿ Person
          - name: "Ana \\"A\\""
          ▿ tags: 3 members
            - "a"
            - "b"
            - "c"
          - mother: 0 elements

        """)
  }

  @Test("JSON has sorted keys, as the encoder or the serialization writes it")
  func json() throws {
    let text = try recorded(["b": 1, "a": 2], .json, ".json")
    #expect(text == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
    #expect(check("any").run(["b": 1, "a": [2]] as Any, as: .json).failure != nil)
  }

  @Test("property lists are XML")
  func plist() throws {
    #expect(try recorded(["a": "b"], .plist, ".plist").contains("<key>a</key>"))
  }

  @Test("bytes, whose reference has no ending, and what differs in them")
  func data() throws {
    #expect(try recorded(Data("abc".utf8), .data, "") == "abc")
    let failure = check("a").run(Data("abd".utf8), as: .data).failure
    #expect(failure?.contains("3 bytes became 3, from byte 2 on others") == true)
  }

  @Test("bitmaps by themselves, exactly or with precisions")
  func bitmap() throws {
    let grey = Bitmap(
      width: 1, height: 2, format: .rgbaStraight, pixels: [9, 9, 9, 255, 8, 8, 8, 255])
    var other = grey
    other.pixels[0] = 12
    _ = try recorded(grey, .image, ".png")
    #expect(check("a").run(other, as: .image).failure?.contains("1 pixels differ") == true)
    #expect(check("a").run(other, as: .image(precision: 0.5)).failure == nil)
    #expect(check("a").run(other, as: .image(perceptualPrecision: 0.9)).failure == nil)
  }

  @Test("an own way to compare decides what is equal")
  func ownDiffing() throws {
    let caseless = Diffing<String>(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { $0.lowercased() == $1.lowercased() ? nil : ("\($0) is not \($1)", []) })
    let strategy = Snapshotting(pathExtension: "txt", diffing: caseless)
    _ = try recorded("Abc", strategy, ".txt")
    #expect(check("a").run("aBC", as: strategy).failure == nil)
    #expect(check("a").run("abd", as: strategy).failure?.contains("Abc is not abd") == true)
  }

  @Test("values may come later, from any thread, but not too late")
  func later() throws {
    let strategy = Snapshotting<String, String>.lines.asyncPullback { (number: Int) in
      Async { callback in
        let call = UncheckedCall(callback)
        DispatchQueue.global().async { call.run("number \(number)") }
      }
    }
    #expect(try recorded(3, strategy, ".txt") == "number 3")
    var late = check("late")
    late.timeout = 0.01
    let never = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { _ in
      Async { _ in }
    }
    #expect(late.run(1, as: never).failure?.contains("not there after 0.01 seconds") == true)
    let neverPulled = Snapshotting<String, String>.lines.asyncPullback { (_: Int) in Async { _ in }
    }
    #expect(late.run(1, as: neverPulled).failure?.contains("not there after 0.01 seconds") == true)
  }

  @Test("the picture of a view has the size that its layout says")
  func layouts() throws {
    func size(_ layout: SwiftUISnapshotLayout, _ traits: SnapshotTraits = SnapshotTraits()) throws
      -> [Int]
    {
      let canvas = layout.canvas(traits)
      let bitmap = try Renderer().render(
        Scene(Rectangle().frame(width: 10, height: 8), canvas: canvas))
      return [bitmap.width, bitmap.height]
    }
    #expect(try size(.sizeThatFits) == [20, 16])
    #expect(try size(.fixed(width: 30, height: 20)) == [60, 40])
    #expect(try size(.device(config: .iPhoneX)) == [1125, 2436])
    #expect(try size(.device(config: .iPhone8(.landscape))) == [1334, 750])
    #expect(try size(.sizeThatFits, SnapshotTraits(displayScale: 3)) == [30, 24])
    let traits = SnapshotTraits(traitsFrom: [
      SnapshotTraits(userInterfaceStyle: .dark), SnapshotTraits(layoutDirection: .rightToLeft),
    ])
    let canvas = SwiftUISnapshotLayout.sizeThatFits.canvas(traits)
    #expect(canvas.appearance == .dark && canvas.direction == .rightToLeft)
  }

  @Test("screens by name have the text size medium unless traits have another")
  func textSizes() {
    func size(_ layout: SwiftUISnapshotLayout, _ traits: SnapshotTraits = SnapshotTraits())
      -> TextSize
    { layout.canvas(traits).textSize }
    #expect(size(.device(config: .iPhone13)) == .medium)
    #expect(size(.device(config: .iPadMini(.portrait))) == .medium)
    let large = SnapshotTraits(preferredContentSizeCategory: .extraLarge)
    #expect(size(.device(config: .iPhone13), large) == .extraLarge)
    #expect(size(.device(config: ViewImageConfig(.iPhoneX))) == .large)
    #expect(size(.sizeThatFits) == .large)
  }

  @Test("what a strategy masks may differ, in pictures and in frames, and nothing else may")
  func masking() throws {
    func page(_ time: String, mark: Double = 20) -> some View {
      VStack {
        Text(time).frame(width: 60, height: 20).id("clock")
        Rectangle().frame(width: mark, height: 8)
      }
    }
    func verify<Value: View, Format>(
      _ strategy: Snapshotting<Value, Format>, _ ending: String,
      _ page: @escaping (String, Double) -> Value
    ) throws {
      let masked = strategy.masking(PictureMask(.id("clock"), reason: "shows the time"))
      _ = try recorded(page("9:41", 20), masked, ending)
      #expect(check("a").run(page("10:00", 20), as: masked).failure == nil)
      #expect(check("a").run(page("10:00", 30), as: masked).failure != nil)
      #expect(check("a").run(page("10:00", 20), as: strategy).failure != nil)
      // A mask stays where the strategy is used for something else.
      let pulled = masked.pullback { (time: String) in page(time, 20) }
      #expect(check("a").run("10:00", as: pulled).failure == nil)
    }
    try verify(.image, ".png") { page($0, mark: $1) }
    try verify(.layout(), ".layout.txt") { page($0, mark: $1) }
  }

  @Test("frames that differ have their cause, and wait where it cannot be proven")
  func frameCauses() throws {
    func row(_ padding: Double) -> some View {
      Rectangle().frame(width: 8, height: 8).padding(padding)
    }
    _ = try recorded(row(16), .layout, ".layout.txt")
    let failure = try #require(check("a", .never).run(row(20), as: .layout).failure)
    #expect(failure.contains("padding 16 → 20"), "\(failure)")
    let output = folder.path + "/.build/snapshots"
    let found = try Acceptance(root: folder.path, output: output).candidates()
    #expect(found.map(\.name) == ["ATests/a.1.layout"])
    let choice = Acceptance.only(found, causes: ["padding"])
    #expect(choice.chosen.isEmpty && choice.unproven == found)
    #expect(check("a", .never).run(row(16), as: .layout).failure == nil)
    #expect(try Acceptance(root: folder.path, output: output).candidates().isEmpty)
  }

  @Test("text in the source is compared, and written where the mode allows it")
  func inline() throws {
    try folder.write("", to: "Package.swift")
    try folder.write(
      "func test() {\n  assertInlineSnapshot(of: 7, as: .dump)\n}\n", to: "ATests.swift")
    var never = check("inline", .never)
    never.line = 2
    #expect(
      never.runInline(7, as: .dump, matches: nil, column: 3).failure?.contains("- 7") == true)
    #expect(never.runInline(7, as: .dump, matches: "- 7\n", column: 3).failure == nil)
    #expect(
      never.runInline(7, as: .dump, matches: "- 8\n", column: 3).failure?.contains("+ - 7") == true)
    var writing = check("inline")
    writing.line = 2
    #expect(
      writing.runInline(7, as: .dump, matches: nil, column: 3).failure?.contains("recorded in")
        == true)
    let source = String(decoding: try #require(folder.bytes("ATests.swift")), as: UTF8.self)
    #expect(source.contains("as: .dump) {\n    \"\"\"\n    - 7\n\n    \"\"\"\n  }\n}\n"))
  }
}

/// A closure that is called on another thread, once.
private struct UncheckedCall: @unchecked Sendable {
  let run: (String) -> Void
  init(_ run: @escaping (String) -> Void) { self.run = run }
}
