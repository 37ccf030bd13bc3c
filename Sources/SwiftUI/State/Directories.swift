public import Foundation

// Names that Foundation has on Apple's platforms only.

extension UserDefaults {
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

// The directories of an app.

extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory())
  }
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  public static var musicDirectory: URL { folder(.musicDirectory) }
  public static var homeDirectory: URL { URL(fileURLWithPath: NSHomeDirectory()) }
  public static var temporaryDirectory: URL { URL(fileURLWithPath: NSTemporaryDirectory()) }
}
