import GalleyParsing
import GalleyPlatform
import GalleySystem

/// Copies of the repositories that packages depend on. Builds are confined and have no network, so that git
/// fetches them beforehand: it runs nothing of what it fetches.
struct PackageRepositories {
  /// The folder of the copies.
  let folder: String
  private(set) var copies: [(address: String, copy: String)] = []

  /// The names of packages that something on this machine replaces.
  private let provided: Set<String>

  init(in folder: String, except provided: Set<String> = []) {
    (self.folder, self.provided) = (folder, provided)
  }

  private func isProvided(_ address: String) -> Bool {
    provided.contains(Self.identity(of: address))
  }

  /// Returns the last word of an address, by which the package manager knows the package.
  static func identity(of address: String) -> String {
    let word = address.split(separator: "/").last ?? address[...]
    return (word.hasSuffix(".git") ? word.dropLast(4) : word).lowercased()
  }

  /// Fetches what manifests name, and what the manifests of that name in turn.
  ///
  /// A manifest is read as text, since evaluating it would run it. A repository that cannot be had is passed
  /// over; the package manager reports it as missing.
  ///
  /// - Parameters:
  ///   - texts: Manifests and lists of resolved versions.
  ///   - refreshes: True when copies that exist are brought up to date.
  mutating func fetch(neededBy texts: [String], refreshes: Bool) throws(FileError) {
    var waiting = texts.flatMap(Self.addresses)[...]
    var known: Set<String> = []
    while let address = waiting.popFirst(), known.count < 200 {
      guard !isProvided(address), known.insert(address).inserted else { continue }
      let copy = "\(folder)/\(Self.name(of: address))"
      let isThere = Directory.exists(copy)
      if !isThere || refreshes {
        try Directory.create(folder)
        let words =
          isThere
          ? ["-C", copy, "fetch", "--quiet", "--prune"]
          : ["clone", "--mirror", "--quiet", "--", address, copy]
        guard try Self.git(words, output: "\(folder)/log") == 0 || isThere else { continue }
      }
      copies.append((address, copy))
      let manifest = "\(folder)/manifest"
      if try Self.git(["-C", copy, "show", "HEAD:Package.swift"], output: manifest) == 0 {
        waiting += Self.addresses(in: String(decoding: try File.read(manifest), as: UTF8.self))
      }
    }
  }

  /// Returns true if there is a copy of each package that a manifest names.
  ///
  /// - Parameter manifest: The text of a manifest. An address that is not a string there counts as one without a copy.
  func haveAll(namedIn manifest: String) -> Bool {
    let known = Set(copies.map(\.address))
    let labels = manifest.split(separator: "url:", omittingEmptySubsequences: false).count - 1
    return labels
      <= Self.addresses(in: manifest).count { known.contains($0) || isProvided($0) }
  }

  /// Returns the packages that a manifest depends on without a copy of them here, as name and address. A cell has
  /// no network, and so they are not to be had there.
  ///
  /// - Parameter manifest: A manifest as the package manager prints it (`swift package dump-package`).
  func missing(from manifest: SyntaxValue) -> [(name: String, address: String)] {
    let known = Set(copies.map(\.address))
    return (manifest["dependencies"]?.elements ?? []).compactMap { dependency in
      guard let control = dependency["sourceControl"]?.elements?.first,
        let name = control["identity"]?.text, let location = control["location"],
        let place = location["remote"]?.elements?.first?["urlString"]
          ?? location["local"]?.elements?.first,
        let address = place.text
      else { return nil }
      return known.contains(address) || isProvided(address) ? nil : (name, address)
    }
  }

  /// Variables that make git take the copies for the addresses, and ignore settings outside of
  /// the cell.
  var variables: [String] {
    let settings =
      [("core.excludesFile", "/dev/null"), ("safe.directory", "*")]
      + copies.map { ("url.\($0.copy).insteadOf", $0.address) }
    return settings.enumerated().flatMap { index, setting in
      ["GIT_CONFIG_KEY_\(index)=\(setting.0)", "GIT_CONFIG_VALUE_\(index)=\(setting.1)"]
    } + ["GIT_CONFIG_COUNT=\(settings.count)"]
  }

  static func git(_ words: [String], output: String) throws(FileError) -> Int32 {
    let own = [
      "GIT_TERMINAL_PROMPT=0", "GIT_ALLOW_PROTOCOL=https:ssh:file", "GIT_LFS_SKIP_SMUDGE=1",
    ]
    let process = try ChildProcesses.start(
      ["env"] + own + ["git", "-c", "core.hooksPath=/dev/null"] + words, output: output)
    return ChildProcesses.end(of: process)
  }

  /// The addresses in quotes that a manifest names as `url:`, or a list of resolved versions as `location`.
  static func addresses(in text: String) -> [String] {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.dropFirst().filter { index in
      let before = parts[index - 1].filter { !$0.isWhitespace }
      let isNamed =
        before.hasSuffix("url:")
        || before == ":" && index > 1
          && ["location", "repositoryURL"].contains(String(parts[index - 2]))
      return isNamed
        && ["https://", "ssh://", "git@"].contains { parts[index].hasPrefix($0) }
    }.map { String(parts[$0]) }
  }

  /// The last words of an address and a hash, so that two of one name keep apart.
  private static func name(of address: String) -> String {
    let word = address.split(separator: "/").last.map(String.init) ?? "package"
    let plain = word.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
    return "\(plain)-\(String(ContentHash.of(Array(address.utf8)), radix: 16)).git"
  }
}
