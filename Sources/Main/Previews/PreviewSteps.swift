import GalleyParsing
import GalleySceneSnapshots
import GalleySnapshots
import GalleySystem

/// The steps that are played on previews: the files beside their sources, `Name.steps.json` and
/// `Name.anything.steps.json` for `Name.swift`, or one file that is named.
struct PreviewSteps: Sendable {
  /// A picture that steps take of a preview.
  struct Taken: Sendable {
    /// The name of the picture, which is that of the preview and that of the snapshot.
    var name: String
    var preview: ListedPreview
    var script: StepScript
    /// The film that is taken; nil for a picture.
    var film: ScreenFilm?
    /// The place of the steps.
    var path: String { script.name }
  }

  static let ending = ".steps.json"

  private(set) var taken: [Taken] = []
  /// The pictures without the films, which tests do not compare.
  var pictures: [Taken] { taken.filter { $0.film == nil } }
  private(set) var findings: [(diagnostic: Diagnostic, source: SourceText)] = []

  /// Finds and reads the steps beside the sources of previews.
  init(beside previews: [ListedPreview]) throws(FileError) {
    let sources = previews.filter { $0.file != nil }
    for folder in Set(sources.map(\.folder)).sorted() {
      let place = folder.isEmpty ? "." : folder
      // The file of a preview whose source is not known has the name of its module as a folder.
      guard Directory.exists(place) else { continue }
      for name in try Directory.names(in: place).sorted() where name.hasSuffix(Self.ending) {
        let stem = name.split(separator: ".", maxSplits: 1).first.map(String.init) ?? ""
        let own = sources.filter {
          $0.folder == folder && FilePath($0.file ?? "").lastComponent == "\(stem).swift"
        }
        read(FilePath(place).appending(name).string, own) {
          own.isEmpty
            ? "there are no previews in '\(stem).swift', on which the steps could be played" : nil
        }
      }
    }
  }

  /// Reads one file, whose steps are played on the preview that it names, else on each of some.
  init(_ path: String, on previews: [ListedPreview]) throws(FileError) {
    let source = try SourceText(file: path, limit: 1 << 24)
    guard let steps = read(source) else { return }
    if steps.preview == nil {
      for preview in previews { take(steps, of: preview) }
    } else if let preview = preview(of: steps, among: previews) {
      take(steps, of: preview)
    }
  }

  /// Stops the command when something is wrong with the steps.
  func check() throws(ExitStatus) {
    for (diagnostic, source) in findings { DiagnosticPrinter.print([diagnostic], of: source) }
    if findings.contains(where: { $0.diagnostic.severity == .error }) { throw .badInput }
  }

  private mutating func read(
    _ path: String, _ previews: [ListedPreview], _ mistake: () -> String?
  ) {
    let source: SourceText
    do throws(FileError) { source = try SourceText(file: path, limit: 1 << 24) } catch {
      return add("\(error)", SourceText(name: path, bytes: []))
    }
    if let mistake = mistake() { return add(mistake, source) }
    guard let steps = read(source), let preview = preview(of: steps, among: previews) else {
      return
    }
    take(steps, of: preview)
  }

  private mutating func read(_ source: SourceText) -> ScreenSteps? {
    do throws(StepFindings) {
      let steps = try ScreenSteps(source)
      if steps.snapshots.isEmpty, steps.films.isEmpty {
        add(CaseSteps.missing, source)
        return nil
      }
      return steps
    } catch {
      findings += error.diagnostics.map { ($0, error.source) }
      return nil
    }
  }

  /// The preview that steps are for, by the name of its pictures or the author's.
  private mutating func preview(
    of steps: ScreenSteps, among previews: [ListedPreview]
  ) -> ListedPreview? {
    let names = previews.map { "\"\($0.name)\"" }.joined(separator: ", ")
    guard let wanted = steps.preview else {
      if previews.count == 1 { return previews[0] }
      add("there are several previews; name one of \(names) with \"preview\"", steps.source)
      return nil
    }
    let found = previews.named(wanted)
    if found == nil {
      add("there is no preview \"\(wanted)\" of the source; there is \(names)", steps.source)
    }
    return found
  }

  private mutating func take(_ steps: ScreenSteps, of preview: ListedPreview) {
    let films = steps.films.map { (name: $0.name, film: ScreenFilm?.some($0.film)) }
    let pictures = steps.snapshots.map { (name: $0, film: ScreenFilm?.none) }
    for (snapshot, film) in pictures + films {
      let name = "\(preview.name)-\(snapshot)"
      if let other = taken.first(where: { $0.name == name }) {
        add("the picture \"\(name)\" is taken in '\(other.path)' already", steps.source)
      }
      taken.append(
        Taken(
          name: name, preview: preview, script: StepScript(steps, snapshot: snapshot), film: film))
    }
  }

  private mutating func add(_ message: String, _ source: SourceText) {
    findings.append((Diagnostic(.error, message, at: nil), source))
  }
}

extension [ListedPreview] {
  /// The preview of a name: that of its pictures, or the author's.
  func named(_ name: String) -> ListedPreview? {
    first { $0.name == name } ?? first { $0.name.hasSuffix("-\(name)") }
  }
}

extension ListedPreview {
  /// The folder of the source.
  fileprivate var folder: String { FilePath(file ?? "").folder.string }
}
