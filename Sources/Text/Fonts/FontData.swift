/// The bytes of a font file, immutable and shared.
public final class FontData: Sendable {
  private let bytes: [UInt8]

  /// Takes bytes that are already in memory.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The number of bytes.
  public var count: Int { bytes.count }

  /// Lends the bytes; the pointer stays valid for as long as this object lives.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}
