@_spi(Reflection) internal import Swift

/// A property of a view that is filled in before its body is called.
public protocol DynamicProperty {
  mutating func update()
  /// Fills in what the property reads of its surroundings.
  static func _install(_ property: inout Self, _ context: _InstallContext)
}

extension DynamicProperty {
  public mutating func update() {}

  public static func _install(_ property: inout Self, _ context: _InstallContext) {
    PropertyField.install(&property, context.context)
    property.update()
  }
}

/// The source from which a property is filled in; only Galley makes one.
public struct _InstallContext {
  let context: InstallContext
}

/// The source from which the properties of one view are filled in.
final class InstallContext {
  let environment: EnvironmentValues
  /// The type of the view.
  let owner: Any.Type
  /// The values that are wanted and missing.
  private(set) var missing: [String] = []
  /// The offset of the property in the view, which distinguishes its state from others.
  var offset = 0

  init(_ owner: Any.Type, _ environment: EnvironmentValues) {
    (self.owner, self.environment) = (owner, environment)
  }

  /// Notes that an object is missing.
  func lacks(_ reason: String) -> MissingObject {
    missing.append(reason)
    return MissingObject(view: owner, reason: reason)
  }

  var session: Session? { environment.surroundings?.session }

  /// The object that belongs to the property, the same in every round.
  func box<Box: AnyObject>(_ make: () -> Box) -> Box {
    guard let surroundings = environment.surroundings else { return make() }
    return surroundings.session.box(surroundings.view, offset, make: make)
  }
}

/// A stored property that needs to be filled in: its type and its offset.
struct PropertyField {
  let offset: Int
  let type: any DynamicProperty.Type

  /// The properties of a structure, found once and not by mirrors of values.
  static func all(of type: Any.Type) -> [PropertyField] {
    var fields: [PropertyField] = []
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 << 1)) {
      _, offset, type, _ in
      if let type = type as? any DynamicProperty.Type {
        fields.append(PropertyField(offset: offset, type: type))
      }
      return true
    }
    return fields
  }

  static func install<Owner>(_ owner: inout Owner, _ context: InstallContext) {
    let fields = context.session?.fields(of: Owner.self) ?? all(of: Owner.self)
    guard !fields.isEmpty else { return }
    let base = context.offset
    withUnsafeMutablePointer(to: &owner) { pointer in
      for field in fields {
        context.offset = base + field.offset
        field.install(at: UnsafeMutableRawPointer(pointer) + field.offset, context)
      }
    }
    context.offset = base
  }

  private func install(at place: UnsafeMutableRawPointer, _ context: InstallContext) {
    type.install(at: place, context)
  }
}

extension DynamicProperty {
  fileprivate static func install(at place: UnsafeMutableRawPointer, _ context: InstallContext) {
    _install(
      &place.assumingMemoryBound(to: Self.self).pointee, _InstallContext(context: context))
  }
}
