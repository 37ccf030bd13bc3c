public import GalleySnapshots
public import GalleyStair

extension SceneSettings {
  /// The settings of a variant.
  ///
  /// - Throws: `RenderFailure` for a word that an axis does not take.
  public init(_ variant: Variant) throws(RenderFailure) {
    self.init()
    for choice in variant.settings {
      guard let setting = choice.axis.setting, !setting.set(choice.value, in: &self) else {
        continue
      }
      throw RenderFailure(setting.refusal(of: choice.value))
    }
  }

  /// The settings in the form of variants, which have no height, safe area or background.
  package var variantSettings: [Variant.Setting] {
    VariantAxis.allCases.compactMap { axis in
      axis.setting?.word(in: self).map { Variant.Setting(axis, $0) }
    }
  }
}

extension VariantAxis {
  /// The setting that varies along the axis; nil for states, which are documents of their own.
  fileprivate var setting: Setting? { Setting.named(self == .bold ? "boldText" : rawValue) }
}
