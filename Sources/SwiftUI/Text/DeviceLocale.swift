internal import Foundation

extension Locale {
  /// The locale of the device that the view whose body runs is drawn for; outside of bodies, that of a device in English.
  package static var ofDevice: Locale { ofDevice(TextReader.outside?.locale ?? "en") }

  /// The locale of a device with a language: in the region that is named or, if none is, where most of its speakers live.
  package static func ofDevice(_ identifier: String) -> Locale {
    var components = Locale.Components(identifier: identifier)
    if components.languageComponents.region == nil {
      let language = Locale.Language(components: components.languageComponents)
      components.languageComponents.region =
        Locale.Language(identifier: language.maximalIdentifier).region
    }
    return Locale(components: components)
  }
}
