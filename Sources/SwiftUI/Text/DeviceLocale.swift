internal import Foundation

// Foundation has no settings of a device on Linux: its own locale is that of English without a region, in which a price
// is "¤200.00" or "US$12.50" and a date begins with the day. These definitions stand in its place for all of the process,
// formatters among it: a program's own definitions come before those of shared libraries.

extension Locale {
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  package static func _current() -> Locale { ofDevice(TextReader.outside?.locale ?? "en") }

  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  package static func _autoupdatingCurrent() -> Locale { _current() }

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

extension Calendar {
  @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
  package static func _current() -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale._current()
    return calendar
  }
}
