import ArgumentParser
import GalleyImaging
import GalleySnapshots
import GalleySystem

/// `galley describe`: the tree that travels in a picture, as text.
struct Describe: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Print the tree and the provenance that travel in a reference picture.",
    discussion: """
      With "git config diff.galley.textconv 'galley describe'" and "*.png diff=galley" in \
      .gitattributes, "git diff" shows what changed in a picture as text.

      Example:
        galley describe Snapshots/card/hiking.light.png
      """)

  @Argument(help: "A PNG file.")
  var path: String

  func run() throws {
    let bytes = try File.read(path)
    guard let container = PNGContainer(bytes) else {
      throw ValidationError("'\(path)' is not a PNG file")
    }
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
}
