/// Why an image could not be read or written: what was being done, where, what belongs there and
/// what was there instead.
public struct ImageError: Error, Hashable, Sendable {
  /// The operation.
  public enum Operation: String, Hashable, Sendable {
    /// Reading a PNG file.
    case readPNG = "reading PNG"
    /// Writing a PNG file.
    case writePNG = "writing PNG"
    /// Reading a JPEG file.
    case readJPEG = "reading JPEG"
    /// Reading a WebP file.
    case readWebP = "reading WebP"
    /// Reading a GIF file.
    case readGIF = "reading GIF"
  }

  /// What was being done.
  public var operation: Operation
  /// The part of the file concerned, such as a chunk's name; nil when it is the file as a whole.
  public var place: String?
  /// The distance of that part from the start of the file, in bytes; nil when there is none.
  public var offset: Int?
  /// The value that the format requires.
  public var expected: String
  /// The text that was found.
  public var found: String

  /// Makes an error from its parts.
  public init(
    _ operation: Operation, place: String? = nil, offset: Int? = nil, expected: String,
    found: String
  ) {
    self.operation = operation
    self.place = place
    self.offset = offset
    self.expected = expected
    self.found = found
  }
}

extension ImageError: CustomStringConvertible {
  /// One sentence, for example
  /// `reading PNG: IHDR at byte 8: expected a bit depth of 1, 2, 4, 8 or 16, found 3`.
  public var description: String {
    var parts = [operation.rawValue]
    switch (place, offset) {
    case (let place?, let offset?): parts.append("\(place) at byte \(offset)")
    case (let place?, nil): parts.append(place)
    case (nil, let offset?): parts.append("at byte \(offset)")
    case (nil, nil): break
    }
    parts.append("expected \(expected), found \(found)")
    return parts.joined(separator: ": ")
  }
}
