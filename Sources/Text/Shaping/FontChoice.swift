internal import CGalleyHarfBuzz
internal import GalleyDesign

/// What a font descriptor stands for: its instance ready for shaping, its features, and the fonts
/// that stand in for it. Belongs to one workspace.
final class FontChoice {
  let descriptor: FontDescriptor
  let instance: FontInstance
  let shaping: ShapingFont
  /// The size of the em in points; what is not a number or negative is 0.
  let size: Double
  /// A number that is unique among the feature lists of the workspace.
  let features: UInt32
  /// The fonts that stand in, in order; found when first needed.
  var fallback: [Candidate]?
  /// The font of the emoji family.
  var emoji: Candidate??

  /// A face that may stand in; its font is made when it is first used.
  struct Candidate {
    let instance: FontInstance
    let coverage: FontCoverage
  }

  init(
    _ descriptor: FontDescriptor, instance: FontInstance, shaping: ShapingFont, features: UInt32
  ) {
    self.descriptor = descriptor
    self.instance = instance
    self.shaping = shaping
    self.features = features
    size = descriptor.size.isFinite ? min(max(descriptor.size, 0), 100_000) : 0
  }
}
