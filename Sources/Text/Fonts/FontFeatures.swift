internal import CGalleyHarfBuzz
package import GalleyDesign

extension FaceHandle {
  /// The tags of the OpenType features that the face has, in the order of the alphabet.
  func featureTags() -> [String] {
    var tags: Set<UInt32> = []
    for table in [tag("GSUB"), tag("GPOS")] {
      var count: UInt32 = 0
      let total = hb_ot_layout_table_get_feature_tags(face, table, 0, &count, nil)
      guard total > 0 else { continue }
      count = total
      withUnsafeTemporaryAllocation(of: hb_tag_t.self, capacity: Int(total)) { buffer in
        _ = hb_ot_layout_table_get_feature_tags(face, table, 0, &count, buffer.baseAddress)
        tags.formUnion(buffer[..<Int(count)])
      }
    }
    // Older fonts kern by a table of their own.
    let kerning = hb_face_reference_table(face, tag("kern"))
    if hb_blob_get_length(kerning) > 0 { tags.insert(tag("kern")) }
    hb_blob_destroy(kerning)
    return words(tags)
  }
}

/// The letters of tags, in the order of the alphabet.
private func words(_ tags: some Collection<UInt32>) -> [String] { tags.map(name(of:)).sorted() }

extension FontRegistry {
  /// What a descriptor asks of its font that the font does not have and nothing stands in for.
  package func unmetWishes(of descriptor: FontDescriptor) -> [FontWish] {
    if descriptor.features.isEmpty, descriptor.axes.isEmpty { return [] }
    let face = instance(matching: descriptor).face
    let synthesized = SmallCapitals(descriptor, in: face)?.tags ?? []
    var wishes: [FontWish] = []
    for feature in descriptor.features
    where feature.value > 0 && !face.features.contains(feature.tag)
      && !synthesized.contains(feature.tag) && !(feature.tag == "tnum" && face.hasFiguresOfOneWidth)
    {
      wishes.append(
        FontWish(kind: .feature, tag: feature.tag, font: face.familyName, known: face.features))
    }
    let axes = words(face.axes.map(\.tag))
    for axis in descriptor.axes where !axes.contains(axis.tag) {
      wishes.append(FontWish(kind: .axis, tag: axis.tag, font: face.familyName, known: axes))
    }
    return wishes
  }
}

extension FontRegistry {
  /// The family of the face that a descriptor is set in.
  package func familyName(of descriptor: FontDescriptor) -> String {
    instance(matching: descriptor).face.familyName
  }
}

/// An OpenType feature or a variation axis that was asked for and that a font does not have.
package struct FontWish: Hashable, Sendable {
  /// The kind of the request.
  package enum Kind: Hashable, Sendable {
    /// An OpenType feature.
    case feature
    /// A variation axis.
    case axis
  }

  /// What was asked for.
  package var kind: Kind
  /// Its tag.
  package var tag: String
  /// The family of the font.
  package var font: String
  /// The tags that the font has.
  package var known: [String]
}

extension FontFace {
  /// True if all figures have one advance, so that there is nothing for `tnum` to change.
  fileprivate var hasFiguresOfOneWidth: Bool {
    let font = hb_font_create(handle.face)
    defer { hb_font_destroy(font) }
    let advances = (UInt32(0x30)...0x39).map { figure in
      var glyph: hb_codepoint_t = 0
      _ = hb_font_get_nominal_glyph(font, figure, &glyph)
      return hb_font_get_glyph_h_advance(font, glyph)
    }
    return advances.allSatisfy { $0 == advances[0] }
  }
}
