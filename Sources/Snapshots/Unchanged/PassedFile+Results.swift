import GalleyParsing

extension PassedFile.Entry {
  /// Remembers results, as briefly as they allow.
  init(
    digest: UInt64, files: [NamedDigest], _ results: [PictureResult], of subject: SnapshotCase
  ) {
    self.init(digest: digest, files: files)
    let told = results.map { result in
      var result = result
      (result.seconds, result.dependencies) = (0, [])
      (result.inputsDigest, result.digest) = (nil, nil)
      // The way in which equality was found is reported again only if it matters for the picture.
      if result.matchedBy != .tolerance, result.matchedBy != .shared { result.matchedBy = nil }
      return result
    }
    if told != subject.plainResults {
      self.results = "[\(told.map(ReportJSON.result).joined(separator: ","))]"
    }
  }

  /// The results of a case that has not changed; nil when they cannot be read.
  func results(of subject: SnapshotCase) -> [PictureResult]? {
    var results = subject.plainResults
    if !self.results.isEmpty {
      guard let told = ReportReader.results(SourceText(name: PassedFile.name, text: self.results))
      else { return nil }
      results = told
    }
    let dependencies = [subject.path] + files.filter { $0.digest != 0 }.map(\.name)
    for index in results.indices {
      if results[index].matchedBy == nil { results[index].matchedBy = .inputs }
      if results[index].isPicture { results[index].dependencies = dependencies }
    }
    return results
  }
}

extension SnapshotCase {
  /// The results of a run if all checks pass and there is nothing more to report.
  fileprivate var plainResults: [PictureResult] {
    var results: [PictureResult] = []
    func add(_ name: String, _ variant: Variant, reference: String? = nil) {
      var result = PictureResult(
        name: name, caseName: self.name, variant: variant.name, status: .passed)
      result.reference = reference
      results.append(result)
    }
    for (index, variant) in variants.enumerated() {
      if settings.layout == .all || settings.layout == .first && index == 0 {
        add(layoutName(variant), variant, reference: layoutPath(variant))
      }
      add(
        pictureName(variant), variant,
        reference: settings.hasPictures ? picturePath(variant) : nil)
    }
    for (path, kind) in [(samePath, PictureResult.Kind.same), (differentPath, .differs)]
    where path != nil {
      for variant in variants {
        add("\(pictureName(variant)).\(kind.rawValue)", variant)
        results[results.count - 1].kind = kind
      }
    }
    return results
  }
}
