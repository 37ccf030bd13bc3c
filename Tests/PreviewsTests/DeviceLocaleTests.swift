import Foundation
import GalleyPreviews
import GalleySwiftUI
import Testing

/// The locale of the device that previews are drawn for. That Foundation answers with it in the program that draws them is
/// shown by `.ci/previews`.
@Suite struct DeviceLocaleTests {
  @Test func aDeviceIsInARegion() {
    #expect(PreviewHost.locale.identifier == "en_US")
    #expect(PreviewHost.calendar.firstWeekday == 1)
  }

  @Test func aLanguageIsThatOfItsRegionUnlessOneIsNamed() {
    let locales = ["en", "de", "pt-BR", "en-GB"].map { Locale.ofDevice($0).identifier }
    #expect(locales == ["en_US", "de_DE", "pt_BR", "en_GB"])
  }

  @MainActor
  @Test func aBodySeesTheLocaleOfItsPicture() throws {
    struct Price: View {
      var body: some View {
        Color.clear.frame(width: PreviewHost.locale.identifier == "de_DE" ? 2 : 1).id("price")
      }
    }
    #expect(try Settled(Price()).size(of: "price")?[0] == 1)
    #expect(try Settled(Price(), locale: "de").size(of: "price")?[0] == 2)
  }
}
