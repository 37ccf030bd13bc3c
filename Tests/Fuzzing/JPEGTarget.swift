import CGalleyTurboJPEG
import GalleySystem

@testable import GalleyImaging

/// JPEG files with their Exif blocks.
enum JPEGTarget: FuzzTarget {
  private static let limits = ImageLimits(maximumPixels: 1 << 18, maximumFileBytes: 1 << 20)

  static func run(_ bytes: [UInt8]) { _ = try? JPEGDecoder.decode(bytes, limits: limits) }

  /// Small files of the library's own writer: every sampling, plain and progressive.
  static func writeSeeds(to folder: String) {
    let pixels = (0..<4 * 17 * 9).map { UInt8(truncatingIfNeeded: 7 * $0) }
    let handle = tjInitCompress()
    defer { tjDestroy(handle) }
    for sampling in [TJSAMP_444, TJSAMP_420, TJSAMP_GRAY] {
      for flags in [0, TJFLAG_PROGRESSIVE] {
        for format in [TJPF_RGBA, TJPF_CMYK] where format == TJPF_RGBA || sampling == TJSAMP_444 {
          var bytes: UnsafeMutablePointer<UInt8>?
          var size: UInt = 0
          tjCompress2(
            handle, pixels, 17, 0, 9, format.rawValue, &bytes, &size, Int32(sampling.rawValue), 80,
            flags)
          let file = Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
          tjFree(bytes)
          let name = "\(sampling.rawValue)-\(flags)-\(format.rawValue)"
          try? File.write(file, to: "\(folder)/jpeg/\(name).jpg")
        }
      }
    }
  }
}
