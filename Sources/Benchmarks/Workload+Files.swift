import GalleyComponents
import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleySystem

extension Workload {
  /// Writes the documents and the picture they show, for measuring whole processes:
  /// `galley render DIR/w3.json -o w3.png --timings`, beside other renderers.
  static func saveAll(in folder: String) throws {
    try Directory.create(folder)
    for workload in all {
      for document in workload.documents {
        try File.write(Array(document.text.utf8), to: "\(folder)/\(document.name).json")
      }
    }
    try File.write(PNGEncoder(scale: 2).encode(HikingPicture.bitmap), to: "\(folder)/hiking@2x.png")
  }
}

/// A picture of 80 × 80 pixels that compresses like a photo: a slope under a sky, with noise.
struct HikingPicture: ImageSource {
  static let bitmap = Bitmap(
    width: 80, height: 80, format: .rgbaStraight,
    pixels: (0..<80).flatMap { y in (0..<80).flatMap { x in pixel(x, y) } })

  private static let resource = ImageResource(name: "hiking", bitmap: bitmap, scale: 2)

  func image(named name: String) -> ImageOutcome { .found(Self.resource) }
  func image(at url: String) -> ImageOutcome { .found(Self.resource) }

  private static func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let noise = (x &* 7919 ^ y &* 104_729) & 15
    let isSky = y < 30 + abs(x - 40) / 2
    return isSky
      ? [UInt8(120 + y + noise), UInt8(170 + y / 2 + noise), 240, 255]
      : [UInt8(60 + noise), UInt8(110 + y / 2 + noise), UInt8(70 + noise), 255]
  }
}
