internal import CGalleyDeflate

/// A picture with its colours in sRGB.
package struct StillImage: Sendable {
  /// A colour space whose colours are not converted.
  package struct UnknownSpace: Hashable, Sendable {
    /// Its name within a sentence: `colour profile "Newsprint"`.
    package let name: String
    private let definition: [UInt8]

    fileprivate init(name: String, definition: [UInt8]) {
      self.name = name
      self.definition = definition
    }
  }

  /// The pixels.
  package var bitmap: Bitmap
  /// The colour space that the pixels still have; nil for sRGB.
  package var unknownSpace: UnknownSpace?
  /// The problems of the file that do not prevent drawing it.
  package var warnings: [String] = []

  /// Reads a PNG, JPEG, WebP or GIF file and brings its colours to sRGB.
  ///
  /// Profiles of curves and a matrix are applied in whole numbers, and so are a `cICP` of sRGB, Display P3 or
  /// BT.2020; any other profile is ignored with a warning. Profiles that are sRGB's change nothing.
  package static func read(
    _ bytes: [UInt8], limits: ImageLimits = .standard
  ) throws(ImageError) -> StillImage {
    switch ImageFormat(of: bytes) {
    case .jpeg:
      let image = StillImage(bitmap: try JPEGDecoder.decode(bytes, limits: limits))
      return image.converted(JPEGProfile.find(in: bytes))
    case .webp:
      let image = StillImage(bitmap: try WebPDecoder.decode(bytes, limits: limits))
      return image.converted(WebPChunks(file: bytes)["ICCP"].map(Array.init))
    case .gif: return StillImage(bitmap: try GIFDecoder.decode(bytes, limits: limits))
    case .png, .svg, .pdf, .pointer, .other:
      return StillImage(try PNGDecoder.read(bytes, limits: limits))
    }
  }

  private init(bitmap: Bitmap) { self.bitmap = bitmap }

  /// Brings the colours of a decoded PNG file to sRGB.
  package init(_ png: PNGImage) {
    let image = StillImage(bitmap: png.bitmap)
    if let codes = png.metadata.codePoints {
      self = image.converted(codes: codes)
    } else {
      self = image.converted(png.metadata.colorProfile)
    }
  }

  /// The same with an ICC profile applied; nil for a picture without one, an empty list for one that
  /// cannot be unpacked.
  private func converted(_ profile: [UInt8]?) -> StillImage {
    guard let profile else { return self }
    let read = ICCProfile(profile)
    guard let conversion = read?.conversion else {
      return unconverted(
        UnknownSpace(
          name: "colour profile" + (read?.name.map { " \"\($0)\"" } ?? ""), definition: profile),
        "its", "is not of curves and a matrix")
    }
    return conversion.isStandard ? self : StillImage(bitmap: conversion.applied(to: bitmap))
  }

  /// The same with code points of ITU-T H.273.
  private func converted(codes: [UInt8]) -> StillImage {
    // The code point 2 is "unspecified".
    if codes[0] == 2, codes[1] == 2 { return self }
    guard codes[2] == 0, codes[3] == 1,
      let conversion = ColorProfile(primaries: codes[0], transfer: codes[1])
    else {
      return unconverted(
        UnknownSpace(name: "colour space of its cICP", definition: codes), "the", "is not known")
    }
    return conversion.isStandard ? self : StillImage(bitmap: conversion.applied(to: bitmap))
  }

  private func unconverted(
    _ space: UnknownSpace, _ article: String, _ reason: String
  ) -> StillImage {
    var image = self
    image.unknownSpace = space
    image.warnings.append("\(article) \(space.name) \(reason); its colours are taken as sRGB")
    return image
  }
}

/// The profile in a JPEG file.
enum JPEGProfile {
  /// The profile's parts put together; nil without a profile.
  static func find(in bytes: [UInt8]) -> [UInt8]? {
    let parts = JPEGSegments.contents(
      of: bytes, marker: 0xE2, after: Array("ICC_PROFILE\0".utf8)
    ).filter { $0.count > 2 }
    guard !parts.isEmpty else { return nil }
    // The first byte is the number of the part, the second the number of parts.
    return parts.sorted { $0[$0.startIndex] < $1[$1.startIndex] }.flatMap { $0.dropFirst(2) }
  }
}

extension PNGMetadata {
  /// The four code points of the chunk cICP; nil without one.
  fileprivate var codePoints: [UInt8]? {
    chunk(named: "cICP").flatMap { $0.count == 4 ? $0 : nil }
  }

  /// True if the file names a colour space in a chunk with more than sRGB's name.
  var namesColorSpace: Bool { colorProfile != nil || codePoints != nil }

  /// The profile of the chunk iCCP: a name, a method and packed bytes. Nothing where it is damaged.
  static func unpackedProfile(_ chunk: UnsafeRawBufferPointer) -> [UInt8] {
    guard let end = chunk.prefix(80).firstIndex(of: 0), end + 2 < chunk.count, chunk[end + 1] == 0,
      let decompressor = libdeflate_alloc_decompressor()
    else { return [] }
    defer { libdeflate_free_decompressor(decompressor) }
    let packed = UnsafeRawBufferPointer(rebasing: chunk[(end + 2)...])
    // Profiles of screens are small; tables of printers may take some megabytes.
    let limit = 1 << 22
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
      let result = libdeflate_zlib_decompress(
        decompressor, packed.baseAddress, packed.count, buffer.baseAddress, limit, &count)
      filled = result == LIBDEFLATE_SUCCESS ? count : 0
    }
    return bytes
  }
}
