import GalleyComponents
import GalleyDesign
import GalleyDocuments
package import GalleyParsing
package import GalleySnapshots
package import GalleyStair
import GalleySystem

/// The findings about a suite file beyond its own text: words that no setting takes, a theme, fonts or strings that
/// cannot be used, masks and lints that concern nothing.
///
/// `galley test` makes the check before it draws, and `galley lint` makes the same one.
package struct SuiteCheck: Sendable {
  private let loader: DocumentLoader
  private let isStrict: Bool
  private let renderers: SuiteRenderers
  private let base: Renderer

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - renderer: The renderer of suites that name no fonts.
  ///   - fonts: Makes the renderers of others.
  ///   - loader: Reads what suites name.
  ///   - isStrict: True if a warning refuses a theme.
  package init(_ renderer: Renderer, _ fonts: SuiteFonts, _ loader: DocumentLoader, isStrict: Bool)
  {
    self.init(SuiteRenderers(fonts, base: renderer), renderer, loader, isStrict)
  }

  init(
    _ renderers: SuiteRenderers, _ base: Renderer, _ loader: DocumentLoader, _ isStrict: Bool
  ) {
    (self.renderers, self.base, self.loader, self.isStrict) = (renderers, base, loader, isStrict)
  }

  /// The findings in the suite files of a corpus, each in its file.
  package func findings(in corpus: Corpus) -> [Corpus.Finding] {
    corpus.suiteFiles.flatMap { path -> [Corpus.Finding] in
      guard let source = try? SourceText(file: path, limit: 1 << 20) else { return [] }
      let governed = corpus.cases.filter { $0.suites.contains { $0.name == path } }
      return findings(in: SuiteReader.read(source), of: governed.map(\.path)).map {
        Corpus.Finding(diagnostic: $0, source: source)
      }
    }
  }

  /// The findings in a suite file.
  ///
  /// - Parameters:
  ///   - suite: The file, read on top of no other.
  ///   - documents: The documents that the suite governs; nil where they are not known.
  package func findings(
    in suite: SuiteReader.Reading, of documents: [String]?
  ) -> [Diagnostic] {
    guard let value = suite.value,
      !suite.diagnostics.contains(where: { $0.severity == .error })
    else { return [] }
    return words(in: value) + design(suite.settings, value)
      + masks(in: value, documents.map { $0.map(Self.bytes) })
      + lints(in: value)
  }

  /// The states that have no document beside one of the governed ones.
  package func missingStates(
    in suite: SuiteReader.Reading, of documents: [String]
  ) -> [Diagnostic] {
    let states = suite.value?["variants"]?[VariantAxis.state.rawValue]?.elements
    return (states ?? []).compactMap { state in
      guard let word = state.text, word != "normal" else { return nil }
      let missing = documents.map { DocumentPictures.path(of: $0, inState: word) }
        .filter { !File.exists($0) }
      guard let first = missing.first else { return nil }
      let more = missing.count > 1 ? ", and \(missing.count - 1) more" : ""
      return Diagnostic(
        .error, DocumentPictures.missing(state: word, first) + more, at: state.range)
    }
  }

  // MARK: Variants

  private func words(in suite: SyntaxValue) -> [Diagnostic] {
    VariantAxis.allCases.flatMap { axis in
      (suite["variants"]?[axis.rawValue]?.elements ?? []).compactMap { element in
        guard let word = element.text ?? element.number?.description else { return nil }
        let setting = Variant.Setting(axis, word)
        do throws(RenderFailure) {
          _ = try SceneSettings(Variant(name: "", settings: [setting]))
          return nil
        } catch {
          guard axis == .device, let meant = Self.device(word) else {
            return Diagnostic(.error, error.description, at: element.range)
          }
          return Diagnostic(
            .error, "unknown device \(SyntaxValue.quoted(word))", at: element.range,
            suggestion: meant)
        }
      }
    }
  }

  /// The display name of a device: `iPhone 15`.
  private static func device(_ word: String) -> String? {
    let name = word.lowercased().split { $0 == " " || $0 == "_" }.joined(separator: "-")
    return Device.named(name)?.name
      ?? SpellingSuggestion.nearest(name, in: Device.presets.map(\.name))
  }

  // MARK: Design

  private func design(_ settings: CaseSettings, _ suite: SyntaxValue) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    func fail(_ key: String, _ reason: String) {
      findings.append(Diagnostic(.error, reason, at: suite[key]?.range))
    }
    var renderer = base
    do throws(RenderFailure) { renderer = try renderers.entry(for: settings.fonts).renderer } catch
    {
      fail("fonts", "the fonts cannot be used: \(error.description)")
    }
    if let path = settings.theme {
      let theme = SuiteTheme(path, loader.files, isStrict: isStrict)
      if let reason = theme.refusal(strictly: isStrict) {
        fail("theme", "the theme cannot be used: \(reason)")
      } else if findings.isEmpty {
        findings += theme.missing(among: renderer.typesetter.fonts).map {
          Diagnostic(.warning, $0.message, at: suite["theme"]?.range)
        }
      }
    }
    if !settings.strings.isEmpty {
      do throws(RenderFailure) {
        _ = try SuiteStrings.read(settings.strings, loader.files, isStrict: isStrict)
      } catch {
        let line = error.description.split(separator: "\n").first.map(String.init) ?? ""
        fail("strings", "the strings cannot be used: \(line)")
      }
    }
    return findings
  }

  // MARK: Masks and lints

  private static func bytes(_ path: String) -> [UInt8] { (try? File.read(path)) ?? [] }

  private func masks(in suite: SyntaxValue, _ documents: [[UInt8]]?) -> [Diagnostic] {
    let types = loader.catalog.entries.map(\.typeName)
    return (suite["masks"]?.elements ?? []).compactMap { mask -> Diagnostic? in
      if let type = mask["type"], let name = type.text, !types.contains(name),
        let nearest = SpellingSuggestion.nearest(name, in: types)
      {
        return Diagnostic(
          .warning,
          "no component has the type \(SyntaxValue.quoted(name)); the mask covers nothing",
          at: type.range, suggestion: nearest)
      }
      // Names that data fill in are not in the text.
      if let id = mask["id"], let name = id.text, let documents, !documents.isEmpty,
        !documents.contains(where: { Self.mayName(name, $0) })
      {
        return Diagnostic(
          .warning,
          "no document here has the identifier \(SyntaxValue.quoted(name)); the mask covers nothing",
          at: id.range)
      }
      return nil
    }
  }

  private static func mayName(_ id: String, _ document: [UInt8]) -> Bool {
    let text = String(decoding: document, as: UTF8.self)
    return text.contains(JSONWriter.quoted(id)) || text.contains("\"repeat\"")
      || text.contains("\"include\"")
  }

  private func lints(in suite: SyntaxValue) -> [Diagnostic] {
    let known = Set(
      (loader.catalog.sharedProperties + loader.catalog.entries.flatMap(\.properties)).map(\.name))
    return (suite["lints"]?["tokens"]?.elements ?? []).compactMap { element in
      guard let text = element.text,
        let name = text.split(separator: ".").first.map(String.init), !known.contains(name)
      else { return nil }
      return Diagnostic(
        .warning, "no component has the property \(SyntaxValue.quoted(name))", at: element.range,
        suggestion: SpellingSuggestion.nearest(name, in: known.sorted()))
    }
  }
}
