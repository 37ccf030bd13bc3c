import GalleyImaging
import GalleySystem

@testable import GalleySceneSnapshots
@testable import GalleySnapshots

/// The binary parts of a reference, each without its compression: the first byte selects the part.
enum BlobTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    guard let kind = bytes.first else { return }
    let blob = bytes.dropFirst()
    switch kind % 5 {
    case 0:
      guard let scene = try? SceneCoding.decode(blob) else { return }
      _ = SceneCoding.encode(scene)
    case 1:
      guard let owners = try? OwnerMap(decoding: blob) else { return }
      precondition((try? OwnerMap(decoding: owners.encoded()[...])) == owners)
    case 2:
      guard let inputs = try? PictureInputs(decoding: blob) else { return }
      precondition((try? PictureInputs(decoding: inputs.encoded()[...])) == inputs)
    case 3:
      guard let bundle = try? DocumentBundle(Array(blob)) else { return }
      precondition((try? DocumentBundle(bundle.bytes))?.bytes == bundle.bytes)
    default:
      let reader = DrawingReader(face: { _ in nil }, image: { _ in nil })
      _ = try? reader.read(Array(blob))
    }
  }

  /// The parts of recorded references.
  static func writeSeeds(of references: ArraySlice<String>, to folder: String) {
    for (number, path) in references.enumerated() {
      guard let bytes = try? File.read(path), let metadata = SnapshotMetadata.read(from: bytes)
      else { continue }
      let parts = [
        metadata.scene.map(SceneCoding.encode), metadata.owners?.encoded(),
        metadata.inputs?.encoded(), metadata.inputs?.source, metadata.inputs?.drawing,
      ]
      for (kind, part) in parts.enumerated() {
        guard let part, part.count < 4096 else { continue }
        try? File.write([UInt8(kind)] + part, to: "\(folder)/blob/\(number)-\(kind)")
      }
    }
  }
}
