internal import GalleyComponents

// Modifiers that sources know by the names of their types.

/// The modifier that `environment(_:_:)` adds to a view.
public struct _EnvironmentKeyWritingModifier<Value>: @unchecked Sendable {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var value: Value
  public nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    (self.keyPath, self.value) = (keyPath, value)
  }
}

extension _EnvironmentKeyWritingModifier: TreeModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    ValuesModifier { $0[keyPath: keyPath] = value }.build(content, in: &tree, environment)
  }
}

/// What Xcode's canvas puts round what is chosen in it; nothing is in a picture.
public struct _IdentifiedModifier<Identifier>: ViewModifier {
  public func body(content: Content) -> some View { content }
}
public struct __DesignTimeSelectionIdentifier: Sendable {}
