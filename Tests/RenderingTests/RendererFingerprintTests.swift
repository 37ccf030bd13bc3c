import GalleyRendering
import Testing

@Suite("Renderer fingerprint") struct RendererFingerprintTests {
  @Test("It names every library with a version") func namesEveryLibrary() {
    let words = RendererFingerprint.current.description.split(separator: " ")
    #expect(words.count == 12)
    for (name, version) in zip(words, words.dropFirst()) where name.first!.isLetter {
      #expect(version.first!.isNumber, "\(name)")
    }
  }
}
