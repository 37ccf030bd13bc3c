import ArgumentParser
import GalleySnapshots
import GalleySystem

/// The drivers with which git shows and merges references: lines of `.gitattributes` name drivers, and the
/// configuration of each clone has their programs.
enum GitDrivers {
  /// The settings of the drivers.
  private static let settings = [
    ("diff.galley.textconv", "galley describe"),
    ("merge.galley.name", "references of Galley"),
    ("merge.galley.driver", "galley merge %O %A %B %P"),
  ]

  /// The commands that set them.
  static let lines = settings.map { "git config \($0) '\($1)'" }

  /// The lines of `.gitattributes`.
  static func attributes(corpus: String) -> String {
    let pictures = "\(corpus)/**/*.png diff=galley merge=galley"
    let others = ["*.layout.txt", LockFile.name, LineMerge.Kind.inputs.fileName, CostFile.name]
    return ([pictures] + others.map { "\(corpus)/**/\($0) merge=galley" })
      .joined(separator: "\n") + "\n"
  }

  /// Sets the drivers in the repository of a folder.
  ///
  /// - Throws: `ValidationError` when git does not know a repository there.
  static func set(in folder: String) throws {
    for (name, value) in settings {
      guard GitQuery.text(["-C", folder, "config", name, value]) != nil else {
        throw ValidationError("git cannot set '\(name)': '\(folder)' is not in a repository")
      }
    }
  }
}
