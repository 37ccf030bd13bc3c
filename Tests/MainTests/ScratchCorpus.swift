import Foundation
import GalleyImaging
import GalleySnapshots
import GalleyTestSupport
import Testing

/// A small recorded corpus: three rows that take their padding from one theme, and one that does not.
struct ScratchCorpus {
  let folder = TemporaryFolder()
  var tool: Tool { Tool(folder: folder.path) }

  /// The recording that all tests share.
  private static let recorded = Result {
    let corpus = try ScratchCorpus(files: [:])
    try corpus.folder.write(
      #"{"variants": {"appearance": ["light"]}, "layout": "none", "theme": "app.theme.json"}"#,
      to: "Snapshots/suite.json")
    try corpus.setInset(4)
    for name in ["a", "b", "c"] { try corpus.write(name, padding: #""inset""#) }
    try corpus.write("plain", padding: "2")
    try corpus.tool.run(["record"])
    return corpus.content
  }

  init() throws { try self.init(files: try Self.recorded.get()) }

  /// Makes the files of another corpus again.
  init(files: [String: [UInt8]]) throws {
    for (name, bytes) in files { try folder.write(bytes, to: name) }
  }

  /// Every file with its bytes.
  var content: [String: [UInt8]] {
    var content: [String: [UInt8]] = [:]
    for name in folder.files {
      var isFolder: ObjCBool = false
      let path = "\(folder.path)/\(name)"
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      if !isFolder.boolValue { content[name] = folder.bytes(name) }
    }
    return content
  }

  /// Writes a row.
  func write(_ name: String, padding: String, color: String = "#336699") throws {
    try folder.write(
      """
      {"type": "VStack", "id": "\(name)", "properties": {"padding": \(padding)}, "subviews": [
        {"type": "Rectangle", "properties": {"width": 20, "height": 10, \
      "foregroundColor": "\(color)"}}]}
      """, to: "Snapshots/\(name).json")
  }

  /// Changes the theme.
  func setInset(_ points: Int) throws {
    try folder.write(
      #"{"dimensions": {"inset": \#(points)}}"#, to: "Snapshots/app.theme.json")
  }

  /// Gives everything to git.
  func commit() throws {
    try folder.write("/out\n/.build\n", to: ".gitignore")
    for arguments in [
      ["init", "-q"], ["add", "-A"],
      ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "a step"],
    ] { try tool.system(["git"] + arguments) }
  }

  /// The bytes of a reference.
  func reference(_ name: String) -> [UInt8]? { folder.bytes("Snapshots/\(name).light.png") }

  /// Changes one pixel of a reference by one level, as if it had always been so.
  func plant(in path: String, at pixel: Int) throws {
    let bytes = try #require(folder.bytes(path))
    var metadata = try #require(SnapshotMetadata.read(from: bytes))
    var bitmap = try PNGDecoder.decode(bytes).straight
    bitmap.pixels[4 * pixel] ^= 1
    metadata.pixels = bitmap.pixelHash
    try folder.write(metadata.applied(to: PNGEncoder(mode: .small).encode(bitmap)), to: path)
  }
}
