import Foundation
import GalleySwiftUI
import Testing

/// What Foundation says of the device: prices in recorded pictures begin with a dollar sign alone where a formatter has
/// no locale of its own (TiagoLinharess/FinancialControl at 6fae01b0, THHUnlimted/barkain at b87530a0).
@Suite struct DeviceLocaleTests {
  private var price: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    return formatter
  }

  @Test func aDeviceIsInARegion() {
    #expect(Locale.current.identifier == "en_US")
    #expect(price.string(from: 200) == "$200.00")
    #expect(12.5.formatted(.currency(code: "USD")) == "$12.50")
    #expect(Calendar.current.firstWeekday == 1)
  }

  @Test func aLanguageIsThatOfItsRegionUnlessOneIsNamed() {
    let locales = ["en", "de", "pt-BR", "en-GB"].map { Locale.ofDevice($0).identifier }
    #expect(locales == ["en_US", "de_DE", "pt_BR", "en_GB"])
  }

  @MainActor
  @Test func aBodySeesTheLocaleOfItsPicture() throws {
    struct Price: View {
      var body: some View {
        Color.clear.frame(width: Locale.current.identifier == "de_DE" ? 2 : 1).id("price")
      }
    }
    #expect(try Settled(Price()).size(of: "price")?[0] == 1)
    #expect(try Settled(Price(), locale: "de").size(of: "price")?[0] == 2)
  }
}
