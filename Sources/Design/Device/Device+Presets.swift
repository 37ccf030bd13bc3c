import GalleyGeometry

extension Device {
  /// The presets in the order they are listed in. Sizes, densities and safe areas are the
  /// platforms' published ones.
  public static let presets: [Device] = [
    iPhoneSE1,
    phone("iphone-se", 375, 667, 2, top: 20, bottom: 0),
    iPhone8, iPhone8Plus, iPhoneX, iPhoneXR, iPhoneXSMax, iPhone12, iPhone12ProMax, iPhone13Mini,
    phone("iphone-14", 390, 844, 3, top: 47, bottom: 34),
    phone("iphone-14-plus", 428, 926, 3, top: 47, bottom: 34),
    iPhone15,
    phone("iphone-15-pro-max", 430, 932, 3, top: 59, bottom: 34),
    phone("iphone-16", 393, 852, 3, top: 59, bottom: 34),
    phone("iphone-16-plus", 430, 932, 3, top: 59, bottom: 34),
    phone("iphone-16-pro", 402, 874, 3, top: 62, bottom: 34),
    phone("iphone-16-pro-max", 440, 956, 3, top: 62, bottom: 34),
    phone("iphone-16e", 390, 844, 3, top: 47, bottom: 34),
    phone("iphone-17", 402, 874, 3, top: 62, bottom: 34),
    phone("iphone-17-pro", 402, 874, 3, top: 62, bottom: 34),
    phone("iphone-17-pro-max", 440, 956, 3, top: 62, bottom: 34),
    phone("iphone-air", 420, 912, 3, top: 68, bottom: 34),
    phone("ipad", 810, 1080, 2, top: 20, bottom: 0),
    phone("ipad-air-11", 820, 1180, 2, top: 24, bottom: 20),
    phone("ipad-air-13", 1024, 1366, 2, top: 24, bottom: 20),
    iPadMini5,
    phone("ipad-mini", 744, 1133, 2, top: 24, bottom: 20),
    iPadPro11, iPadPro12,
    phone("ipad-pro-11-m4", 834, 1210, 2, top: 24, bottom: 20),
    phone("ipad-pro-13", 1032, 1376, 2, top: 24, bottom: 20),
    // 1080 by 2400 pixels.
    phone("pixel-8", 1080 / 2.625, 2400 / 2.625, 2.625, top: 24, bottom: 0),
    // 1080 by 2424 pixels.
    phone("pixel-9", 1080 / 2.625, 2424 / 2.625, 2.625, top: 24, bottom: 0),
    phone("desktop", 1280, 800, 1, top: 0, bottom: 0),
    phone("desktop-2x", 1440, 900, 2, top: 0, bottom: 0),
  ]

  /// The device of pictures that name none.
  package static let iPhone15 = phone("iphone-15", 393, 852, 3, top: 59, bottom: 34)

  // The devices that swift-snapshot-testing names.
  package static let iPhoneSE1 = phone("iphone-se-1", 320, 568, 2, top: 20, bottom: 0)
  package static let iPhone8 = phone("iphone-8", 375, 667, 2, top: 20, bottom: 0)
  package static let iPhone8Plus = phone("iphone-8-plus", 414, 736, 3, top: 20, bottom: 0)
  package static let iPhoneX = phone("iphone-x", 375, 812, 3, top: 44, bottom: 34)
  package static let iPhoneXR = phone("iphone-xr", 414, 896, 2, top: 48, bottom: 34)
  package static let iPhoneXSMax = phone("iphone-xs-max", 414, 896, 3, top: 44, bottom: 34)
  package static let iPhone12 = phone("iphone-12", 390, 844, 3, top: 47, bottom: 34)
  package static let iPhone12ProMax = phone("iphone-12-pro-max", 428, 926, 3, top: 47, bottom: 34)
  package static let iPhone13Mini = phone("iphone-13-mini", 375, 812, 3, top: 50, bottom: 34)
  package static let iPadMini5 = phone("ipad-mini-5", 768, 1024, 2, top: 20, bottom: 0)
  package static let iPadPro11 = phone("ipad-pro-11", 834, 1194, 2, top: 24, bottom: 20)
  package static let iPadPro12 = phone("ipad-pro-12.9", 1024, 1366, 2, top: 24, bottom: 20)

  /// Returns the preset of that name, with `-landscape` accepted after any of them; nil if it does not exist.
  public static func named(_ name: String) -> Device? {
    let suffix = "-landscape"
    guard name.hasSuffix(suffix) else { return presets.first { $0.name == name } }
    return named(String(name.dropLast(suffix.count)))?.landscape
  }

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, top: Double, bottom: Double
  ) -> Device {
    Device(
      name: name, size: Size(width: width, height: height), scale: scale,
      safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
  }
}
