package import GalleyComponents
package import GalleyLocalization

/// The resources that previews find beside their sources, as read by the code that opens files.
package struct PreviewResources: Sendable {
  /// The colour sets of the asset catalogues, by name.
  package var colors: [String: DesignColor]
  /// The image sets of the asset catalogues.
  package var images: any ImageSource
  /// The same with the pictures for dark appearance if there are any; nil if these were not requested.
  package var darkImages: (any ImageSource)?
  /// The strings of every language.
  package var strings: LocalizedStrings
  /// Changes texts after they were looked up, as pseudo-locales do.
  package var translation: (@Sendable (String) -> String)?
  /// Returns true for the name of a font that the app brings along; for every name where that is not known.
  package var hasFont: @Sendable (String) -> Bool = { _ in true }
  /// The looks that the code of the picture gave to UIKit's bars and controls.
  var appearances = UIAppearances()

  /// Without arguments, no resources.
  package init(
    colors: [String: DesignColor] = [:], images: any ImageSource = NoImages(),
    strings: LocalizedStrings = LocalizedStrings()
  ) {
    (self.colors, self.images, self.strings) = (colors, images, strings)
  }

  /// Makes a view whose initial values look texts up.
  @MainActor
  package func reading<Value>(_ locale: String, _ make: () throws -> Value) rethrows -> Value {
    try Session(canvas: .zero, resources: self).reading(locale, make)
  }
}
