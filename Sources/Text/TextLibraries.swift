internal import CGalleyHarfBuzz
internal import CGalleyICU

/// The versions of the libraries on which shaped text and line breaks depend.
public enum TextLibraries {
  /// The version of HarfBuzz that is running, such as `6.0.0`.
  public static var harfBuzz: String { String(cString: hb_version_string()) }
  /// The version of ICU, such as `72.1`.
  public static var icu: String { String(cString: galley_icu_version()) }
  /// The version of Unicode that ICU implements, such as `15.0`.
  public static var unicode: String { String(cString: galley_unicode_version()) }
}
