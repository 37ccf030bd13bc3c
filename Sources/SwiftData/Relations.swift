/// Keeps both ends of relationships: who gets a child has it among its children, and the child has
/// its parent.
enum Relations {
  /// The models that a property leads to.
  static func targets(of model: any PersistentModel, _ path: AnyKeyPath) -> [any PersistentModel] {
    guard related(path) != nil else { return [] }
    let value = (model as Any)[keyPath: path] as Any
    if let one = value as? any PersistentModel { return [one] }
    return value as? [any PersistentModel] ?? []
  }

  /// Tells the other ends what a property leads to now.
  static func settle(
    _ model: any PersistentModel, _ path: AnyKeyPath, from old: [any PersistentModel]
  ) {
    let new = targets(of: model, path)
    for other in old where !contains(new, other) {
      if let inverse = inverse(of: path, type(of: model), type(of: other)) {
        unlink(other, inverse, model)
      }
    }
    for other in new where !contains(old, other) {
      model._$observationRegistrar.container?.insert(other)
      if let inverse = inverse(of: path, type(of: model), type(of: other)) {
        link(other, inverse, model)
      }
    }
  }

  static func contains(_ models: [any PersistentModel], _ model: any PersistentModel) -> Bool {
    models.contains { $0 === model }
  }

  /// Returns the property of the other model that refers back: the declared one, or the only one of that type
  /// if it is unambiguous.
  private static func inverse(
    of path: AnyKeyPath, _ type: any PersistentModel.Type, _ other: any PersistentModel.Type
  ) -> AnyKeyPath? {
    let here = type._$relationships
    let there = other._$relationships
    if let declared = here.first(where: { $0.path == path })?.inverse { return declared }
    if let declared = there.first(where: { $0.inverse == path }) { return declared.path }
    let leading = here.filter { $0.inverse == nil && related($0.path) == other }
    let back = there.filter { there in
      there.inverse == nil && related(there.path) == type
        && !here.contains { $0.inverse == there.path }
    }
    return leading.count == 1 && back.count == 1 ? back[0].path : nil
  }

  /// The type of model that a property leads to.
  static func related(_ path: AnyKeyPath) -> (any PersistentModel.Type)? {
    var type = Swift.type(of: path).valueType
    while let holder = type as? any Holder.Type { type = holder.held }
    return type as? any PersistentModel.Type
  }

  private static func link(
    _ model: any PersistentModel, _ path: AnyKeyPath, _ target: any PersistentModel
  ) {
    guard !contains(targets(of: model, path), target) else { return }
    func open<Model: PersistentModel, Target: PersistentModel>(_ model: Model, _ target: Target) {
      if let path = path as? ReferenceWritableKeyPath<Model, Target> {
        model[keyPath: path] = target
      } else if let path = path as? ReferenceWritableKeyPath<Model, Target?> {
        model[keyPath: path] = target
      } else if let path = path as? ReferenceWritableKeyPath<Model, [Target]> {
        model[keyPath: path].append(target)
      } else if let path = path as? ReferenceWritableKeyPath<Model, [Target]?> {
        model[keyPath: path] = (model[keyPath: path] ?? []) + [target]
      }
    }
    open(model, target)
  }

  static func unlink(
    _ model: any PersistentModel, _ path: AnyKeyPath, _ target: any PersistentModel
  ) {
    guard contains(targets(of: model, path), target) else { return }
    func open<Model: PersistentModel, Target: PersistentModel>(_ model: Model, _ target: Target) {
      if let path = path as? ReferenceWritableKeyPath<Model, Target?> {
        model[keyPath: path] = nil
      } else if let path = path as? ReferenceWritableKeyPath<Model, [Target]> {
        model[keyPath: path].removeAll { $0 === target }
      } else if let path = path as? ReferenceWritableKeyPath<Model, [Target]?> {
        model[keyPath: path]?.removeAll { $0 === target }
      }
    }
    open(model, target)
  }
}

/// A type that holds models: an optional one, or a list.
private protocol Holder {
  static var held: Any.Type { get }
}
extension Optional: Holder {
  static var held: Any.Type { Wrapped.self }
}
extension Array: Holder {
  static var held: Any.Type { Element.self }
}
