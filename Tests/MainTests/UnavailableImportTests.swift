import Testing

@testable import GalleyMain

@Suite("Imports that nothing can satisfy")
struct UnavailableImportTests {
  @Test("Imports without a condition are found with their places")
  func places() {
    let text = """
      import SwiftUI
        @preconcurrency import Lost
      #if DEBUG
      import Condition
      #endif
      // import Comment
      import struct Other.Part
      """
    let found = ShadowPackage.imports(of: Array(text.utf8))
    #expect(found.map(\.module) == ["SwiftUI", "Lost", "Other"])
    #expect(found.map(\.line) == [1, 2, 7])
    #expect(found.map(\.column) == [1, 3, 1])
  }

  @Test(
    "Names that Galley has in place of Apple's are available",
    arguments: ["SwiftUI", "Cocoa", "MapKit"])
  func replaced(_ module: String) {
    #expect(PlatformSource.replacedModules.contains(module))
  }

  @Test("AppKit stands for Cocoa, and Foundation for what nobody draws")
  func umbrella() {
    func copy(_ text: String) -> String? {
      PlatformSource(Array(text.utf8), platform: .macOS, hasUIKit: false, modules: []).copy
    }
    #expect(copy("import Cocoa\n")?.hasPrefix("import AppKit //") == true)
    #expect(copy("import Carbon.HIToolbox\n")?.hasPrefix("import Foundation //") == true)
  }
}
