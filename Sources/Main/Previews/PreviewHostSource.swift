/// The source of the program that draws previews.
enum PreviewHostSource {
  /// Foundation has no settings of a device on Linux: its own locale is that of English without a region, in which a price
  /// is "¤200.00" or "US$12.50" and a date begins with the day. The program defines what Foundation's library defines, and
  /// its own definitions come first, for formatters too. A library cannot do this, since Foundation's is searched before
  /// it, and should not, since it is a guest in its process. They have no effect if Foundation names them otherwise.
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
