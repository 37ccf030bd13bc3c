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
}
