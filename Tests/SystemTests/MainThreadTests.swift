import GalleySystem
import Testing

@Suite("The thread of the main actor")
struct MainThreadTests {
  @Test("The main actor knows itself, whatever thread a test runner gives it")
  @MainActor
  func isolated() { #expect(MainThread.isCurrent) }

  @Test("Other threads are not it")
  func elsewhere() async {
    let isMain = await Task.detached { MainThread.isCurrent }.value
    #expect(!isMain)
  }
}
