import GalleyDesign
import GalleyDocuments
import GalleyLocalization
import GalleyParsing
package import GalleySwiftUI
import GalleySystem
import GalleyText
import GalleyTokens

/// The asset catalogues and the strings below some folders, read as documents read them.
package struct PreviewFolders {
  /// The files that could not be read, each with its path.
  package private(set) var problems: [String] = []
  private var colors: [String: DesignColor] = [:]
  private var assets = AssetMap()
  private var strings = LocalizedStrings()
  /// Returns true for the name of a font of the app; nil where these are not known.
  private var hasFont: (@Sendable (String) -> Bool)?
  private static let deepestFolder = 40

  /// Reads every catalogue and file of strings; names that begin with a dot are passed over.
  ///
  /// - Parameter fonts: The files of all fonts of the app; nil where they are not known.
  package init(_ folders: [String], fonts: [String]? = nil) {
    // A file that is not a font is reported where the fonts are opened for drawing.
    hasFont = fonts.map { paths in
      let registry = try? FontRegistry(paths: paths)
      return { registry?.contains($0) == true }
    }
    for folder in folders { read(FilePath(folder), depth: 0) }
  }

  /// Returns the resources that were found, with image files of the density that a picture needs.
  ///
  /// - Parameter scale: Pixels per point of the picture.
  package func resources(scale: Double) -> PreviewResources {
    var resources = PreviewResources(
      colors: colors, images: ResourceLoader(document: "", assets: assets, scale: scale),
      strings: strings)
    resources.darkImages = ResourceLoader(
      document: "", assets: assets, scale: scale, isDark: true)
    if let hasFont { resources.hasFont = hasFont }
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
