internal import GalleyLayout
internal import GalleyPainting
internal import GalleyParsing

extension BlendMode: PropertyChoice {}

extension PropertyForm where Value == AnyShape {
  private static var words: [(String, AnyShape)] {
    [
      ("rectangle", AnyShape(Rectangle())), ("circle", AnyShape(Circle())),
      ("ellipse", AnyShape(Ellipse())), ("capsule", AnyShape(Capsule())),
    ]
  }

  /// The name of a shape, or a component that is one.
  static var shape: PropertyForm {
    let kind = PropertyKind.either([.choice(words.map(\.0)), .component])
    return PropertyForm(kind) { value, name, reader in
      if case .string(let word) = value.kind {
        return words.first { $0.0 == word }?.1
          ?? reader.unknownWord(word, for: name, among: words.map(\.0), at: value.range)
      }
      guard case .object = value.kind, let node = reader.readComponent(value) else {
        return reader.mismatch(name, kind, value)
      }
      if var shape = node.content as? RoundedRectangle {
        shape.cornerRadii = node.look.cornerRadius ?? shape.cornerRadii
        return AnyShape(shape)
      }
      if let shape = node.content as? Rectangle, let radii = node.look.cornerRadius {
        return AnyShape(shape, radii: radii)
      }
      guard let shape = node.content as? any Shape else {
        reader.fail("a \(node.typeName) in \"\(name)\" is no shape", at: value.range)
        return nil
      }
      return AnyShape(shape)
    } describe: { value, name, writer in
      writer.write(name, value.name)
    }
  }
}

extension PropertyForm where Value == AnyView {
  /// A component with everything inside it.
  static var component: PropertyForm {
    PropertyForm(.component) { value, name, reader in
      guard case .object = value.kind else { return reader.mismatch(name, .component, value) }
      return reader.readComponent(value).map { AnyView($0) }
    } describe: { value, name, writer in
      var inner = PropertyWriter(appearance: writer.appearance, contrast: writer.contrast)
      AnyView._describe(value, in: &inner)
      writer.write(name, AnyView._elementName(value))
      for property in inner.properties {
        writer.write("\(name).\(property.name)", property.value, token: property.token)
      }
    }
  }
}
