/// The parts of an Xcode project from which its app is built.
struct XcodeProject {
  /// Sources by their paths below the project's folder.
  private(set) var files: Set<String> = []
  /// Folders that are built whole, and what is taken out of them.
  private var folders: [String] = []
  private var exceptions: Set<String> = []
  /// The folders of packages beside the app, from the project's folder.
  private(set) var packages: [String] = []
  /// The names of the targets for the platform that are programs, in the project's order.
  private(set) var programs: [String] = []

  private let objects: PropertyListText
  /// The paths of files and folders by the project's names for them.
  private var paths: [String: String] = [:]

  /// Reads a project; nil if it is not one, or builds nothing for the platform.
  ///
  /// - Parameter target: The program whose sources are built; the first app unless given.
  init?(_ bytes: [UInt8], platform: PreviewPlatform, target: String? = nil) {
    guard let list = PropertyListText(bytes), let objects = list["objects"],
      let root = list["rootObject"]?.text.flatMap({ objects[$0] })
    else { return nil }
    self.objects = objects
    if let group = root["mainGroup"]?.text { place(group, in: "", depth: 0) }
    let fitting = (root["targets"]?.texts ?? []).compactMap { objects[$0] }
      .filter { builds($0, of: root, for: platform) }
    programs = fitting.filter { Self.isProgram($0) }.compactMap { $0["name"]?.text }
    for target in Self.chosen(fitting, target) { add(target) }
    for reference in root["packageReferences"]?.texts ?? [] {
      if let path = objects[reference]?["relativePath"]?.text { packages.append(path) }
    }
    if files.isEmpty, folders.isEmpty { return nil }
  }

  /// Returns true if a source below the project's folder is built.
  func builds(_ path: String) -> Bool {
    files.contains(path)
      || !exceptions.contains(path) && folders.contains { path.hasPrefix("\($0)/") }
  }

  /// The last word of a target's type: `application`, `app-extension`, `framework`.
  private static func kind(_ target: PropertyListText) -> String {
    target["productType"]?.text?.split(separator: ".").last.map(String.init) ?? ""
  }

  private static func isProgram(_ target: PropertyListText) -> Bool {
    let other = [
      "framework", "static", "dynamic", "unit-testing", "ui-testing", "bundle", "tool", "",
    ]
    return !other.contains(kind(target))
  }

  /// The named program, or the first app, and the libraries that the project builds for it.
  private static func chosen(
    _ targets: [PropertyListText], _ name: String?
  ) -> [PropertyListText] {
    let program = targets.first { target in
      guard let name else { return kind(target) == "application" }
      return target["name"]?.text == name && isProgram(target)
    }
    return (program.map { [$0] } ?? [])
      + targets.filter { kind($0) == "framework" || kind($0) == "static" }
  }

  private func builds(
    _ target: PropertyListText, of root: PropertyListText, for platform: PreviewPlatform
  ) -> Bool {
    func setting(_ name: String, of object: PropertyListText) -> String? {
      let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
      let first = list?["buildConfigurations"]?.texts.first.flatMap { objects[$0] }
      return first?["buildSettings"]?[name]?.text
    }
    func setting(_ name: String) -> String? { setting(name, of: target) ?? setting(name, of: root) }
    guard let kit = setting("SUPPORTED_PLATFORMS") ?? setting("SDKROOT"), kit != "auto" else {
      return true
    }
    return kit.contains(platform == .iOS ? "iphoneos" : "macosx")
  }

  /// Finds the paths of a group's children, and of theirs.
  private mutating func place(_ name: String, in folder: String, depth: Int) {
    guard depth < 64, let object = objects[name] else { return }
    let path = object["path"]?.text ?? ""
    let isAbove = object["sourceTree"]?.text == "<group>"
    let here = isAbove && !folder.isEmpty && !path.isEmpty ? "\(folder)/\(path)" : path
    paths[name] = path.isEmpty ? folder : here
    if object["lastKnownFileType"]?.text == "wrapper" { packages.append(here) }
    for child in object["children"]?.texts ?? [] {
      place(child, in: paths[name] ?? "", depth: depth + 1)
    }
  }

  private mutating func add(_ target: PropertyListText) {
    for phase in (target["buildPhases"]?.texts ?? []).compactMap({ objects[$0] })
    where phase["isa"]?.text == "PBXSourcesBuildPhase" {
      for file in phase["files"]?.texts ?? [] {
        if let source = objects[file]?["fileRef"]?.text, let path = paths[source] {
          files.insert(path)
        }
      }
    }
    for group in target["fileSystemSynchronizedGroups"]?.texts ?? [] {
      guard let folder = paths[group] else { continue }
      folders.append(folder)
      for set in (objects[group]?["exceptions"]?.texts ?? []).compactMap({ objects[$0] })
      where set["target"]?.text.flatMap({ objects[$0] }) == target {
        exceptions.formUnion((set["membershipExceptions"]?.texts ?? []).map { "\(folder)/\($0)" })
      }
    }
  }
}
