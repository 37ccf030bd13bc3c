internal import CGalleyHarfBuzz
internal import CGalleyICU

/// The versions of the libraries whose answers end in pictures, for the fingerprint of a renderer.
public struct LibraryVersions: Hashable, Sendable {
  /// ICU, which finds directions and line breaks.
  public let icu: String
  /// The Unicode standard that this ICU follows.
  public let unicode: String
  /// HarfBuzz, which shapes.
  public let harfBuzz: String

  /// The versions of this process.
  public init() {
    icu = String(cString: galley_icu_version())
    unicode = String(cString: galley_unicode_version())
    harfBuzz = String(cString: hb_version_string())
  }
}
