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
  /// How the font is set to take the room of another one.
  let fit: FontFit?
  /// A number that is unique among the feature lists of the workspace.
  let features: UInt32
  /// The fonts that stand in, by what they stand in for; found when first needed.
  var fallbacks: [FallbackContext: Fallback] = [:]
  /// The font of the emoji family.
  var emoji: Candidate??

  /// A face that may stand in; its font is made when it is first used.
  final class Candidate {
    let isEmoji: Bool
    let instance: FontInstance
    private(set) lazy var coverage = instance.face.coverage

    init(_ family: FontFamily, _ descriptor: FontDescriptor, isEmoji: Bool) {
      instance = family.instance(matching: descriptor)
      self.isEmoji = isEmoji
    }
  }

  /// The faces that replace one, in order.
  final class Fallback {
    let first: [Candidate]
    private(set) lazy var last = makeLast()
    private let makeLast: () -> [Candidate]

    init(first: [Candidate], last: @escaping () -> [Candidate]) {
      self.first = first
      makeLast = last
    }

    /// The first face with a quality. Where text is to look like text, emoji come last.
    func candidate(
      forText: Bool, where isFit: (Candidate) -> Bool
    ) -> Candidate? {
      first.first { !(forText && $0.isEmoji) && isFit($0) } ?? last.first(where: isFit)
        ?? (forText ? first.first(where: isFit) : nil)
    }
  }

  init(
    _ descriptor: FontDescriptor, instance: FontInstance, shaping: ShapingFont, features: UInt32
  ) {
    self.descriptor = descriptor
    self.instance = instance
    self.shaping = shaping
    self.features = features
    size = descriptor.size.isFinite ? min(max(descriptor.size, 0), 100_000) : 0
    fit = size > 0 ? FontFit(descriptor, face: instance.face) : nil
  }
}
