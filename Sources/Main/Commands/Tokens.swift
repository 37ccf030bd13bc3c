import ArgumentParser
import GalleyDesign
import GalleyDocuments
import GalleyParsing
import GalleyPlatform
import GalleyStair
import GalleyStyleSheets
import GalleySystem
import GalleyTokens

/// `galley tokens`: design tokens and what they are converted from and to.
struct Tokens: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokens",
    abstract: "Work with design tokens.",
    discussion: """
      Example:
        galley tokens convert brand.plist -o brand.tokens.json
      """, subcommands: [Convert.self])

  /// `galley tokens convert`: one design-system format into another.
  struct Convert: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "convert",
      abstract: "Convert between style sheets, design tokens and theme files.",
      discussion: """
        What the input is, its content shows. What the other format has no place for is said on \
        standard error, one line for each loss. Nothing is written when the input has an error, \
        with --strict when there is a warning, or when nothing of it could be read (exit status \
        2), or with --exact when anything is lost (1).

        Examples:
          galley tokens convert brand.tokens.json -o brand.theme.json --exact
          galley tokens convert core.json brand.json -o tokens.css
          galley tokens convert figma.json -o brand.tokens.json --lenient --json
        """)

    /// The formats that can be written.
    enum Format: String, ExpressibleByArgument, CaseIterable {
      case plist, json, tokens, theme, css, swift, android
    }

    @Argument(
      help: """
        A property list, JSON style sheet, token file, theme or asset catalogue (the colours of \
        Assets.xcassets); - is standard input. Of several \
        token files the later ones refer to the earlier ones and replace what they say.
        """)
    var inputs: [String]

    @Option(
      name: [.customShort("o"), .customLong("output")], help: "A file, or - for standard output.")
    var output = "-"

    @Option(
      name: .customLong("to"),
      help: """
        plist or json (a style sheet), tokens, theme, css, swift or android; by the output's name \
        when left out.
        """)
    var format: Format?

    @Option(
      help: """
        A context of a resolver's modifier, as modifier=context, or a theme of Tokens Studio, as \
        group=theme; may be repeated.
        """)
    var context: [String] = []

    @Flag(
      help:
        "Fail, and write nothing, when anything is left out in reading or has no place in the output."
    )
    var exact = false

    @Flag(help: "With --to android: the dark values, for values-night.")
    var dark = false

    @Flag(
      help: """
        Print the findings and what is lost as one JSON array on standard output; --output is a \
        file then.
        """)
    var json = false

    @OptionGroup var strictness: StrictnessOptions

    func validate() throws {
      guard !json || output != "-" else {
        throw ValidationError("--json needs a file for --output; standard output is the array's")
      }
      guard resolvedFormat != nil else {
        throw ValidationError("--to is needed: '\(output)' does not say the format")
      }
      for pair in context where !pair.dropFirst().contains("=") {
        throw ValidationError("--context takes modifier=context, found '\(pair)'")
      }
    }

    private var resolvedFormat: Format? {
      if let format { return format }
      if output.hasSuffix(".plist") { return .plist }
      if output.hasSuffix(".tokens") || output.hasSuffix(".tokens.json") { return .tokens }
      if output.hasSuffix(".theme.json") { return .theme }
      return [".css": .css, ".swift": .swift, ".xml": .android].first { output.hasSuffix($0.key) }?
        .value
    }

    private var contexts: [String: String] {
      var inputs: [String: String] = [:]
      for pair in context {
        let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
        if parts.count == 2 { inputs[parts[0]] = parts[1] }
      }
      return inputs
    }

    func run() throws {
      guard let input = inputs.last else { return }
      if inputs.count == 1, AssetCatalog.isAt(input) { return try convert(catalog: input) }
      let file = try DesignFile(input)
      let others = try inputs.dropLast().map { try DocumentLoader.source($0) }
      if !others.isEmpty, file.kind != .tokens {
        throw ValidationError("several files can be put together only when they are design tokens")
      }
      var (document, notes, findings, sources) = try read(file, others)
      if document.tokens.isEmpty, findings.contains(where: { $0.severity == .warning }) {
        findings.append(Diagnostic(.error, "nothing of this file could be read", at: nil))
      }
      let place = { sources?.place($0) ?? (source: file.source, diagnostic: $0) }
      try finish(document, findings.map(place), notes.map { place($0.diagnostic) }, place)
    }

    /// The colour sets of an asset catalogue.
    private func convert(catalog path: String) throws {
      let (document, findings) = try AssetCatalog.read(path, mode: strictness.mode)
      let source = SourceText(name: path, bytes: [])
      try finish(document, findings, []) { (source, $0) }
    }

    /// Reports, and writes what may be written.
    ///
    /// - Parameter place: Finds the file of a finding about a token of the document.
    private func finish(
      _ document: DesignTokenDocument, _ findings: [AssetCatalog.Finding],
      _ lostInReading: [AssetCatalog.Finding], _ place: (Diagnostic) -> AssetCatalog.Finding
    ) throws {
      var notes: [TranslationNote] = []
      let isRefused = strictness.refuses(findings.map(\.diagnostic))
      let text = isRefused ? "" : write(document, &notes)
      let lost = lostInReading + notes.map { place($0.diagnostic) }
      if json {
        let values = (findings + lost).map { SyntaxValue.finding($0.diagnostic, in: $0.source) }
        try Output.standard.line(JSONWriter.text(of: .array(values)))
      } else {
        // Findings of one file are folded together.
        var rest = findings[...]
        while let first = rest.first {
          let same = rest.prefix { $0.source.name == first.source.name }
          DiagnosticPrinter.print(same.map(\.diagnostic), of: first.source)
          rest = rest.dropFirst(same.count)
        }
        for note in lost {
          Output.error.write(note.diagnostic.headline(in: note.source, Output.error.style) + "\n")
        }
      }
      if isRefused { throw ExitStatus.badInput }
      if exact, (findings + lost).contains(where: \.diagnostic.isLoss) {
        throw ExitStatus.difference
      }
      if output == "-" { return try Output.standard.write(text) }
      try OutputFile.write(Array(text.utf8), to: output, inputs: inputs)
    }

    private typealias Reading = (
      DesignTokenDocument, [TranslationNote], [Diagnostic], sources: TokenSources?
    )

    /// Every format is read into tokens, and written from them.
    private func read(_ file: DesignFile, _ others: [SourceText]) throws -> Reading {
      switch file.kind {
      case .tokens:
        let (document, sources, findings) = DesignTokenReader.read(
          others + [file.source], mode: strictness.mode, inputs: contexts,
          limits: ParsingLimits(maximumDiagnostics: json ? .max : 100), load: file.beside)
        return (document, [], findings, sources)
      case .styleSheet:
        let (sheet, findings) = StyleSheetFile.read(file.source, mode: strictness.mode)
        let (document, notes) = DesignTokenDocument.tokens(of: sheet)
        return (document, notes, findings, nil)
      case .theme:
        let (theme, findings) = ThemeReader.read(file.source, mode: strictness.mode)
        let (document, notes) = DesignTokenDocument.tokens(of: theme ?? .plain)
        return (document, notes, findings, nil)
      case .document, .suite, .schema:
        throw ValidationError(
          "'\(file.source.name)' is neither a style sheet nor design tokens nor a theme")
      }
    }

    private func write(
      _ document: DesignTokenDocument, _ notes: inout [TranslationNote]
    ) -> String {
      switch resolvedFormat ?? .tokens {
      case .tokens:
        notes += DesignTokenWriter.losses(of: document)
        return DesignTokenWriter.text(of: document)
      case .theme:
        // `brand.tokens.json` becomes the theme "brand".
        let name = DesignFile.stem(of: DesignFile.stem(of: inputs.last ?? ""))
        let (theme, more) = document.theme(named: document.themeName ?? name, over: .plain)
        notes += more
        return ThemeWriter.text(of: theme)
      case .css:
        notes += CustomPropertyWriter.losses(of: document)
        return CustomPropertyWriter.text(of: document)
      case .swift:
        let (text, more) = TokenSourceWriter.swift(of: document)
        notes += more
        return text
      case .android:
        let (text, more) = TokenSourceWriter.android(of: document, isDark: dark)
        notes += more
        return text
      case .plist, .json:
        let (sheet, more) = document.styleSheet()
        notes += more
        return format == .json
          ? JSONWriter.text(of: sheet) + "\n" : PropertyListWriter.text(of: sheet)
      }
    }
  }
}
