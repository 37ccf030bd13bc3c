import GalleyStair
import Testing

@testable import GalleyPreviews

@MainActor
@Suite struct ScreenThreadTests {
  @Test func aPictureHasTheSameBytesOnOneThreadAndOnTwo() throws {
    let screen = try Screen(EverythingApp())
    try screen.select(tab: "Form")
    try screen.tap("On")
    let bytes = try [1, 2].map {
      try screen.renderer.png(screen.picture, options: .init(threads: $0))
    }
    #expect(bytes[0] == bytes[1])
  }
}
