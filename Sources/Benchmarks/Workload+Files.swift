import GalleyComponents
import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleySystem

extension Workload {
  private static let photo = "photo@2x.png"

  /// Writes the documents and the photo they show, for measuring whole processes:
  /// `galley render DIR/w3.json -o w3.png --timings`, beside other renderers.
  static func saveAll(in folder: String) throws {
    try Directory.create(folder)
    for workload in try all() {
      for document in workload.documents {
        try File.write(Array(document.text.utf8), to: "\(folder)/\(document.name).json")
      }
    }
    try writePhoto(in: folder)
  }

  /// Writes the photo that the documents show.
  static func writePhoto(in folder: String) throws {
    try File.write(photoFile(), to: "\(folder)/\(photo)")
  }

  /// The photo as an image source finds it, for work without files.
  static func photoSource() throws -> some ImageSource {
    WorkloadPhoto(
      resource: ImageResource(
        name: "photo", bitmap: try PNGDecoder.decode(photoFile()), scale: 2))
  }

  private static func photoFile() throws -> [UInt8] {
    try File.read("\(folder)/\(photo)", limit: .max)
  }
}

/// One photo under every name.
private struct WorkloadPhoto: ImageSource {
  let resource: ImageResource

  func image(named name: String) -> ImageOutcome { .found(resource) }
  func image(at url: String) -> ImageOutcome { .found(resource) }
}
