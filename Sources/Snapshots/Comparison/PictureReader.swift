public import GalleyImaging
import GalleySystem

/// Reads the pictures that can be compared, whatever their names are: PNG, JPEG, WebP and GIF files.
public enum PictureReader {
  /// The endings of file names that folders are searched for, in lower case.
  static let endings = [".png", ".jpg", ".jpeg", ".webp", ".gif"]

  /// The pixels of a file.
  public static func decode(
    _ bytes: [UInt8], limits: ImageLimits = .standard
  ) throws(ImageError) -> Bitmap {
    try StillImage.read(bytes, limits: limits).bitmap
  }

  /// The pixels of a PNG file, and of no other.
  package static func pixels(ofPNG bytes: [UInt8]) throws(ImageError) -> Bitmap {
    StillImage(try PNGDecoder.read(bytes)).bitmap.straight
  }

  static func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) }

  /// Why a file is no picture; nil when it is one. The pixels of PNG files are not looked at, only
  /// their structure and checksums.
  static func problem(_ bytes: [UInt8], _ limits: ImageLimits) -> String? {
    do throws(ImageError) {
      if isPNG(bytes) {
        _ = try PNGDecoder.inspect(bytes, limits: limits)
      } else {
        _ = try decode(bytes, limits: limits)
      }
      return nil
    } catch {
      return description(of: error, in: bytes)
    }
  }

  /// An error in words. A pointer of Git LFS is told by its name, since nothing is broken.
  package static func description(of error: ImageError, in bytes: [UInt8]) -> String {
    GitLFSPointer(bytes) != nil ? "it is \(GitLFSPointer.problem)" : error.description
  }
}
