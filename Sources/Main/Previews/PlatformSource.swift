import GalleySystem

/// The platform that sources of previews are compiled for, as far as they can see.
enum PreviewPlatform: String, CaseIterable, Sendable {
  case iOS
  case macOS
}

/// A source as it is built for previews: its questions for the platform are answered, because the
/// compiler builds for Linux, and imports of what is not there are left out. Lines keep their numbers.
struct PlatformSource {
  /// The source with its conditions resolved; nil if it has none and may stay as it is.
  let copy: String?

  /// Apple's modules that are not here and whose import does no harm where nothing of them is used.
  static let absentModules: Set<String> = [
    "Accelerate", "ActivityKit", "AdSupport", "AppIntents", "AppTrackingTransparency", "ARKit",
    "AudioToolbox", "AuthenticationServices", "AVFAudio", "AVFoundation", "AVKit",
    "BackgroundTasks", "CallKit", "Carbon", "ClockKit", "CloudKit", "Cocoa", "Contacts",
    "ContactsUI", "CoreAudio",
    "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreLocationUI", "CoreMedia", "CoreML", "CoreMotion", "CoreNFC",
    "CoreServices", "CoreSpotlight", "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit",
    "Darwin", "DeveloperToolsSupport", "DeviceCheck", "EventKit", "EventKitUI", "FamilyControls",
    "FoundationModels", "GameKit", "GameplayKit", "GroupActivities", "HealthKit", "HomeKit",
    "ImageIO", "ImagePlayground", "Intents", "IntentsUI", "IOKit", "JavaScriptCore",
    "LinkPresentation",
    "LocalAuthentication", "MapKit", "math_h", "MediaPlayer", "Messages", "MessageUI", "Metal",
    "MetalKit", "MetricKit", "MobileCoreServices", "MultipeerConnectivity", "MusicKit",
    "NaturalLanguage", "Network", "NotificationCenter", "ObjectiveC", "os", "PassKit", "PDFKit",
    "PencilKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "QuickLookThumbnailing",
    "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "ScreenTime", "Security",
    "ServiceManagement", "simd",
    "SoundAnalysis", "Speech", "SpriteKit", "Symbols", "SystemConfiguration", "TabularData",
    "TipKit", "Translation", "UniformTypeIdentifiers", "UserNotifications", "Vision", "VisionKit",
    "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit",
  ]

  /// Those of them whose names are in one module of Galley's, with boxes for their views.
  static let touchedModules: Set<String> = [
    "ActivityKit", "AppIntents", "AuthenticationServices", "AVFAudio", "AVFoundation", "AVKit",
    "BackgroundTasks", "CloudKit", "Contacts", "CoreData", "CoreHaptics", "CoreLocation",
    "CoreMedia", "CoreMotion", "EventKit", "GameKit", "HealthKit", "LocalAuthentication", "MapKit",
    "MessageUI", "Network", "PDFKit", "Photos", "PhotosUI", "QuickLook", "RealityKit",
    "SafariServices", "SceneKit", "SpriteKit", "TipKit", "UniformTypeIdentifiers",
    "UserNotifications", "WatchConnectivity", "WebKit", "WidgetKit",
  ]

  /// The modules that an import can name because Galley has their names, or because their imports are left out.
  static let replacedModules = absentModules.union([
    "SwiftUI", "SwiftUICore", "Combine", "UIKit", "AppKit", "Charts", "SwiftData", "OSLog",
    "StoreKit", "Galley", "GalleyKit", "GalleyFrameworks", "GalleySwiftUI",
  ])

  /// Returns the modules that have the names of one that is not there; nil for a module that is there. All of Apple's
  /// re-export Foundation's.
  private static func standIns(
    for module: String, in text: String, hasGalley: Bool
  ) -> [String]? {
    switch module {
    // Built modules have Galley's views without the stair.
    case "Galley" where !hasGalley: ["SwiftUI", "GalleyKit"]
    case "os" where text.contains("og"): ["OSLog"]
    case "Cocoa": ["AppKit"]
    // Layers and links to the display are among UIKit's names.
    case "QuartzCore": ["SwiftUI"]
    case _ where touchedModules.contains(module): ["GalleyFrameworks"]
    case _ where absentModules.contains(module): ["Foundation"]
    default: nil
    }
  }

  /// Modules whose names come with Apple's Foundation, but not here, with names that indicate that a source
  /// needs them.
  private static let foundationsOwn: [(module: String, names: [String])] = [
    ("FoundationNetworking", ["URLSession", "URLRequest", "URLError", "HTTPURLResponse"]),
    (
      "Combine",
      [
        "ObservableObject", "@Published", "AnyCancellable", "PassthroughSubject",
        "CurrentValueSubject", "AnyPublisher",
      ]
    ),
    (
      "SwiftUI",
      [
        "LocalizedStringResource", "String(localized:", "LocalizationValue", "autoreleasepool",
        "NSItemProvider", "NSUserActivity", "NSLocalizedString(", ".localizedString(forKey:",
        "NSDataDetector", "NSSelectorFromString", "NSStringFromSelector",
      ]
    ),
    ("Observation", ["@Observable", "ObservationIgnored", "withObservationTracking"]),
  ]

  /// The modules that a source wants besides those that it imports.
  private static func lacking(in text: String) -> String {
    // Macros run in the compiler, and write these names in the sources of others.
    if text.contains("import SwiftSyntax") { return "" }
    return foundationsOwn.filter { module, names in
      names.contains { text.contains($0) } && !text.contains("import \(module)\n")
        && (module == "FoundationNetworking" || !text.contains("import SwiftUI"))
    }
    .map { "import \($0.module); " }.joined()
  }

  /// Makes a copy of a source where the platform needs one.
  ///
  /// - Parameters:
  ///   - modules: Modules whose sources are built together with this one.
  ///   - hasGalley: True if the module `Galley` is there.
  init(
    _ bytes: [UInt8], platform: PreviewPlatform, hasUIKit: Bool, modules: Set<String>,
    hasGalley: Bool = false
  ) {
    let text = ObjectiveCWords.selectorsOnOneLine(String(decoding: bytes, as: UTF8.self))
    var isChanged = false
    var lacking = Self.lacking(in: text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      var answer: String?
      if trimmed.hasPrefix("#if") || trimmed.hasPrefix("#elseif") {
        answer = Self.answered(line, platform, hasUIKit)
      } else if let module = Self.importedModule(trimmed) {
        let there = Self.answered(
          import: line, of: module, among: modules,
          standIns: Self.standIns(for: module, in: text, hasGalley: hasGalley))
        if !lacking.isEmpty || there != nil { answer = lacking + (there ?? String(line)) }
        lacking = ""
      } else if line.contains("@available(\(platform.rawValue), unavailable") {
        // Declarations that are unavailable on the platform are unavailable here as well.
        answer = String(line).replacing(
          "@available(\(platform.rawValue), unavailable", with: "@available(*, unavailable")
      } else {
        // The core of SwiftUI has a name of its own since iOS 18; here it is a part of the same module.
        var plain =
          line.contains("SwiftUICore.") ? line.replacing("SwiftUICore.", with: "SwiftUI.") : line
        // Words are looked up among those of the sources.
        if plain.contains("ocalizedString(") {
          plain = plain.replacing("NSLocalizedString(", with: "_NSLocalizedString(")
            .replacing(".localizedString(forKey:", with: "._localizedString(forKey:")
        }
        answer = ObjectiveCWords.without(plain[...]) ?? (plain == line ? nil : String(plain))
      }
      guard let answer, answer != line else { return String(line) }
      isChanged = true
      return answer
    }
    copy = isChanged ? lines.joined(separator: "\n") : nil
  }

  /// An import in words that are understood here; nil where it may stay.
  private static func answered(
    import line: Substring, of module: String, among modules: Set<String>, standIns: [String]?
  ) -> String? {
    if modules.contains(module) { return "// \(line)" }
    if let standIns {
      return standIns.map { "import \($0)" }.joined(separator: "; ") + " // \(line)"
    }
    // Parts of modules, `UIKit.UIView`, are not distinguished here.
    let isPart = line.contains("import ") && line.contains("\(module).")
    return isPart && ["SwiftUI", "UIKit", "Combine", "Foundation"].contains(module)
      ? "import \(module) // \(line)" : nil
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

  /// Returns true if a source tests for UIKit in a condition.
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
    for module in touchedModules {
      line = line.replacing("canImport(\(module))", with: "true")
    }
    // Conditions on a version of Swift 6 mean its language mode, which the build of previews does not use.
    for sign in [" ", "!", "("] {
      line = line.replacing("\(sign)swift(", with: "\(sign)compiler(")
    }
    return line.replacing("targetEnvironment(simulator)", with: "\(platform == .iOS)")
      .replacing("targetEnvironment(macCatalyst)", with: "false")
  }
}
