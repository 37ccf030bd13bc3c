internal import GalleyParsing

extension PropertyForm {
  /// A list of values of a form.
  static func list<Element>(
    of form: PropertyForm<Element>
  ) -> PropertyForm where Value == [Element] {
    PropertyForm(.list(form.kind)) { value, name, reader in
      guard case .array(let values) = value.kind else {
        return reader.mismatch(name, .list(form.kind), value)
      }
      return values.enumerated().compactMap { form.read($1, "\(name).\($0)", &reader) }
    } describe: { values, name, writer in
      for (index, value) in values.enumerated() {
        form.describe(value, "\(name).\(index)", &writer)
      }
    }
  }
}

extension PropertyForm where Value == [String] {
  /// Texts that people read.
  static var displayTexts: PropertyForm { .list(of: .displayText) }
}
