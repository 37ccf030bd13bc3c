import GalleySystem

/// The platform that sources of previews are told they are built for.
enum PreviewPlatform: String, CaseIterable, Sendable {
  case iOS
  case macOS
}

/// A source as it is built for previews: its questions for the platform are answered, because the
/// compiler builds for Linux, and imports of what is not there are left out. Lines keep their numbers.
struct PlatformSource {
  /// The source with its answers; nil when it asks nothing and may stay as it is.
  let copy: String?

  /// Apple's modules that are not here and whose import does no harm where nothing of them is used.
  static let absentModules: Set<String> = [
    "ActivityKit", "AppIntents", "AppTrackingTransparency", "ARKit", "AuthenticationServices",
    "AVFAudio", "AVFoundation", "AVKit", "BackgroundTasks", "CallKit", "CloudKit", "Contacts",
    "ContactsUI", "CoreBluetooth", "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreLocationUI", "CoreMedia", "CoreML", "CoreMotion", "CoreNFC",
    "CoreSpotlight", "CoreText", "CoreTransferable", "CryptoKit", "DeveloperToolsSupport",
    "DeviceCheck", "EventKit", "EventKitUI", "FamilyControls", "GameKit", "GameplayKit",
    "GroupActivities", "HealthKit", "HomeKit", "Intents", "IntentsUI", "JavaScriptCore",
    "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages",
    "Metal", "MetalKit", "MetricKit", "MultipeerConnectivity", "MusicKit", "NaturalLanguage",
    "Network", "NotificationCenter", "ObjectiveC", "os", "PassKit", "PDFKit", "PencilKit",
    "Photos", "PhotosUI", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "RealityKit",
    "ReplayKit", "SafariServices", "SceneKit", "ScreenTime", "Security", "SoundAnalysis", "Speech",
    "SpriteKit", "Symbols", "SystemConfiguration", "TabularData", "TipKit",
    "UniformTypeIdentifiers", "UserNotifications", "Vision", "VisionKit", "WatchConnectivity",
    "WatchKit", "WeatherKit", "WebKit", "WidgetKit",
  ]

  /// Where names of absent modules are instead.
  private static let standIns = [
    "CoreGraphics": (name: "CG", module: "Foundation"),
    "os": (name: "og", module: "OSLog"),
  ]

  /// - Parameter modules: Modules whose sources are built together with this one.
  init(_ bytes: [UInt8], platform: PreviewPlatform, hasUIKit: Bool, modules: Set<String>) {
    let text = String(decoding: bytes, as: UTF8.self)
    var isChanged = false
    // Of Apple's Foundation these are a part, and here they have a module of their own.
    var needsNetwork = ["URLSession", "URLRequest", "URLError", "HTTPURLResponse"]
      .contains { text.contains($0) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      var answer: String?
      if trimmed.hasPrefix("#if") || trimmed.hasPrefix("#elseif") {
        answer = Self.answered(line, platform, hasUIKit)
      } else if let module = Self.importedModule(trimmed),
        Self.absentModules.contains(module) || modules.contains(module)
      {
        let other = Self.standIns[module].flatMap { text.contains($0.name) ? $0.module : nil }
        answer = other.map { "import \($0) // \(line)" } ?? "// \(line)"
      } else if needsNetwork, line.contains("import "), Self.importedModule(trimmed) != nil {
        answer = "import FoundationNetworking; " + line
        needsNetwork = false
      } else if line.contains("NSError()") {
        // Here an error has a domain and a code.
        answer = String(line).replacing("NSError()", with: "NSError(domain: \"\", code: 0)")
      }
      guard let answer, answer != line else { return String(line) }
      isChanged = true
      return answer
    }
    copy = isChanged ? lines.joined(separator: "\n") : nil
  }

  /// `MapKit` of `@preconcurrency import MapKit` and of `import struct MapKit.Map`.
  static func importedModule(_ line: Substring) -> String? {
    var words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }[...]
    while let word = words.first, word.hasPrefix("@") || word == "public" || word == "internal" {
      words.removeFirst()
    }
    guard words.popFirst() == "import", var module = words.popFirst() else { return nil }
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]
    if kinds.contains(module), let next = words.popFirst() { module = next }
    return module.split { $0 == "." || $0 == ";" }.first.map(String.init)
  }

  /// Whether a source asks for UIKit in a condition.
  static func asksForUIKit(_ path: String) -> Bool {
    guard let bytes = try? File.read(path) else { return false }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains {
      $0.drop { $0 == " " || $0 == "\t" }.hasPrefix("#") && $0.contains("canImport(UIKit)")
    }
  }

  private static func answered(
    _ line: Substring, _ platform: PreviewPlatform, _ hasUIKit: Bool
  ) -> String {
    var line = String(line)
    let systems = [
      "iOS", "macOS", "OSX", "tvOS", "watchOS", "visionOS", "xrOS", "Linux", "Windows", "Android",
    ]
    for system in systems {
      let isIt = system == platform.rawValue || system == "OSX" && platform == .macOS
      line = line.replacing("os(\(system))", with: "\(isIt)")
    }
    for (module, isThere) in [
      ("UIKit", hasUIKit), ("AppKit", platform == .macOS), ("Cocoa", platform == .macOS),
      ("SwiftUI", true), ("Combine", true), ("Charts", true), ("SwiftData", true), ("OSLog", true),
      ("StoreKit", true), ("WatchKit", false),
    ] {
      line = line.replacing("canImport(\(module))", with: "\(isThere)")
    }
    return line.replacing("targetEnvironment(simulator)", with: "\(platform == .iOS)")
      .replacing("targetEnvironment(macCatalyst)", with: "false")
  }
}
