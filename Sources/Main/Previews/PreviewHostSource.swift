/// The source of the program that draws previews.
enum PreviewHostSource {
  /// Galley's modules may be a library, before which Foundation's are searched; only what the program itself defines comes
  /// before them. Hence it has the locale and the calendar of the device, which Foundation lacks on Linux.
  static let text = """
    import Foundation
    import GalleyPreviews

    extension Locale {
      @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
      public static func ofPreviews() -> Locale { PreviewHost.locale }

      @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
      public static func ofPreviewsAutoupdating() -> Locale { PreviewHost.locale }
    }

    extension Calendar {
      @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
      public static func ofPreviews() -> Calendar { PreviewHost.calendar }
    }

    PreviewHost.main()

    """
}
