import GalleyDesign
import GalleyDocuments
import GalleyLocalization
import GalleyParsing
package import GalleySwiftUI
import GalleySystem
import GalleyTokens

/// The asset catalogues and the strings below some folders, read as documents read them.
package struct PreviewFolders {
  /// The files that could not be read, each with its path.
  package private(set) var problems: [String] = []
  private var colors: [String: DesignColor] = [:]
  private var assets = AssetMap()
  private var strings = LocalizedStrings()
  private static let deepestFolder = 40

  /// Reads every catalogue and file of strings; names that begin with a dot are passed over.
  package init(_ folders: [String]) {
    for folder in folders { read(FilePath(folder), depth: 0) }
  }

  /// What was found, with image files of the density that a picture needs.
  ///
  /// - Parameter scale: Pixels per point of the picture.
  package func resources(scale: Double) -> PreviewResources {
    var resources = PreviewResources(
      colors: colors, images: ResourceLoader(document: "", assets: assets, scale: scale),
      strings: strings)
    resources.darkImages = ResourceLoader(
      document: "", assets: assets, scale: scale, isDark: true)
    return resources
  }

  private mutating func read(_ folder: FilePath, depth: Int) {
    guard depth < Self.deepestFolder else { return }
    attempt { reading throws(FileError) in
      if folder.lastComponent.hasSuffix(".xcassets") {
        reading.assets.add(folder: folder.string)
        let (found, findings) = try AssetCatalog.colors(folder.string)
        for (name, color) in found where reading.colors[name] == nil {
          reading.colors[name] = DesignColor(light: color.light, dark: color.dark)
        }
        for (source, diagnostic) in findings { reading.note(diagnostic, in: source) }
        return
      }
      for name in try Directory.names(in: folder.string) where !name.hasPrefix(".") {
        let path = folder.appending(name)
        if Directory.exists(path.string) {
          reading.read(path, depth: depth + 1)
        } else if StringFiles.isStrings(name) {
          reading.readStrings(path.string)
        }
      }
    }
  }

  private mutating func readStrings(_ path: String) {
    attempt { reading throws(FileError) in
      let source = LocalizedStrings.source(path, try File.read(path, limit: 1 << 28))
      for diagnostic in reading.strings.add(source) { reading.note(diagnostic, in: source) }
    }
  }

  private mutating func attempt(_ work: (inout Self) throws(FileError) -> Void) {
    do throws(FileError) { try work(&self) } catch { problems.append(error.description) }
  }

  private mutating func note(_ diagnostic: Diagnostic, in source: SourceText) {
    let line = diagnostic.range.map { ":\(source.location(of: $0.start).line)" } ?? ""
    problems.append("\(source.name)\(line): \(diagnostic.message)")
  }
}
