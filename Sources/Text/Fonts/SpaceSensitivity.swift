internal import CGalleyHarfBuzz

/// The characters of a face that an adjacent space may change, according to its tables. Words without any can
/// be shaped alone.
struct SpaceSensitivity: Hashable, Sendable {
  /// Those whose glyphs or places may depend on the text behind an adjacent space.
  var contextual = FontCoverage(ranges: [])
  /// Those that are placed otherwise before a space.
  var before = FontCoverage(ranges: [])
  /// Those before which a space is placed otherwise.
  var after = FontCoverage(ranges: [])

  /// The assumption for faces that cannot be examined.
  static var everything: SpaceSensitivity {
    SpaceSensitivity(contextual: FontCoverage(ranges: [0...0x10FFFF]))
  }
}

extension FaceHandle {
  /// Reads the substitutions and positionings, among the features that are on by default, that
  /// mention the space.
  func spaceSensitivity() -> SpaceSensitivity {
    if hasTable("morx") || hasTable("kerx") { return .everything }
    guard let font = hb_font_create(face), let inputs = hb_set_create() else { return .everything }
    defer {
      hb_set_destroy(inputs)
      hb_font_destroy(font)
    }
    var space: hb_codepoint_t = 0
    hb_font_get_nominal_glyph(font, 0x20, &space)
    addInputs(ofLookups: lookups(in: "GSUB"), in: "GSUB", thatMention: space, to: inputs)
    var kerning = SpaceKerning(space: space, glyphCount: Int(hb_face_get_glyph_count(face)))
    let positioning = lookups(in: "GPOS")
    let contextual = withTable("GPOS") { kerning.read(gpos: $0, lookups: positioning) }
    addInputs(ofLookups: contextual ?? [], in: "GPOS", thatMention: space, to: inputs)
    if lookups(in: "GPOS", features: ["kern"]).isEmpty {
      withTable("kern") { kerning.read(kern: $0) }
    }
    if kerning.isUnknown { return .everything }
    var result = SpaceSensitivity()
    result.contextual = characters(font) { hb_set_has(inputs, $0) != 0 }
    result.before = characters(font) { kerning.before.contains($0) }
    result.after = characters(font) { kerning.after.contains($0) }
    return result
  }

  /// The features that HarfBuzz applies unasked, those of all scripts together.
  private static let defaultFeatures = [
    "abvf", "abvm", "abvs", "akhn", "blwf", "blwm", "blws", "calt", "ccmp", "cfar", "cjct", "clig",
    "curs", "dist", "fin2", "fin3", "fina", "half", "haln", "init", "isol", "kern", "liga", "ljmo",
    "locl", "ltra", "ltrm", "mark", "med2", "medi", "mkmk", "mset", "nukt", "pref", "pres", "pstf",
    "psts", "rclt", "rkrf", "rlig", "rphf", "rtla", "rtlm", "rvrn", "stch", "tjmo", "vatu", "vjmo",
  ]

  private func lookups(in table: String, features: [String] = defaultFeatures) -> [Int] {
    guard let set = hb_set_create() else { return [] }
    defer { hb_set_destroy(set) }
    hb_ot_layout_collect_lookups(
      face, tag(of: table), nil, nil, features.map { tag(of: $0) } + [0], set)
    var lookups: [Int] = []
    var lookup = hb_codepoint_t.max
    while hb_set_next(set, &lookup) != 0 { lookups.append(Int(lookup)) }
    return lookups
  }

  private func addInputs(
    ofLookups lookups: [Int], in table: String, thatMention space: UInt32, to inputs: OpaquePointer
  ) {
    guard let glyphs = hb_set_create() else { return }
    defer { hb_set_destroy(glyphs) }
    for lookup in lookups {
      hb_set_clear(glyphs)
      hb_ot_layout_lookup_collect_glyphs(
        face, tag(of: table), UInt32(lookup), glyphs, glyphs, glyphs, nil)
      guard hb_set_has(glyphs, space) != 0 else { continue }
      hb_ot_layout_lookup_collect_glyphs(
        face, tag(of: table), UInt32(lookup), nil, inputs, nil, nil)
    }
  }

  private func hasTable(_ name: String) -> Bool { withTable(name) { _ in true } ?? false }

  @discardableResult
  private func withTable<Result>(
    _ name: String, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result? {
    let blob = hb_face_reference_table(face, tag(of: name))
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &count), count > 0 else { return nil }
    return body(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }

  /// The characters whose nominal glyphs are among some.
  private func characters(
    _ font: OpaquePointer, where isWanted: (UInt32) -> Bool
  ) -> FontCoverage {
    var ranges: [ClosedRange<UInt32>] = []
    for range in coverage().ranges {
      for scalar in range {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0, isWanted(glyph) else {
          continue
        }
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
