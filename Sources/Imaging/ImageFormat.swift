import GalleySystem

/// The format of an image file, by its first bytes.
package enum ImageFormat: Equatable {
  case png
  case jpeg
  case webp
  case gif
  /// Text that begins as XML does.
  case svg
  case pdf
  /// A Git LFS pointer in the place of the image.
  case pointer
  /// Something that cannot be read, in words.
  case other(String)

  /// The words for what is nothing known.
  package static let unknown = "of an unknown format"

  package init(of bytes: some Collection<UInt8>) {
    func begins(with text: StaticString, at offset: Int = 0) -> Bool {
      text.withUTF8Buffer { bytes.dropFirst(offset).starts(with: $0) }
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.isEmpty {
      self = .other("an empty file")
    } else if begins(with: "GIF8") {
      self = .gif
    } else if begins(with: "RIFF"), begins(with: "WEBP", at: 8) {
      self = .webp
    } else if begins(with: "ftypavi", at: 4) {
      self = .other("an AVIF file")
    } else if begins(with: "ftyp", at: 4) {
      self = .other("a HEIF file")
    } else if bytes.starts(with: [0xFF, 0x0A]) || begins(with: "JXL ", at: 4) {
      self = .other("a JPEG XL file")
    } else if begins(with: "BM") {
      self = .other("a BMP file")
    } else if begins(with: "II*\0") || begins(with: "MM\0*") {
      self = .other("a TIFF file")
    } else if bytes.starts(with: [0x1F, 0x8B]) {
      self = .other("a gzip file, perhaps an SVGZ image")
    } else if begins(with: "%PDF") {
      self = .pdf
    } else if Self.isXML(bytes) {
      self = .svg
    } else if GitLFSPointer(bytes) != nil {
      self = .pointer
    } else {
      self = .other(Self.unknown)
    }
  }

  /// Returns true if the first character after a mark of the encoding and blanks begins a tag.
  private static func isXML(_ bytes: some Collection<UInt8>) -> Bool {
    let marks: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0, 0x20, 0x09, 0x0A, 0x0D]
    return bytes.prefix(1_024).first { !marks.contains($0) } == UInt8(ascii: "<")
  }
}
