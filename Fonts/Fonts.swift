import Foundation

/// The fonts that come with Galley.
public enum GalleyFonts {
  /// The folder of faces inside the resource bundle.
  public static var directory: String { Bundle.module.bundlePath + "/Faces" }
}
