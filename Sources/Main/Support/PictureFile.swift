import GalleyFiles
import GalleyImaging

/// PNG files as the commands write them.
enum PictureFile {
  /// Encodes a bitmap and replaces the file in one step.
  static func write(_ bitmap: Bitmap, to path: String, scale: Double) throws {
    try File.write(try PNGEncoder(scale: scale).encode(bitmap), to: path)
  }
}
