import Testing

@testable import GalleyDesign

@Suite("Marks on the accent")
struct AccentMarkTests {
  @Test("Marks on a pale accent of a theme are black, on the platform's white")
  func marks() {
    let leaf = Color(light: RGBAColor(hex: 0x2F7D32), dark: RGBAColor(hex: 0x8FD694))
    let theme = Theme(schemes: [.base: Scheme(colors: Colors(tint: leaf))])
    let mark = Color.wordsOnAccent.themed(by: theme, tint: nil)
    #expect(mark.light == .white && mark.dark == .black)
    #expect(Color.wordsOnAccent.themed(by: .plain, tint: nil) == Color(.white))
  }
}
