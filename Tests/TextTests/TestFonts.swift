import GalleyFonts

@testable import GalleyText

/// The fonts that come with Galley, opened once for all tests.
enum TestFonts {
  static let registry: FontRegistry = {
    do {
      return try FontRegistry(paths: [GalleyFonts.directory])
    } catch {
      fatalError("\(error)")
    }
  }()
  static let typesetter = Typesetter(fonts: registry)
}
