/// One thing to take pictures of, and where its references are.
package struct SnapshotCase: Hashable, Sendable {
  /// The name that filters and reports use, with the folders below the corpus: `badge/count`.
  package var name: String
  /// The document, or the source file of a test.
  package var path: String
  /// The folder of the references.
  package var folder: String
  /// The first part of the references' file names.
  package var stem: String
  /// What is checked.
  package var settings: CaseSettings
  /// A document that must look the same, or nil.
  package var samePath: String?
  /// A document that must look different, or nil.
  package var differentPath: String?
  /// The pictures to take, in order.
  package let variants: [Variant]
  /// The hash of the document when the corpus was read; nil for cases without a corpus.
  package var documentDigest: UInt64?
  /// Whether the document itself says something about its checks.
  package var hasOwnSettings = false
  /// The suite files that hold for the case, with the hashes of what was read.
  package var suites: [NamedDigest] = []

  /// Makes a case.
  package init(
    name: String, path: String, folder: String, stem: String,
    settings: CaseSettings = CaseSettings()
  ) {
    self.name = name
    self.path = path
    self.folder = folder
    self.stem = stem
    self.settings = settings
    variants = settings.matrix.variants
  }

  /// The reference picture of a variant.
  package func picturePath(_ variant: Variant) -> String {
    "\(folder)/\(pictureStem(variant)).png"
  }

  /// The frame dump that belongs to a variant.
  package func layoutPath(_ variant: Variant) -> String {
    settings.layout == .all
      ? "\(folder)/\(pictureStem(variant)).layout.txt" : "\(folder)/\(stem).layout.txt"
  }

  /// The name of one picture: `badge/count.light`.
  package func pictureName(_ variant: Variant) -> String {
    variant.name.isEmpty ? name : "\(name).\(variant.name)"
  }

  /// The name of the frame dump that belongs to a variant: `badge/count.layout`.
  package func layoutName(_ variant: Variant) -> String {
    "\(settings.layout == .all ? pictureName(variant) : name).layout"
  }

  private func pictureStem(_ variant: Variant) -> String {
    variant.name.isEmpty ? stem : "\(stem).\(variant.name)"
  }

  /// Every reference file the case may have.
  package var declaredFiles: [String] {
    var files: [String] = []
    for variant in variants {
      if settings.hasPictures { files.append(picturePath(variant)) }
      if settings.layout == .all { files.append(layoutPath(variant)) }
    }
    if settings.layout == .first { files.append("\(folder)/\(stem).layout.txt") }
    return files
  }
}
