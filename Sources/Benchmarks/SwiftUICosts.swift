import GalleyDocuments
import GalleyPlatform
import GalleyPreviews
import GalleyRendering
import GalleyStair
import GalleySwiftUI
import GalleySystem

extension Benchmark {
  /// Measures the cost of the SwiftUI layer over documents, and the time that its sources take to become
  /// pictures.
  static let swiftUI = Benchmark(
    name: "swiftui",
    summary: "views of SwiftUI against the kit's, and the build of a client with GALLEY_PATH set"
  ) { bench in
    try compareWalks(bench)
    try compareSteps(bench)
    guard let path = ProcessVariables.all["GALLEY_PATH"] else {
      print("GALLEY_PATH names no package to build previews against")
      return
    }
    let client = PreviewClient(galley: bench.galley ?? besideItself("galley"), path: path)
    defer { client.remove() }
    try client.measure()
  }

  /// The most processor time of a step of a screen of settings, in milliseconds.
  private static let stepLimit = 30.0

  /// Steps of a screen of settings, against its layout.
  private static func compareSteps(_ bench: Workbench) throws {
    try MainActor.assumeIsolated {
      let screen = try Screen(SettingsPage())
      let layout = try Screen(SettingsPage())
      let renderer = try Renderer()
      func contender(
        _ name: String, limit: Double? = nil, _ step: @escaping @MainActor () throws -> Int
      ) -> Contender {
        Contender(name: name, limit: limit) { try MainActor.assumeIsolated(step) }
      }
      try bench.compare(
        "steps of a screen of settings with \(screen.elements.count) elements",
        [
          contender("layout alone") {
            try renderer.layout(layout.scene).layout.tree.elements.count
          },
          contender("tap a toggle", limit: stepLimit) {
            try screen.tap(.toggle("Setting 3"))
            return screen.elements.count
          },
          contender("tap a toggle, and its picture", limit: stepLimit) {
            try screen.tap(.toggle("Setting 3"))
            return try screen.png().count
          },
        ])
    }
  }

  /// Trees of as many views: composed ones of SwiftUI, with state and without, and components.
  private static func compareWalks(_ bench: Workbench) throws {
    let renderer = try Renderer()
    let rows = 1_000
    func contender<Content: GalleySwiftUI.View>(_ name: String, _ view: Content) -> Contender {
      Contender(name: name) {
        let session = Session(canvas: Size(width: 393, height: 852))
        var scene = GalleyStair.Scene(SessionView(session, AnyView(view)))
        let tree = scene.takeTree(scene.context(renderer.typesetter))
        return tree.elements.count
      }
    }
    try bench.compare(
      "trees of \(rows) rows of three views, without layout",
      [
        contender("composed", PlainRows(count: rows)),
        contender("with state", StateRows(count: rows)),
        Contender(name: "components") {
          let row =
            #"{"type": "HStack", "subviews": [{"type": "Text", "values": {"text": "Row"}}, "#
            + #"{"type": "Circle", "properties": {"width": 8, "height": 8}}]}"#
          let text =
            #"{"type": "VStack", "subviews": ["#
            + Array(repeating: row, count: rows)
            .joined(separator: ",") + "]}"
          guard let document = DocumentLoader().load(SourceText(name: "rows", text: text)).document
          else { return nil }
          var scene = GalleyStair.Scene(document)
          return scene.takeTree(scene.context(renderer.typesetter)).elements.count
        },
      ])
  }
}

/// A screen of settings.
private struct SettingsPage: GalleySwiftUI.View {
  @State private var states = Array(repeating: false, count: 12)
  @State private var name = "Ada"
  @State private var level = 0.5

  var body: some GalleySwiftUI.View {
    NavigationStack {
      Form {
        Section("General") {
          TextField("Name", text: $name)
          Slider(value: $level)
        }
        Section("Switches") {
          ForEach(states.indices, id: \.self) { Toggle("Setting \($0)", isOn: $states[$0]) }
        }
      }
      .navigationTitle("Settings")
    }
  }
}

/// Somebody who edits sources while `galley previews --watch` draws them.
private struct PreviewClient {
  let galley: String
  let path: String
  private let folder = ScratchFolder()

  func remove() { try? Directory.remove(folder.root) }

  func measure() throws {
    try Directory.create(folder.path("app"))
    try save(Self.small(0))
    let start = ContinuousClock.now
    let watching = try ChildProcess.start(
      "\(galley) previews \(folder.path("app")) -o \(folder.path("out")) --watch --galley-path "
        + "\(path) --scratch \(folder.path("shadow")) >/dev/null")
    defer {
      kill(watching, SIGTERM)
      var status: Int32 = 0
      waitpid(watching, &status, 0)
    }
    try wait(after: nil)
    let first = ContinuousClock.now - start
    print("\npreviews of a client, from the save to the file of the picture")
    print(Workbench.row("first build", Workbench.decimal(Self.milliseconds(first)), "", "", ""))
    try edits("a small source", Self.small)
    try edits("a body of 12 children and 60 modifiers", Self.large)
  }

  /// The median and the worst of some edits.
  private func edits(_ name: String, _ text: (Int) -> String) throws {
    var times: [Double] = []
    for round in 1...6 {
      let before = stamp
      let start = ContinuousClock.now
      try save(text(round))
      try wait(after: before)
      // The first edit of a kind makes another source of it.
      if round > 1 { times.append(Self.milliseconds(ContinuousClock.now - start)) }
      usleep(200_000)
    }
    times.sort()
    print(
      Workbench.row(
        name, Workbench.decimal(times[times.count / 2]), Workbench.decimal(times[times.count - 1]),
        "", ""))
  }

  private func save(_ text: String) throws {
    try File.write(Array(text.utf8), to: folder.path("app/Client.swift"))
  }

  private var stamp: FileStamp? { FileStamp(of: folder.path("out/Client.png")) }

  private func wait(after before: FileStamp?) throws {
    let start = ContinuousClock.now
    while stamp == before {
      guard ContinuousClock.now - start < .seconds(1_800) else {
        throw LatencyFailure(words: "no picture of a preview")
      }
      usleep(2_000)
    }
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    let parts = duration.components
    return Double(parts.seconds) * 1e3 + Double(parts.attoseconds) * 1e-15
  }

  private static func small(_ round: Int) -> String {
    "import SwiftUI\n#Preview { Text(\"\(1000 + round)\").padding() }\n"
  }

  /// As many views and modifiers as a large body has.
  private static func large(_ round: Int) -> String {
    let texts = (0..<8).map {
      "Text(\"Line \($0 + round)\").font(.headline).padding(\($0)).background(.blue.opacity(0.\($0)))"
        + ".cornerRadius(8)"
    }
    let rows = (0..<4).map {
      """
      HStack(spacing: \($0)) {
        if isOn { Image(systemName: "star").foregroundColor(.yellow).frame(width: 20) }
        else { Circle().fill(.red).frame(width: 20).shadow(radius: 2) }
        Text("Row").foregroundStyle(.secondary).lineLimit(1).padding(.horizontal, 4)
      }.padding().background(RoundedRectangle(cornerRadius: 10).fill(Color.gray.opacity(0.2)))
      """
    }
    return """
      import SwiftUI
      struct Large: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            \((texts + rows).joined(separator: "\n"))
          }.padding()
        }
      }
      #Preview { Large() }

      """
  }
}
