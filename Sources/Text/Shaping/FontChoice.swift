internal import CGalleyHarfBuzz
internal import GalleyDesign

/// The objects that a font descriptor resolves to: its instance ready for shaping, its features, and its
/// replacement fonts. Belongs to one workspace.
final class FontChoice {
  let descriptor: FontDescriptor
  let instance: FontInstance
  let shaping: ShapingFont
  /// The size of the em in points; what is not a number or negative is 0.
  let size: Double
  /// The adjustment with which the font takes the space of another one.
  let fit: FontFit?
  /// A number that is unique among the feature lists of the workspace.
  let features: UInt32
  /// The replacement fonts, by the context they are for; found on first use.
  var fallbacks: [FallbackContext: Fallback] = [:]
  /// The font of the emoji family.
  var emoji: Candidate??

  /// A face that may be used as a replacement; its font is made on first use.
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

    /// Returns the first face with a quality. If text should look like text, emoji come last.
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
