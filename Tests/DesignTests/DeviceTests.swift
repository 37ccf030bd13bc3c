import GalleyGeometry
import Testing

@testable import GalleyDesign

@Suite struct DeviceTests {
  @Test(
    "PLT-2 device presets carry the platform's safe areas",
    arguments: [
      ("iphone-14", 390.0, 844.0, 47.0, 34.0), ("iphone-se", 375, 667, 20, 0),
      ("iphone-8-plus", 414, 736, 20, 0), ("iphone-xr", 414, 896, 48, 34),
    ])
  func presets(name: String, width: Double, height: Double, top: Double, bottom: Double) throws {
    let device = try #require(Device.named(name))
    #expect(device.size == Size(width: width, height: height))
    #expect(device.safeArea == EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
  }

  @Test(
    "presets are as many pixels as the device has",
    arguments: [
      ("pixel-8", 1080.0, 2400.0), ("pixel-9", 1080, 2424), ("iphone-17-pro-max", 1320, 2868),
      ("ipad-pro-13", 2064, 2752), ("ipad-pro-11-m4", 1668, 2420),
    ])
  func pixels(name: String, width: Double, height: Double) throws {
    let device = try #require(Device.named(name))
    #expect((device.size.width * device.scale).rounded(.up) == width)
    #expect((device.size.height * device.scale).rounded(.up) == height)
  }

  @Test("preset names are unique, and every one turns on its side")
  func landscape() throws {
    #expect(Set(Device.presets.map(\.name)).count == Device.presets.count)
    let turned = try #require(Device.named("iphone-14-landscape"))
    #expect(turned.size == Size(width: 844, height: 390))
    #expect(turned.safeArea == EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47))
    #expect(Device.named("abacus") == nil)
  }

  @Test(
    "a phone hides its status bar when it is turned, a tablet keeps it",
    arguments: [
      ("iphone-8-landscape", EdgeInsets.zero),
      ("iphone-xr-landscape", EdgeInsets(top: 0, leading: 48, bottom: 21, trailing: 48)),
      ("ipad-mini-5-landscape", EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)),
      ("ipad-pro-11-landscape", EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)),
    ])
  func turnedBars(name: String, safeArea: EdgeInsets) throws {
    #expect(try #require(Device.named(name)).safeArea == safeArea)
  }
}
