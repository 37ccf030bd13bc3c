extension Property {
  /// The same key for an owner that holds this one's owner as a part.
  func moved<Whole>(
    to part: @autoclosure @escaping @Sendable () -> WritableKeyPath<Whole, Owner>
  ) -> Property<Whole> {
    let (read, describe, value) = (read, describe, value)
    return Property<Whole>(
      description: description,
      read: { read($0, &$1[keyPath: part()], &$2) },
      describe: { describe($0[keyPath: part()], &$1) }, value: { value($0[keyPath: part()]) })
  }
}
