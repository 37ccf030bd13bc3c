import GalleySnapshots
package import GalleyStair
import GalleySystem
import GalleyText
import Synchronization

/// The fonts that suites name, besides those of a whole run.
package struct SuiteFonts: Sendable {
  let renderer: @Sendable ([String]) throws(FontError) -> Renderer
  let earlier: @Sendable ([String]) -> EarlierFont

  /// Makes a source of fonts.
  ///
  /// - Parameters:
  ///   - renderer: Makes a renderer that has the fonts of files and folders as well.
  ///   - earlier: Finds faces that are no longer what a reference was drawn with, of these files and folders
  ///     and those of the whole run.
  package init(
    renderer: @escaping @Sendable ([String]) throws(FontError) -> Renderer = {
      paths throws(FontError) in try Renderer(fontPaths: paths)
    },
    earlier: @escaping @Sendable ([String]) -> EarlierFont = { _ in { _ in nil } }
  ) {
    (self.renderer, self.earlier) = (renderer, earlier)
  }
}

/// The renderers of a run: one for each list of fonts that suites name, and one for each set of earlier faces
/// that a proof needs.
final class SuiteRenderers: Sendable {
  /// A renderer with the files that were read for its suites' fonts.
  struct Entry {
    var renderer: Renderer
    var files: [NamedDigest] = []
  }

  private struct EarlierKey: Hashable {
    var fonts: [String]
    var faces: [NamedDigest]
  }

  private let fonts: SuiteFonts
  let base: Renderer
  private let known = Mutex<[[String]: Result<Entry, RenderFailure>]>([:])
  private let knownEarlier = Mutex<[EarlierKey: Renderer?]>([:])
  private let finders = Mutex<[[String]: EarlierFont]>([:])

  /// - Parameter base: The renderer of suites that name no fonts.
  init(_ fonts: SuiteFonts, base: Renderer) { (self.fonts, self.base) = (fonts, base) }

  /// The renderer that has the fonts of files and folders as well.
  func entry(for paths: [String]) throws(RenderFailure) -> Entry {
    if paths.isEmpty { return Entry(renderer: base) }
    return try known.withLock { known in
      if let entry = known[paths] { return entry }
      let entry = Result { () throws(RenderFailure) in try make(paths) }
      known[paths] = entry
      return entry
    }.get()
  }

  private func make(_ paths: [String]) throws(RenderFailure) -> Entry {
    let renderer: Renderer
    do throws(FontError) { renderer = try fonts.renderer(paths) } catch {
      throw RenderFailure("\(error)")
    }
    return Entry(renderer: renderer, files: Self.files(of: paths, renderer))
  }

  /// The files of the faces below some paths, and the listings of their folders, so that another file is
  /// noticed.
  private static func files(of paths: [String], _ renderer: Renderer) -> [NamedDigest] {
    let faces = Set(renderer.typesetter.fonts.faces.map(\.file)).filter { file in
      paths.contains { file == $0 || file.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    }
    let folders = Set(faces.map { FilePath($0).folder.string } + paths).filter(Directory.exists)
    let lists = folders.map { FilePath($0).appending(FontFiles.listName).string }
    return (faces.sorted() + lists.sorted()).map {
      NamedDigest(name: $0, digest: File.digest($0) ?? 0)
    } + folders.sorted().map { NamedDigest(name: $0, digest: Directory.digest($0) ?? 0) }
  }

  /// A renderer that has faces as they once were, made once; nil when one of them was not kept.
  func renderer(for paths: [String], with faces: [NamedDigest]) -> Renderer? {
    guard let today = try? entry(for: paths).renderer else { return nil }
    let find = finders.withLock { finders in
      let find = finders[paths] ?? fonts.earlier(paths)
      finders[paths] = find
      return find
    }
    return knownEarlier.withLock { known in
      let key = EarlierKey(fonts: paths, faces: faces)
      if let renderer = known[key] { return renderer }
      let found = faces.compactMap(find)
      let earlier =
        found.count == faces.count ? try? today.typesetter.fonts.replacing(found) : nil
      let renderer = earlier.map { Renderer(fonts: $0, limits: today.limits) }
      known.updateValue(renderer, forKey: key)
      return renderer
    }
  }
}
