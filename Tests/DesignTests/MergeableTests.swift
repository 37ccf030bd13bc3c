import GalleyDesign
import Testing

/// Every mergeable type with a value in which every property is set.
private let full: [any Mergeable] = [
  Samples.pair, Samples.states, Samples.colors, Samples.font, Samples.styling, Samples.styles,
  Samples.scheme,
]

@Suite struct MergeableTests {
  @Test("W3W-15: the samples set every stored property", arguments: full.indices)
  func samplesAreFull(_ index: Int) {
    func check<Value: Mergeable>(_ value: Value) {
      let stored = Mirror(reflecting: value).children.map { $0.label ?? "" }
      #expect(value.definedFields == stored, "the sample leaves a property open")
      #expect(Value().isEmpty)
    }
    check(full[index])
  }

  @Test("W3W-6, W3W-15, W3W-17: a merge loses no field", arguments: full.indices)
  func mergeKeepsEverything(_ index: Int) {
    func check<Value: Mergeable>(_ value: Value) {
      #expect(Value().merging(over: value) == value)
      #expect(value.merging(over: Value()) == value)
      #expect(value.merging(over: value) == value)
      #expect(Value().differingFields(from: value) == Value.fieldNames)
    }
    check(full[index])
  }

  @Test("W3W-6, W3W-17: setting one field keeps all others")
  func buildersKeepEverything() {
    let tinted = Samples.colors.setting(\.tint, to: .white)
    #expect(tinted.differingFields(from: Samples.colors) == ["tint"])
    let rounded = Samples.styles.setting(\.cornerRadius, to: .oval)
    #expect(rounded.differingFields(from: Samples.styles) == ["cornerRadius"])
    let scheme = Samples.scheme.setting(style: \.rowHeight, to: .small)
    #expect(scheme.differingFields(from: Samples.scheme) == ["styles"])
    #expect(scheme.styles?.differingFields(from: Samples.styles) == ["rowHeight"])
  }

  @Test("W3W-6: the two halves of a pair merge one by one")
  func pairsMergeDeeply() {
    let base = Colors().setting(\.error, to: ColorPair(foreground: .white, background: .white))
    let own = Colors().setting(\.error, to: ColorPair(background: .black))
    #expect(own.merging(over: base).error == ColorPair(foreground: .white, background: .black))
  }

  @Test("STY-8: styled text merges key by key, a styled placeholder is replaced as a whole")
  func styledTextAgainstPlaceholder() {
    var parent = Styles()
    parent.styledText = TextStyling().setting(\.kern, to: 2)
      .setting(\.font, to: FontStyle(name: "Inter", size: 12))
    parent.styledPlaceholder = parent.styledText
    var child = Styles()
    child.styledText = TextStyling().setting(\.font, to: FontStyle(size: 20))
    child.styledPlaceholder = child.styledText
    let merged = child.merging(over: parent)
    #expect(merged.styledText?.kern == 2)
    #expect(merged.styledText?.font == FontStyle(name: "Inter", size: 20))
    #expect(merged.styledPlaceholder == child.styledPlaceholder)
  }
}
