internal import CGalleyHarfBuzz
internal import GalleyUnicode

/// Unicode's properties for HarfBuzz, from our own tables, so that the version of Unicode that a
/// HarfBuzz was built with decides nothing that can be decided outside of it.
enum UnicodeFunctions {
  /// Makes the functions; the caller destroys them.
  static func make() -> OpaquePointer? {
    guard let functions = hb_unicode_funcs_create(nil) else { return nil }
    hb_unicode_funcs_set_general_category_func(
      functions,
      { _, scalar, _ in
        hb_unicode_general_category_t(
          rawValue: UInt32(CharacterProperties(scalar).generalCategory.rawValue))
      }, nil, nil)
    hb_unicode_funcs_set_combining_class_func(
      functions,
      { _, scalar, _ in
        hb_unicode_combining_class_t(rawValue: UInt32(CharacterProperties(scalar).combiningClass))
      }, nil, nil)
    hb_unicode_funcs_set_mirroring_func(
      functions, { _, scalar, _ in Normalization.mirror(scalar) }, nil, nil)
    hb_unicode_funcs_set_script_func(
      functions, { _, scalar, _ in hb_script_t(rawValue: CharacterProperties(scalar).script) }, nil,
      nil)
    hb_unicode_funcs_set_compose_func(
      functions,
      { _, first, second, composed, _ in
        composed?.pointee = Normalization.composition(first, second) ?? 0
        return composed?.pointee == 0 ? 0 : 1
      }, nil, nil)
    hb_unicode_funcs_set_decompose_func(
      functions,
      { _, scalar, first, second, _ in
        guard let parts = Normalization.decomposition(scalar) else { return 0 }
        first?.pointee = parts.first
        second?.pointee = parts.second
        return 1
      }, nil, nil)
    hb_unicode_funcs_make_immutable(functions)
    return functions
  }
}
