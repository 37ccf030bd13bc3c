package import GalleyLocalization
public import GalleyParsing

/// Reads components out of syntax values and collects what is wrong with them.
public struct ComponentReader {
  /// The deepest nesting of components that is read. Building, measuring and painting recurse, so a bound
  /// keeps hostile input from overflowing the stack; real screens stay under 50. Each component is two levels
  /// of JSON, of which a text may have 512 by default.
  package static let maximumDepth = 200
  /// The findings so far.
  package let diagnostics: DiagnosticCollector
  /// The components that may be named.
  public let catalog: ComponentCatalog
  /// The values of names of colours and dimensions.
  package let names: any ValueNames
  /// The source of images.
  public let images: any ImageSource
  /// The source, for telling apart and for sharing what is written alike.
  public let source: SourceText
  var depth = 0
  /// The catalogue's index of the component whose `subviews` are read; nil in properties and at the root.
  var parent: Int?
  /// The container whose `subviews` are read; nil in properties and at the root.
  var container: ForeignSurroundings.Parent?
  /// The component whose keys are read.
  var current: Current?
  var identifiers: [String: SourceRange] = [:]
  var shared = SharedReadings()
  /// The tokens that the component being read has taken from the theme so far.
  var tokens: [TokenUse] = []
  /// The key that is being read, where the document has another spelling of it: messages name that.
  var spelling: KeySpelling?
  /// The member that is being read; nil in documents whose values have no place of their own.
  var member: SyntaxMember?
  /// True if the syntax being read stays as it is until many rows are done.
  var keepsSyntax = false
  /// The number of components read so far.
  var componentCount = 0

  /// The source in which texts are found by their keys; nil shows texts as they are written.
  let localization: LocalizedReading?
  /// True for a document into which fields of data were put. Their types depend on the properties that they are
  /// for, and equal bytes of the source can have different values.
  package var hasData = false {
    didSet { shared = SharedReadings(isOff: hasData) }
  }

  /// The reasons for which texts are not in the user's language.
  package var localizationRemarks: [LocalizationRemark] = []

  private let translation: (@Sendable (String) -> String)?

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - localization: The source in which texts that people read are found by their keys.
  ///   - translation: The transformation that is applied to them then, for example to show them in a
  ///     pseudo-locale.
  package init(
    of source: SourceText, diagnostics: DiagnosticCollector,
    catalog: ComponentCatalog = .standard, names: any ValueNames = NoNames(),
    images: any ImageSource = NoImages(), localization: LocalizedReading? = nil,
    translation: (@Sendable (String) -> String)? = nil
  ) {
    self.localization = localization
    self.translation = translation
    self.source = source
    self.diagnostics = diagnostics
    self.catalog = catalog
    self.names = names
    self.images = images
  }

  /// A text that people read, as it is shown.
  func translated(_ text: String) -> String { translation?(text) ?? text }

  /// Reports something that makes a strict reading fail and a lenient one go on.
  public func fail(
    _ message: String, at range: SourceRange, suggestion: String? = nil, notes: [Diagnostic] = []
  ) {
    diagnostics.fail(message, at: range, suggestion: suggestion, notes: notes)
  }

  /// Reports something that is an error in either reading.
  public func refuse(_ message: String, at range: SourceRange, notes: [Diagnostic] = []) {
    diagnostics.error(message, at: range, notes: notes)
  }

  /// Reports something that is odd but has a documented meaning.
  public func warn(_ message: String, at range: SourceRange, suggestion: String? = nil) {
    diagnostics.warning(message, at: range, suggestion: suggestion)
  }

  /// Reports something about a file that the document names: an error makes a strict reading fail and a lenient
  /// one go on.
  func report(_ severity: DiagnosticSeverity, ofFile message: String, at range: SourceRange) {
    let isLeftOut = severity == .error && diagnostics.mode == .lenient
    var finding = Diagnostic(
      isLeftOut ? .warning : severity, message + (isLeftOut ? "; ignored" : ""), at: range,
      isLoss: isLeftOut)
    finding.isAboutFile = true
    diagnostics.add(finding)
  }

  /// Reports that a value is not what a key takes; always nil, so that it can be returned.
  @discardableResult
  public func mismatch<Value>(
    _ name: String, _ kind: PropertyKind, _ value: SyntaxValue
  ) -> Value? {
    if let member, member.value.range == value.range,
      let text = ForeignNames.member(withValueOfAnother: name, value, surroundings)?.text
        ?? flattened(member)
    {
      diagnostics.fail(
        "expected \(kind.phrase) for \(SyntaxValue.quoted(name)), found \(value.summary)",
        at: SourceRange(member.keyRange.start, value.range.end),
        advice: .init("; write \(text)", replacement: text))
      return nil
    }
    mismatch(
      name, kind, value,
      advice: ForeignUnits.advice(value, for: name, kind, textSize: surroundings.textSize)
        ?? leavingOut(value) ?? ForeignNames.advice(onValue: value.text ?? "", of: name))
    return nil
  }

  /// The advice to leave out the member that is read, if this is its value and changes nothing.
  private func leavingOut(_ value: SyntaxValue) -> DiagnosticCollector.Advice? {
    guard let member, member.value.range == value.range, let current else { return nil }
    return leavingOut(member, catalog.entries[current.entry])
  }

  /// Reports that a value is not what a key takes, and what to write instead.
  func mismatch(
    _ name: String, _ kind: PropertyKind, _ value: SyntaxValue,
    advice: DiagnosticCollector.Advice?
  ) {
    diagnostics.mismatch(kind.phrase, value, for: name, advice: advice)
  }

  /// Reports a word that is not one of the expected ones, with the nearest of them; always returns nil.
  public func unknownWord<Value>(
    _ word: String, for name: String, among words: [String], at range: SourceRange
  ) -> Value? {
    let meant = ForeignNames.word(for: word, among: words)
    if meant == nil, let member, member.value.range == range,
      let text = ForeignNames.member(withValueOfAnother: name, member.value, surroundings)?.text
    {
      diagnostics.fail(
        "expected \(ValueReader.listing(words)) for \(SyntaxValue.quoted(name)), "
          + "found \(SyntaxValue.quoted(word))",
        at: SourceRange(member.keyRange.start, range.end),
        advice: .init("; write \(text)", replacement: text))
      return nil
    }
    let advice = meant == nil ? ForeignNames.advice(onValue: word, of: name)?.words ?? "" : ""
    diagnostics.unknownWord(
      word, among: words, for: name, at: range, meaning: meant, advice: advice)
    return nil
  }
}
