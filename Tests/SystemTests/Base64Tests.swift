import Testing

@testable import GalleySystem

@Suite("Base64")
struct Base64Tests {
  @Test(
    "The test vectors of RFC 4648",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func vectors(text: String, encoded: String) {
    #expect(Base64.encoded(Array(text.utf8)) == encoded)
    #expect(Base64.decoded(encoded.utf8) == Array(text.utf8))
    #expect(Base64.decoded(encoded.utf8.filter { $0 != 0x3D }) == Array(text.utf8))
  }

  @Test("Blanks are skipped, the letters for URLs count, anything else is refused")
  func letters() {
    #expect(Base64.decoded("Zm9v\n YmFy".utf8) == Array("foobar".utf8))
    #expect(Base64.decoded("-_8=".utf8) == Base64.decoded("+/8=".utf8))
    for text in ["a", "Zg=a", "####", "Zm9vY"] { #expect(Base64.decoded(text.utf8) == nil) }
  }
}
