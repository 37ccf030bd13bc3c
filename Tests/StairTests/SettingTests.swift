import Testing

@testable import GalleyStair

@Suite("Settings of a picture")
struct SettingTests {
  @Test(
    "a word is set and given back as it is written, and what is none changes nothing",
    arguments: [
      ("appearance", "dark", "dark", "drak"), ("contrast", "increased", "increased", "more"),
      ("system", "ios26", "ios26", "ios27"),
      ("direction", "rtl", "rightToLeft", "right"), ("locale", "ar-XB", "ar-XB", "zz-QQ"),
      ("textSize", "A2", "accessibility2", "B2"), ("boldText", "true", "true", "yes"),
      ("device", "iphone-14", "iphone-14", "iphone-0"), ("scale", "3", "3.0", "9"),
      ("width", "320", "320.0", "0.5"), ("height", "480.5", "480.5", "inf"),
    ])
  func words(name: String, word: String, written: String, wrong: String) throws {
    let setting = try #require(Setting.named(name))
    var settings = SceneSettings()
    #expect(setting.word(in: settings) == nil)
    let isWrongSet = setting.set(wrong, in: &settings)
    #expect(!isWrongSet && settings == SceneSettings())
    #expect(setting.refusal(of: wrong).contains(", not '\(wrong)'"))
    let isSet = setting.set(word, in: &settings)
    #expect(isSet && setting.word(in: settings) == written)
    let isSetAgain = setting.set(written, in: &settings)
    #expect(isSetAgain)
    #expect(Setting.all.count { $0.word(in: settings) != nil } == 1)
  }

  @Test("a refused choice suggests the nearest one")
  func suggestion() throws {
    let setting = try #require(Setting.named("appearance"))
    #expect(
      setting.refusal(of: "drak")
        == "'appearance' takes light or dark, not 'drak'; did you mean 'dark'?")
  }

  @Test("every setting has words above, and names are written once")
  func names() {
    #expect(Setting.all.count == 11)
    #expect(Set(Setting.all.map(\.name)).count == Setting.all.count)
  }
}
