import ArgumentParser
import GalleyGeometry
import GalleyImaging
import GalleyParsing
import GalleyRendering
import GalleyStair
import GalleySystem
import GalleyText

/// `galley doctor`: what this machine renders with, and whether its pixels are the published ones.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Print versions and fonts, and check that this machine draws the published pixels.",
    discussion: """
      Examples:
        galley doctor
        galley doctor --hash
        galley doctor --json
      """)

  @Flag(help: "Print only the pixel hash of the renderer test card.")
  var hash = false

  @Flag(help: "Print JSON.")
  var json = false

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: "Write the renderer test card to a PNG file.")
  var output: String?

  @Option(name: .customShort("j"), help: "The number of threads.")
  var threads: Int?

  func run() throws {
    let renderer = try Renderer()
    let card = RendererTestCard(typesetter: renderer.typesetter)
    let bitmap = try card.render(
      with: renderer.rasterizer,
      options: RenderingOptions(threads: threads ?? Workers.processorCount))
    if let output {
      let encoder = PNGEncoder(scale: RendererTestCard.grid.scale)
      try OutputFile.write(try encoder.encode(bitmap), to: output)
    }
    if hash { return try Output.standard.line(RendererTestCard.pixelHash(of: bitmap)) }
    let stages = try card.stages(of: bitmap)
    try Output.standard.line(
      json ? JSONWriter.text(of: value(on: renderer, stages)) : report(on: renderer, stages))
    if RendererStage.culprit(among: stages) != nil { throw ExitStatus.difference }
  }

  private func value(on renderer: Renderer, _ stages: [RendererStage]) -> SyntaxValue {
    let steps = stages.map { stage in
      SyntaxValue.object([
        ("name", .text(stage.name)), ("library", .text(stage.library)),
        ("hash", .text(stage.hash)), ("publishedHash", .text(stage.publishedHash)),
      ])
    }
    let faces = renderer.typesetter.fonts.faces.map { face in
      SyntaxValue.object([
        ("name", .text(face.postScriptName)), ("digest", .text(String(face.digest, radix: 16))),
      ])
    }
    return .object([
      ("version", .text(CommandLineTool.version)),
      ("renderer", .text("\(RendererFingerprint.current)")),
      ("threads", .number(Double(threads ?? Workers.processorCount))),
      ("fonts", .array(faces)), ("stages", .array(steps)),
      ("hash", .text(stages.last?.hash ?? "")),
      ("publishedHash", .text(RendererTestCard.publishedHash)),
    ])
  }

  private func report(on renderer: Renderer, _ stages: [RendererStage]) -> String {
    let faces = renderer.typesetter.fonts.faces.map { face in
      "  \(face.postScriptName) \(String(face.digest, radix: 16))"
    }
    let steps = stages.map { stage in
      "  \(stage.name) \(stage.hash), "
        + (stage.isPublished ? "as published" : "not the published \(stage.publishedHash)")
    }
    let verdict =
      RendererStage.culprit(among: stages).map { stage in
        "not the published one: \(stage.library) does other \(stage.name) here"
      } ?? "as published"
    return """
      renderer  \(RendererFingerprint.current)
      threads   \(threads ?? Workers.processorCount)
      fonts     \(faces.count) faces
      \(faces.joined(separator: "\n"))
      stages
      \(steps.joined(separator: "\n"))
      test card \(stages.last?.hash ?? ""), \(verdict)
      """
  }
}
