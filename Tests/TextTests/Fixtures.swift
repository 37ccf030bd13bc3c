import GalleyFonts

/// Files of the checkout that tests read.
enum Fixtures {
  /// The folder of faces in the checkout, not the copy beside the executable.
  static let facesInCheckout: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/") + "/Fonts/Faces"
  }()

  /// A font of the tests' own.
  static func file(_ name: String) -> String {
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/Fonts/\(name)"
  }
}
