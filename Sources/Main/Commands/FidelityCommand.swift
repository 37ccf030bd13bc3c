import ArgumentParser
import GalleyImaging
import GalleyParsing
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
import GalleySystem

/// `galley fidelity`: how far the layout of drawings is from pictures of the same views by another renderer.
struct FidelityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fidelity",
    abstract: "Compare the layout of drawings with pictures by another renderer.",
    discussion: """
      Takes two pictures, two folders of pictures, or a folder of recorded pictures and the sources of the \
      previews that they show. Both pictures are cut into blocks: areas of one colour, and lines of text, \
      symbols and rules on them. Blocks that show the same thing are paired, and their places, sizes, \
      colours and ink are compared. Blocks that moved by the same distance are one line. With sources, or \
      pictures that carry their tree, each line names the view, where it is written, and its modifiers.

      Pictures of folders are paired by path, then by name: "testSignIn.1.png" belongs to "Sign-in.png" and \
      to the preview "SignIn". Nothing passes or fails: the status is 0 when all pairs were compared, and 2 \
      when there is no pair or a picture cannot be read.

      Examples:
        galley fidelity Tests/__Snapshots__ --previews Sources/Views --galley-path ~/galley
        galley fidelity Tests/__Snapshots__/CardTests drawn/CardTests --scale 2 -o beside/
        galley fidelity recorded.png drawn.png --json
      """)

  @Argument(help: "The picture, or the folder of pictures, that the other renderer recorded.")
  var recorded: String

  @Argument(help: "The picture or the folder of pictures that Galley drew.")
  var drawn: String?

  @Option(help: "Draw the previews of these sources instead.")
  var previews: String?

  @Option(
    help: """
      A JSON object with the paths of recorded pictures, below their folder, and the names of the previews \
      or the paths of the drawings that belong to them.
      """)
  var names: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: """
      A folder for a page, index.html, and for pictures that show both side by side, with boxes around what \
      differs.
      """)
  var output: String?

  @Flag(help: "Print a JSON array with an object for each pair.")
  var json = false

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup(title: "Building previews") var building: PreviewOptions
  @OptionGroup(title: "Limits") var budget: BudgetOptions

  func validate() throws {
    guard (drawn == nil) != (previews == nil) else {
      throw ValidationError("give a second picture or folder, or --previews with sources")
    }
    if let drawn, Directory.exists(recorded) != Directory.exists(drawn) {
      throw ValidationError("'\(recorded)' and '\(drawn)' are a folder and a file")
    }
    if names != nil, !Directory.exists(recorded) {
      throw ValidationError("--names goes with a folder of recorded pictures")
    }
  }

  /// The pixels of a point; iPhones have three.
  private var scale: Double { canvas.scale ?? 3 }

  func run() throws {
    let source: any DrawnPictures =
      if let previews { try drawnPreviews(previews) } else { DrawnFiles(drawn ?? "") }
    let isFolder = Directory.exists(recorded)
    let folder = FolderComparison.pictures(below: recorded)
    let pairs: PicturePairs =
      isFolder
      ? PicturePairs(recorded: folder.paths, drawn: try source.names(), names: try givenNames())
      : PicturePairs(recorded: [""], drawn: [""])
    for reason in folder.unreadable where isFolder { Output.error.say(.error, reason) }
    var texts: [FidelityText] = []
    var shown: [(text: FidelityText, picture: String)] = []
    var failed = isFolder && !folder.unreadable.isEmpty
    for pair in pairs.pairs {
      do throws(PictureFailure) {
        let (text, picture) = try compared(pair, source)
        texts.append(text)
        if let picture { shown.append((text, picture)) }
      } catch {
        Output.error.say(.error, error.reason)
        failed = true
      }
    }
    if let output, !shown.isEmpty {
      let page = FidelityPage(pairs: shown)
      try OutputFile.write(Array(page.html.utf8), to: "\(output)/index.html")
    }
    if json {
      try Output.standard.line(JSONWriter.text(of: .array(texts.map(\.value))))
    } else {
      try printLines(texts)
    }
    for path in pairs.onlyRecorded { Output.error.say(.note, "no drawing belongs to it", of: path) }
    for name in pairs.onlyDrawn {
      Output.error.say(.note, "no recorded picture belongs to it", of: name)
    }
    if texts.isEmpty, !failed {
      Output.error.say(
        .error, "no picture of '\(recorded)' has the name of a drawing; --names can say it")
      failed = true
    }
    if failed { throw ExitStatus.badInput }
  }

  private func printLines(_ texts: [FidelityText]) throws {
    for text in texts {
      try Output.standard.line(text.line)
      for finding in text.findings { try Output.standard.line("  \(finding.line)") }
    }
    if texts.count > 1 { try Output.standard.line(FidelityText.summary(texts)) }
  }

  private func drawnPreviews(_ sources: String) throws -> any DrawnPictures {
    let hold = try building.hold(for: sources)
    var shadow = try building.shadow(of: sources)
    try shadow.confinement.check()
    _ = try shadow.build(hold)
    var settings = canvas.settings
    settings.appearance = canvas.appearance?.appearances.first
    settings.scale = scale
    return DrawnPreviews(
      built: try BuiltPreviews(shadow, hold, limits: budget.limits),
      renderer: try Renderer(fontPaths: try shadow.fonts, limits: budget.limits),
      settings: settings, height: canvas.height)
  }

  private func givenNames() throws -> [String: String] {
    guard let names else { return [:] }
    let value = JSONParser.parse(try SourceText(file: names)).value
    guard case .object(let members)? = value?.kind else {
      throw ValidationError("'\(names)' is not a JSON object of names")
    }
    return Dictionary(members.compactMap { member in member.value.text.map { (member.key, $0) } }) {
      first, _ in first
    }
  }

  /// A picture that cannot be read or drawn.
  struct PictureFailure: Error { let reason: String }

  /// A pair, and the path of its picture below the folder of the output.
  private func compared(
    _ pair: (recorded: String, drawn: String), _ source: any DrawnPictures
  ) throws(PictureFailure) -> (FidelityText, String?) {
    let path = pair.recorded.isEmpty ? recorded : "\(recorded)/\(pair.recorded)"
    let original = try DrawnFiles.bitmap(at: path)
    let picture = try source.picture(named: pair.drawn)
    let fidelity = Fidelity(recorded: original, drawn: picture.bitmap, scale: scale)
    let text = FidelityText(
      recorded: path, drawn: pair.drawn.isEmpty ? drawn ?? "" : pair.drawn, fidelity: fidelity,
      findings: fidelity.findings(in: picture.scene))
    guard let output else { return (text, nil) }
    let composite = CompositePicture(
      expected: original, actual: picture.bitmap, boxes: fidelity.boxes(scale: scale))
    var name = pair.recorded.isEmpty ? FilePath(recorded).lastComponent : pair.recorded
    if !name.hasSuffix(".png") { name += ".png" }
    do {
      try OutputFile.write(
        PNGEncoder(mode: .fast).encode(composite.composite), to: "\(output)/\(name)",
        inputs: [path])
    } catch { throw PictureFailure(reason: "\(error)") }
    return (text, name)
  }
}

/// A drawing, and its tree where that is known.
struct DrawingWithTree {
  var bitmap: Bitmap
  var scene: SceneDescription?
}

/// The drawings of a comparison.
protocol DrawnPictures {
  func names() throws -> [String]
  func picture(named name: String) throws(FidelityCommand.PictureFailure) -> DrawingWithTree
}

/// Pictures in files; references of Galley carry their trees.
private struct DrawnFiles: DrawnPictures {
  let root: String

  init(_ root: String) { self.root = root }

  func names() -> [String] { FolderComparison.pictures(below: root).paths }

  func picture(named name: String) throws(FidelityCommand.PictureFailure) -> DrawingWithTree {
    let path = name.isEmpty ? root : "\(root)/\(name)"
    let bytes = try Self.bytes(at: path)
    let scene = PNGContainer(bytes).flatMap { SnapshotMetadata.read(from: $0)?.scene }
    return DrawingWithTree(bitmap: try Self.bitmap(of: bytes, at: path), scene: scene)
  }

  static func bitmap(at path: String) throws(FidelityCommand.PictureFailure) -> Bitmap {
    try bitmap(of: try bytes(at: path), at: path)
  }

  private static func bytes(at path: String) throws(FidelityCommand.PictureFailure) -> [UInt8] {
    do throws(FileError) { return try File.read(path) } catch {
      throw FidelityCommand.PictureFailure(reason: "\(error)")
    }
  }

  private static func bitmap(
    of bytes: [UInt8], at path: String
  ) throws(FidelityCommand.PictureFailure) -> Bitmap {
    do throws(ImageError) { return try PictureReader.decode(bytes) } catch {
      throw FidelityCommand.PictureFailure(
        reason: "'\(path)': \(PictureReader.description(of: error, in: bytes))")
    }
  }
}

/// The previews of sources.
private struct DrawnPreviews: DrawnPictures {
  let built: BuiltPreviews
  let renderer: Renderer
  let settings: SceneSettings
  let height: Double?

  func names() -> [String] { built.listed.map(\.name) }

  func picture(named name: String) throws(FidelityCommand.PictureFailure) -> DrawingWithTree {
    do throws(RenderFailure) {
      let portable = try built.picture(of: name, settings.variantSettings, height: height)
      return DrawingWithTree(bitmap: try renderer.bitmap(of: portable), scene: portable.scene)
    } catch {
      throw FidelityCommand.PictureFailure(reason: "\(name): \(error)")
    }
  }
}
