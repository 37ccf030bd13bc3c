internal import CGalleyHarfBuzz

/// Owns an immutable HarfBuzz face over font bytes.
///
/// `@unchecked Sendable`: HarfBuzz objects are safe to read from many threads once they have been
/// made immutable, which the initialiser does, and reference counts there are atomic.
final class FaceHandle: @unchecked Sendable {
  let face: OpaquePointer
  private let data: FontData

  init(data: FontData, index: Int) {
    self.data = data
    let bytes = data.withUnsafeBytes { $0 }
    let blob = hb_blob_create(
      bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    face = hb_face_create(blob, UInt32(index))
    hb_blob_destroy(blob)
    hb_face_make_immutable(face)
  }

  deinit { hb_face_destroy(face) }

  /// A name of the face in English, or nil.
  func name(_ identifier: UInt32) -> String? {
    let english = hb_language_from_string("en", 2)
    var capacity = hb_ot_name_get_utf8(face, identifier, english, nil, nil)
    guard capacity > 0 else { return nil }
    capacity += 1
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(capacity)) { buffer in
      var size = capacity
      hb_ot_name_get_utf8(face, identifier, english, &size, buffer.baseAddress)
      return String(decoding: UnsafeRawBufferPointer(buffer)[..<Int(size)], as: UTF8.self)
    }
  }

  /// The code points of the character map, as sorted ranges.
  func coverage() -> FontCoverage {
    guard let set = hb_set_create() else { return FontCoverage(ranges: []) }
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(face, set)
    var ranges: [ClosedRange<UInt32>] = []
    var first: hb_codepoint_t = UInt32.max
    var last: hb_codepoint_t = UInt32.max
    while hb_set_next_range(set, &first, &last) != 0 { ranges.append(first...last) }
    return FontCoverage(ranges: ranges)
  }

  /// The characters whose shape may depend on what stands behind a space beside them: the inputs
  /// of those substitutions, among the features that are on by default, that mention the space.
  func spaceContext() -> FontCoverage {
    guard let font = hb_font_create(face), let lookups = hb_set_create(),
      let inputs = hb_set_create(), let glyphs = hb_set_create()
    else { return FontCoverage(ranges: []) }
    defer {
      for set in [lookups, inputs, glyphs] { hb_set_destroy(set) }
      hb_font_destroy(font)
    }
    var space: hb_codepoint_t = 0
    hb_font_get_nominal_glyph(font, 0x20, &space)
    let features = Self.defaultFeatures.map { tag(of: $0) } + [0]
    let table = tag("GSUB")
    hb_ot_layout_collect_lookups(face, table, nil, nil, features, lookups)
    var lookup = hb_codepoint_t.max
    while hb_set_next(lookups, &lookup) != 0 {
      hb_set_clear(glyphs)
      hb_ot_layout_lookup_collect_glyphs(face, table, lookup, glyphs, glyphs, glyphs, nil)
      guard hb_set_has(glyphs, space) != 0 else { continue }
      hb_ot_layout_lookup_collect_glyphs(face, table, lookup, nil, inputs, nil, nil)
    }
    return characters(of: inputs, font: font)
  }

  private static let defaultFeatures = [
    "calt", "ccmp", "clig", "liga", "locl", "rclt", "rlig", "rvrn",
  ]

  /// The characters whose glyphs are in a set.
  private func characters(of glyphs: OpaquePointer, font: OpaquePointer) -> FontCoverage {
    guard hb_set_get_population(glyphs) > 0 else { return FontCoverage(ranges: []) }
    var ranges: [ClosedRange<UInt32>] = []
    for range in coverage().ranges {
      for scalar in range {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0,
          hb_set_has(glyphs, glyph) != 0
        else { continue }
        if let last = ranges.last, last.upperBound + 1 == scalar {
          ranges[ranges.count - 1] = last.lowerBound...scalar
        } else {
          ranges.append(scalar...scalar)
        }
      }
    }
    return FontCoverage(ranges: ranges)
  }
}
