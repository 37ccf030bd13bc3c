public import GalleyComponents
internal import GalleyImaging
internal import GalleyPainting
package import GalleyParsing
internal import GalleySystem
internal import GalleyVector
internal import Synchronization

/// Opens the images that a document names; the only part of the house that opens files because a
/// document says so.
///
/// A local name is a path relative to the document's folder, then to `assets` and `_assets` in it,
/// then to each folder of the asset map.
/// It may leave out the ending (`.png`, `.jpg`, `.jpeg`, `.svg`, `.pdf`) and the density (`@2x`,
/// `@3x`): of the files there are, the one of the picture's scale is taken, else the next denser one,
/// else the densest, else the SVG or PDF image, which has no density. Image sets of asset catalogues
/// (`.xcassets`) in those folders, or as one of them, are found by their names. An absolute path, or
/// one that climbs out of its folder, is refused, so that a document cannot look at files around it;
/// links that lie inside are followed. Remote URLs are never fetched: the asset map leads them to
/// files, which may lie anywhere, because its author is the person who runs Galley. Formats
/// are told apart by their first bytes, not by their names.
public final class ResourceLoader: ImageSource {
  private let folder: String
  private let assets: AssetMap
  private let scale: Double
  private let limits: ImageLimits
  private let files: any FileReading
  private let isDark: Bool
  private let known = Mutex<[String: ImageOutcome]>([:])
  private let catalogs = Mutex<AssetCatalogImages?>(nil)
  private let templates = Mutex<Set<String>>([])

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - document: The document's path; its images lie around it.
  ///   - assets: Files for remote URLs, and further folders.
  ///   - scale: Pixels per point of the picture, to choose among densities.
  ///   - files: The disk, or something else in tests.
  public convenience init(
    document: String, assets: AssetMap = AssetMap(), scale: Double = 2,
    files: any FileReading = DiskFiles()
  ) {
    self.init(document: document, assets: assets, scale: scale, files: files, isDark: false)
  }

  /// Makes a loader that takes the files of image sets for dark appearance where there are any.
  package init(
    document: String, assets: AssetMap, scale: Double, files: any FileReading = DiskFiles(),
    isDark: Bool
  ) {
    self.isDark = isDark
    folder = ResourcePath.folder(of: document)
    var assets = assets
    for name in ["assets", "_assets"] { assets.add(folder: folder + name) }
    self.assets = assets
    self.scale = scale
    self.files = files
    limits = .standard
  }

  /// The image with a local name or path.
  public func image(named name: String) -> ImageOutcome {
    remembering("name:" + name) {
      if name.hasPrefix("data:") { return data(name) }
      guard ResourcePath.staysInside(name) else {
        return .failed(
          "the image \"\(name)\" lies outside the document's folder; "
            + "name its folder as an asset folder instead")
      }
      for folder in [folder] + assets.searchFolders {
        if let found = densities(of: folder + name).first(where: { files.hasFile($0.path) }) {
          return load(found.path, named: name, scale: found.scale)
        }
      }
      return catalogImage(named: name) ?? unreadable(name)
        ?? .failed("there is no image \"\(name)\" beside the document or among the assets")
    }
  }

  /// The image at a URL.
  public func image(at url: String) -> ImageOutcome {
    remembering("url:" + url) {
      if url.hasPrefix("data:") { return data(url) }
      guard url.contains(":") else { return image(named: url) }
      guard let path = assets.path(for: url, files) else {
        return .unresolved("remote images are not fetched and no asset stands for this one")
      }
      return load(path, named: url, scale: Self.density(of: path))
    }
  }

  /// The text of a theme or style sheet beside the document; nil when there is none. The same paths
  /// are refused as for images.
  package func text(named name: String) -> SourceText? {
    guard ResourcePath.staysInside(name) else { return nil }
    let bytes = try? files.read(folder + name, limit: limits.maximumFileBytes)
    return bytes.map { bytes in
      var source = SourceText(name: name, bytes: bytes)
      source.isQuotable = !File.leadsOut(folder + name)
      return source
    }
  }

  private func remembering(_ key: String, _ make: () -> ImageOutcome) -> ImageOutcome {
    if let outcome = known.withLock({ $0[key] }) { return outcome }
    let outcome = make()
    known.withLock { $0[key] = outcome }
    return outcome
  }

  /// Whether the image comes from an image set whose pictures are masks.
  public func isTemplate(named name: String) -> Bool {
    _ = image(named: name)
    return templates.withLock { $0.contains(name) }
  }

  /// The image of an asset catalogue; nil when none has it.
  private func catalogImage(named name: String) -> ImageOutcome? {
    let entry = catalogs.withLock { catalogs in
      let found = catalogs ?? AssetCatalogImages(folders: [folder] + assets.searchFolders)
      catalogs = found
      return found.entries[name]
    }
    switch entry {
    case .images(let set):
      guard
        let file = AssetCatalogImages.file(
          in: set, scale: scale, isDark: isDark, files)
      else {
        return .failed("the image set \"\(name)\" names no image")
      }
      if AssetCatalogImages.isTemplate(set, files) {
        _ = templates.withLock { $0.insert(name) }
      }
      return load(file.path, named: name, scale: file.scale)
    case .symbol(let set):
      guard let file = AssetCatalogImages.file(of: set, files) else {
        return .failed("the symbol \"\(name)\" names no drawing")
      }
      return symbol(file, named: name)
    case nil: return nil
    }
  }

  private static let pictures = [".png", ".jpg", ".jpeg", ".webp", ".gif"]
  private static let readable = pictures + [".svg", ".pdf"]

  /// The files that may hold an image, best first.
  private func densities(of path: String) -> [(path: String, scale: Double)] {
    let (stem, ending) = ResourcePath.split(path)
    let isComplete = Self.readable.contains(ending.lowercased())
    let endings = isComplete ? [ending] : Self.pictures
    let base = isComplete ? stem : path
    if isComplete, Self.density(of: path) != 1 { return [(path, Self.density(of: path))] }
    let wanted = [1.0, 2, 3]
    let order = wanted.filter { $0 >= scale } + wanted.filter { $0 < scale }.reversed()
    let pictures = order.flatMap { density in
      endings.map { ending in
        (base + (density == 1 ? "" : "@\(Int(saturating: density))x") + ending, density)
      }
    }
    return isComplete ? pictures : pictures + [(base + ".svg", 1), (base + ".pdf", 1), (path, 1)]
  }

  /// The error for an image without its ending whose file has an unsupported format; nil without such a
  /// file.
  private func unreadable(_ name: String) -> ImageOutcome? {
    let endings = [".avif", ".heic", ".bmp", ".tiff", ".tif", ".jxl", ".svgz"]
    for folder in [folder] + assets.searchFolders {
      for ending in endings where files.hasFile(folder + name + ending) {
        return load(folder + name + ending, named: name + ending, scale: 1)
      }
    }
    return nil
  }

  /// Returns true for the name of a file that may be read as an image.
  static func isImage(_ name: String) -> Bool {
    readable.contains(ResourcePath.split(name).ending.lowercased())
  }

  /// The name of a file without `@2x` or `@3x`.
  static func withoutDensity(_ name: String) -> String {
    let (stem, ending) = ResourcePath.split(name)
    return (density(of: name) == 1 ? stem : String(stem.dropLast(3))) + ending
  }

  /// The density that a file's name tells: `@2x`, `@3x`, else 1.
  private static func density(of path: String) -> Double {
    let stem = ResourcePath.split(path).stem
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }

  private func load(_ path: String, named name: String, scale: Double) -> ImageOutcome {
    do throws(FileError) {
      let bytes = try files.read(path, limit: limits.maximumFileBytes)
      return decode(bytes, named: name, scale: scale)
    } catch {
      return .failed(error.description)
    }
  }

  private func symbol(_ path: String, named name: String) -> ImageOutcome {
    do throws(FileError) {
      let bytes = try files.read(path, limit: limits.maximumFileBytes)
      switch VectorImage.readSymbol(SourceText(name: name, bytes: bytes)) {
      case .success(let image): return .foundVector(image)
      case .failure(let error): return .failed("the symbol \"\(name.prefix(80))\": \(error)")
      }
    } catch {
      return .failed(error.description)
    }
  }

  private func data(_ url: String) -> ImageOutcome {
    guard let bytes = DataURL.bytes(of: url) else {
      return .failed("the data URL has no content that can be decoded")
    }
    return decode(bytes, named: "data:", scale: 1)
  }

  private func decode(_ bytes: [UInt8], named name: String, scale: Double) -> ImageOutcome {
    do throws(ImageError) {
      switch ImageFormat(of: bytes) {
      case .png, .jpeg, .webp, .gif:
        let image = try StillImage.read(bytes, limits: limits)
        return .found(
          ImageResource(
            name: name, bitmap: image.bitmap, scale: scale, warnings: image.warnings))
      case .svg:
        return vector(VectorImage.read(SourceText(name: name, bytes: bytes)), named: name)
      case .pdf: return vector(VectorImage.readPDF(bytes, name: name), named: name)
      case .pointer:
        return .failed("the image \"\(name.prefix(80))\" is \(GitLFSPointer.problem)")
      case .other(let what):
        return .failed(
          "the image \"\(name.prefix(80))\" is \(what); PNG, JPEG, WebP, GIF, SVG and PDF can be read"
        )
      }
    } catch {
      return .failed("the image \"\(name.prefix(80))\" is damaged or too large: \(error)")
    }
  }

  private func vector(
    _ result: Result<VectorImage, VectorImageError>, named name: String
  ) -> ImageOutcome {
    switch result {
    case .success(let image): .foundVector(image)
    case .failure(let error): .failed("the image \"\(name.prefix(80))\": \(error)")
    }
  }
}
