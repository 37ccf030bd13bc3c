import ArgumentParser
import GalleyImaging
import GalleyParsing
import GalleySnapshots
import GalleySystem

/// `galley describe`: the tree that travels in a picture, as text.
struct Describe: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Print the tree and the provenance that travel in a reference picture.",
    discussion: """
      As git's driver for pictures, which "galley init --drivers" makes it, it lets "git diff" show what \
      changed in a picture as text.

      Example:
        galley describe Snapshots/card/hiking.light.png
        galley describe Snapshots/card/hiking.light.png --json
      """)

  @Argument(help: "A PNG file.")
  var path: String

  @Flag(
    help: """
      Print a JSON object: size, renderer, fonts, images and the nodes in painting order, each with \
      the index of its parent.
      """)
  var json = false

  func run() throws {
    let bytes = try File.read(path)
    // A driver of git gets the contents that git keeps, and must not fail.
    if GitLFSPointer(bytes) != nil { return try Output.standard.line(GitLFSPointer.problem) }
    guard let container = PNGContainer(bytes) else {
      throw ValidationError("'\(path)' is not a PNG file")
    }
    if json { return try Output.standard.line(JSONWriter.text(of: value(of: container))) }
    try Output.standard.line("picture \(container.width)x\(container.height)")
    guard let metadata = SnapshotMetadata.read(from: container) else {
      return try Output.standard.line(
        SnapshotMetadata.isEarlier(in: container)
          ? "metadata of an earlier version; record the picture again to describe it"
          : "no metadata that belongs to these pixels")
    }
    try Output.standard.line("renderer \(metadata.digest.renderer.name)")
    for font in metadata.digest.fonts { try Output.standard.line("font \(font.name)") }
    for image in metadata.digest.images { try Output.standard.line("image \(image.name)") }
    if let scene = metadata.scene { try Output.standard.write(FrameDump.text(scene).printable) }
  }

  private func value(of container: PNGContainer) -> SyntaxValue {
    var members: [(String, SyntaxValue)] = [
      ("width", .number(Double(container.width))), ("height", .number(Double(container.height))),
    ]
    if let metadata = SnapshotMetadata.read(from: container) {
      members += [
        ("renderer", .text(metadata.digest.renderer.name)),
        ("fonts", .array(metadata.digest.fonts.map { .text($0.name) })),
        ("images", .array(metadata.digest.images.map { .text($0.name) })),
      ]
      if let scene = metadata.scene {
        members += [
          ("scale", .number(scene.scale)), ("nodes", .array(scene.nodes.map(value))),
        ]
      }
    }
    return .object(members)
  }

  private func value(of node: SceneNode) -> SyntaxValue {
    let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
    var members: [(String, SyntaxValue)] = [("type", .text(node.type))]
    if let id = node.id { members.append(("id", .text(id))) }
    members.append(("parent", node.parent < 0 ? .null : .number(Double(node.parent))))
    members.append(("frame", .array(frame.map { .number($0) })))
    let properties = node.properties.map { ($0.name, SyntaxValue.text($0.value)) }
    if !properties.isEmpty { members.append(("properties", .object(properties))) }
    return .object(members)
  }
}
