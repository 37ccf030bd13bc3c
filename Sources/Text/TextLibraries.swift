internal import CGalleyHarfBuzz
internal import GalleyUnicode

/// The versions of the libraries on which shaped text and line breaks depend.
package enum TextLibraries {
  /// The version of HarfBuzz that is running, such as `6.0.0`.
  package static var harfBuzz: String { String(cString: hb_version_string()) }
  /// The version of Unicode whose tables and rules are built in, such as `17.0.0`.
  package static var unicode: String { UnicodeVersion.current }
}
