import GalleyDesign
package import GalleyDocuments
package import GalleyParsing
package import GalleySnapshots
package import GalleyStair
package import GalleySystem
import Synchronization

/// The suite files above documents, for commands that read documents one by one.
///
/// A document is read with the theme, the fonts and the strings that `galley test` reads it with. The variants are
/// not taken over: they are several pictures, and the command line chooses among them.
package final class GoverningSuites: SuiteDesigns {
  private let renderers: SuiteRenderers
  private let isStrict: Bool
  private let folders: ReadableFolders?
  /// The themes by their paths, each as long as the files that it was read from are the same.
  private let themes = Mutex<[String: SuiteTheme]>([:])
  /// The largest number of themes that are kept.
  private static let keptThemes = 64

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - fonts: Makes the renderers of suites that name fonts.
  ///   - renderer: The renderer of all others.
  ///   - isStrict: True if a warning refuses a theme.
  package convenience init(_ fonts: SuiteFonts, base renderer: Renderer, isStrict: Bool) {
    self.init(SuiteRenderers(fonts, base: renderer), isStrict, nil)
  }

  private init(_ renderers: SuiteRenderers, _ isStrict: Bool, _ folders: ReadableFolders?) {
    (self.renderers, self.isStrict, self.folders) = (renderers, isStrict, folders)
  }

  package func confined(to folders: ReadableFolders) -> any SuiteDesigns {
    GoverningSuites(renderers, isStrict, folders)
  }

  package func design(
    of source: SourceText, declaring declaration: () -> SyntaxValue?, _ needs: SuiteNeeds,
    in files: any FileReading
  ) -> SuiteDesign {
    var design = SuiteDesign()
    let suite = GoverningSuite(of: source, declaring: declaration, in: files)
    let settings = suite.settings
    design.findings = suite.findings
    /// A failure to use what a suite names.
    func fail(_ part: String, _ reason: String) {
      let line = reason.split(separator: "\n").first.map(String.init) ?? reason
      design.findings.append(
        Diagnostic(.error, "the \(part) of the suite cannot be used: \(line)", at: nil))
    }
    if needs.strings, !settings.strings.isEmpty {
      do throws(RenderFailure) {
        design.strings = try SuiteStrings.read(settings.strings, files, isStrict: isStrict)
      } catch {
        fail("strings", error.description)
      }
    }
    if !settings.fonts.isEmpty {
      do throws(FileError) {
        for path in settings.fonts { try check(path) }
        do throws(RenderFailure) {
          design.renderer = try renderers.entry(for: settings.fonts).renderer
        } catch { fail("fonts", error.description) }
      } catch {
        fail("fonts", error.description)
      }
    }
    if needs.theme, let path = settings.theme {
      let theme = theme(path, files)
      design.theme = try? theme.theme.get()
      if let reason = theme.refusal(strictly: isStrict) {
        fail("theme", reason)
      } else if design.findings.isEmpty {
        let fonts = (design.renderer ?? renderers.base).typesetter.fonts
        for (family, message) in theme.missing(among: fonts) {
          design.missingFonts.insert(family)
          design.findings.append(Diagnostic(.warning, message, at: nil))
        }
      }
    }
    return design
  }

  /// Refuses fonts outside of the readable folders.
  private func check(_ path: String) throws(FileError) {
    guard let folders else { return }
    try folders.check(path)
    if Directory.exists(path) { try folders.checkLinks(below: path) }
  }

  /// A theme, which is read again when one of its files is another.
  private func theme(_ path: String, _ files: any FileReading) -> SuiteTheme {
    if let known = themes.withLock({ $0[path] }),
      !known.files.isEmpty,
      known.files.allSatisfy({ file in
        (try? files.read(file.path, limit: .max)).map { ContentHash.of($0) } == file.digest
      })
    {
      return known
    }
    let read = SuiteTheme(path, files, isStrict: isStrict)
    themes.withLock { themes in
      if themes.count >= Self.keptThemes { themes = [:] }
      themes[path] = read
    }
    return read
  }
}

/// The settings of the suite files that govern one document: those of the folders from the root of its corpus down
/// to its own, its own suite file, and what it declares under `snapshot`.
package struct GoverningSuite: Sendable {
  /// The settings.
  package private(set) var settings = CaseSettings()
  /// The errors in the suite files.
  package private(set) var findings: [Diagnostic] = []
  /// The findings in what the document declares for itself.
  package private(set) var declaredFindings: [Diagnostic] = []

  /// Searches the folders above a document; reads nothing for a text that is not in a corpus.
  ///
  /// - Parameter declaration: Returns what the document declares under `snapshot`.
  package init(
    of source: SourceText, declaring declaration: () -> SyntaxValue?, in files: any FileReading
  ) {
    let name = FilePath(source.name).lastComponent
    guard name.hasSuffix(".json"), name != "suite.json", !name.hasSuffix(".suite.json") else {
      return
    }
    let folder = FilePath(source.name).folder.string
    let folders = Self.folders(upTo: folder)
    let stem = name.prefix { $0 != "." }
    let own = FilePath(source.name).beside("\(stem).suite.json").string
    for path in folders.map({ FilePath($0).appending("suite.json").string }) + [own]
    where files.hasFile(path) {
      read(path, files)
    }
    guard Corpus.mayDeclare(source.bytes), let value = declaration() else { return }
    let declared = SuiteReader.read(value, of: source, inheriting: settings)
    (settings, declaredFindings) = (declared.settings, declared.diagnostics)
  }

  /// Searches the folders above one of a corpus.
  package init(above folder: String, in files: any FileReading) {
    let paths = Self.folders(upTo: folder).dropLast()
      .map { FilePath($0).appending("suite.json").string }
    for path in paths where files.hasFile(path) { read(path, files) }
  }

  private mutating func read(_ path: String, _ files: any FileReading) {
    do throws(FileError) {
      let source = SourceText(file: path, bytes: try files.read(path, limit: 1 << 20))
      guard DesignFile(source).kind == .suite else { return }
      let result = SuiteReader.read(source, inheriting: settings)
      settings = result.settings
      findings += result.diagnostics.filter { $0.severity == .error }.map { finding in
        let place = finding.range.map { ":\(source.location(of: $0.start))" } ?? ""
        return Diagnostic(
          .error, "the suite file '\(path)\(place)' has a mistake: \(finding.message)", at: nil)
      }
    } catch {
      findings.append(Diagnostic(.error, error.description, at: nil))
    }
  }

  /// The folders from the root of a corpus down to one of its folders: up to the one with the lock file, else up to
  /// the top of the repository, as far as a corpus looks into the folders between.
  private static func folders(upTo folder: String) -> [String] {
    var next = folder.isEmpty ? "." : FilePath(folder).withoutTrailingSeparators
    var folders = [next]
    while !isRoot(next), folders.count < 64 {
      let name = FilePath(next).lastComponent
      // A corpus does not look into folders of resources.
      guard !(name.count > 1 && name.hasPrefix(".") && name != "..") && !name.hasPrefix("_"),
        let above = folderAbove(next)
      else { break }
      folders.append(above)
      next = above
    }
    return folders.reversed()
  }

  private static func isRoot(_ folder: String) -> Bool {
    let place = FilePath(folder)
    let git = place.appending(".git").string
    return File.exists(place.appending(LockFile.name).string) || File.exists(git)
      || Directory.exists(git)
  }

  /// The folder above; that of the working folder is named from the root of the disk.
  private static func folderAbove(_ folder: String) -> String? {
    let isNamed = !["", ".", ".."].contains(FilePath(folder).lastComponent)
    guard !isNamed else {
      let above = FilePath(folder).folder.string
      return above.isEmpty ? "." : above == folder ? nil : above
    }
    guard let real = File.resolved(folder), real != "/" else { return nil }
    let above = FilePath(real).folder.string
    return above.isEmpty || above == real ? nil : above
  }
}
