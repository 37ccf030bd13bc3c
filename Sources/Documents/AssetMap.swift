public import GalleyParsing
internal import GalleySystem

/// Which local files stand for remote URLs.
///
/// A map is a JSON object from URLs to paths, relative to the map's own folder. A folder is a map
/// as well: a URL is looked for there as `host/path`, then by the last part of its path.
public struct AssetMap: Sendable {
  private var paths: [String: String] = [:]
  private var folders: [String] = []

  /// Makes a map without entries.
  public init() {}

  /// Leads a URL to a path.
  public mutating func add(_ url: String, path: String) { paths[url] = path }

  /// Leads every URL to a folder, after those that have been given.
  public mutating func add(folder: String) { folders.append(ResourcePath.folder(folder)) }

  /// Everything that the map leads to.
  package var places: [String] { paths.values.sorted() + folders }

  /// The folders, in which local images are looked for as well.
  var searchFolders: [String] { folders }

  /// Adds the entries of a JSON map; what is wrong with it comes back.
  public mutating func add(_ source: SourceText) -> [Diagnostic] {
    var (value, findings) = JSONParser.parse(source)
    guard case .object(let members)? = value?.kind else {
      if findings.isEmpty {
        findings = [
          Diagnostic(.error, "an asset map is an object from URLs to paths", at: value?.range)
        ]
      }
      return findings
    }
    let folder = ResourcePath.folder(of: source.name)
    for member in members {
      if case .string(let path) = member.value.kind {
        paths[member.key] = path.hasPrefix("/") ? path : folder + path
      } else {
        findings.append(
          Diagnostic(.error, "an asset's path is text", at: member.value.range))
      }
    }
    return findings
  }

  /// The path of a URL's file, or nil when nothing stands for it.
  func path(for url: String, _ files: any FileReading) -> String? {
    if let path = paths[url] { return path }
    let plain = String(url.prefix { $0 != "?" && $0 != "#" })
    if let path = paths[plain] { return path }
    guard let scheme = plain.firstRange(of: "://") else { return nil }
    let rest = PercentEncoding.decoded(plain[scheme.upperBound...])
    guard ResourcePath.staysInside(rest) else { return nil }
    let last = rest.split(separator: "/").last.map(String.init) ?? rest
    for folder in folders {
      if let found = [folder + rest, folder + last].first(where: files.hasFile) { return found }
    }
    return nil
  }
}
