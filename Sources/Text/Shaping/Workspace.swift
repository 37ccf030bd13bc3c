internal import CGalleyHarfBuzz
internal import GalleyDesign
internal import GalleyUnicode

/// The resources that one thread needs to turn text into glyphs: a HarfBuzz buffer, caches, scratch memory.
///
/// `@unchecked Sendable`: a workspace is lent to one thread at a time by the typesetter.
final class Workspace: @unchecked Sendable {
  let registry: FontRegistry
  let fontTable: ShapingFontTable
  let buffer: OpaquePointer
  let segments = SegmentCache()
  /// Memory for the glyphs of the paragraph at hand.
  var glyphs = Arena<ShapedGlyph>(capacity: 1024)
  let bidi = BidirectionalAlgorithm()
  private var choices: [FontDescriptor: FontChoice] = [:]
  private var lastChoice: FontChoice?
  private var contexts: [ShapingContext: UInt32] = [:]
  private var featureLists: [[FontFeature]] = []
  private var languages: [String: OpaquePointer] = [:]

  init(registry: FontRegistry, fontTable: ShapingFontTable) {
    self.registry = registry
    self.fontTable = fontTable
    buffer = hb_buffer_create()
    let functions = UnicodeFunctions.make()
    hb_buffer_set_unicode_funcs(buffer, functions)
    hb_unicode_funcs_destroy(functions)
  }

  deinit {
    hb_buffer_destroy(buffer)
    glyphs.deallocate()
  }

  /// The choice for a descriptor, kept for the next time.
  func choice(for descriptor: FontDescriptor) -> FontChoice {
    if let last = lastChoice, last.descriptor == descriptor { return last }
    if choices.count > 4096 { choices.removeAll() }
    let choice = choices[descriptor] ?? makeChoice(descriptor)
    choices[descriptor] = choice
    lastChoice = choice
    return choice
  }

  private func makeChoice(_ descriptor: FontDescriptor) -> FontChoice {
    let instance = registry.instance(matching: descriptor)
    return FontChoice(
      descriptor, instance: instance, shaping: fontTable.font(for: instance),
      features: featureIdentifier(descriptor.features))
  }

  private func featureIdentifier(_ features: [FontFeature]) -> UInt32 {
    if let index = featureLists.firstIndex(of: features) { return UInt32(index) }
    featureLists.append(features)
    return UInt32(featureLists.count - 1)
  }

  /// A small number for everything beside the text that shaping depends on. Contexts that go out
  /// of use are dropped together with the segments that name them.
  func identifier(of context: ShapingContext) -> UInt32 {
    if let known = contexts[context] { return known }
    if contexts.count >= 4096 {
      contexts.removeAll()
      segments.removeAll()
    }
    let identifier = UInt32(contexts.count)
    contexts[context] = identifier
    return identifier
  }

  /// Returns the replacement fonts for a choice, in order.
  func fallback(of choice: FontChoice, in context: FallbackContext) -> FontChoice.Fallback {
    if let known = choice.fallbacks[context] { return known }
    let (registry, descriptor) = (registry, choice.descriptor)
    let script = context.script
    let fallback = FontChoice.Fallback(
      first: registry.fallback(in: context).map { family in
        let isEmoji = registry.emoji.map(family.isSame) ?? false
        return FontChoice.Candidate(family, descriptor, isEmoji: isEmoji)
      },
      last: {
        registry.lastFallback(for: script).map {
          FontChoice.Candidate($0, descriptor, isEmoji: false)
        }
      })
    choice.fallbacks[context] = fallback
    return fallback
  }

  /// The font of the emoji family for a choice, if the registry has one.
  func emoji(of choice: FontChoice) -> FontChoice.Candidate? {
    if let known = choice.emoji { return known }
    let found = registry.emoji.map {
      FontChoice.Candidate($0, choice.descriptor, isEmoji: true)
    }
    choice.emoji = found
    return found
  }

  /// HarfBuzz's form of a BCP 47 tag.
  func language(_ tag: String) -> OpaquePointer? {
    if tag.isEmpty { return nil }
    if let known = languages[tag] { return known }
    if languages.count > 256 { languages.removeAll() }
    let language = hb_language_from_string(tag, -1)
    languages[tag] = language
    return language
  }
}
