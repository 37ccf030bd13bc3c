import GalleySystem

/// The amount that a file may request before it is refused. The limits are checked against the header, before
/// any memory is allocated for pixels.
public struct ImageLimits: Hashable, Sendable {
  /// The largest width · height that is decoded.
  public var maximumPixels: Int
  /// The longest file that is read, in bytes.
  public var maximumFileBytes: Int

  /// 2²⁷ pixels (half a gibibyte of bitmap, a little more than 11,500 × 11,500) from at most
  /// 512 MiB of file.
  public static let standard = ImageLimits(maximumPixels: 1 << 27, maximumFileBytes: 1 << 29)

  /// Makes limits from both numbers.
  public init(maximumPixels: Int, maximumFileBytes: Int) {
    self.maximumPixels = maximumPixels
    self.maximumFileBytes = maximumFileBytes
  }

  func check(
    width: Int, height: Int, for operation: ImageError.Operation, place: String, offset: Int
  ) throws(ImageError) {
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, pixels <= maximumPixels else {
      throw ImageError(
        operation, place: place, offset: offset,
        expected: "at most \(maximumPixels) pixels", found: "\(width) × \(height)")
    }
  }

  /// Refuses pixels that the machine has no memory for at the moment.
  static func requireMemory(
    _ bytes: Int, for operation: ImageError.Operation
  ) throws(ImageError) {
    guard !ProcessMemory.allows(bytes) else { return }
    throw ImageError(operation, expected: "memory for \(bytes) bytes of pixels", found: "none")
  }

  func check(bytes: Int, for operation: ImageError.Operation) throws(ImageError) {
    guard bytes <= maximumFileBytes else {
      throw ImageError(
        operation, expected: "a file of at most \(maximumFileBytes) bytes", found: "\(bytes) bytes")
    }
  }
}
