internal import GalleyDesign
internal import GalleyGeometry

/// The parts of a scheme that have a token, by the token's path under `scheme.KIND`.
enum SchemeTokens {
  /// A part with its key.
  struct Part<Root: Sendable, Value>: Sendable {
    let key: String
    let get: @Sendable (Root) -> Value?
    let set: @Sendable (inout Root, Value?) -> Void
  }

  /// The colours: roles, pairs and states.
  static let colors: [Part<Colors, Color>] = {
    var parts = ColorRole.allCases.map { role in
      Part<Colors, Color>(
        key: role.rawValue, get: { $0[keyPath: role.path] }, set: { $0[keyPath: role.path] = $1 })
    }
    let pairs: [(String, any WritableKeyPath<Colors, ColorPair?> & Sendable)] = [
      ("highlight", \.highlight), ("success", \.success), ("warning", \.warning),
      ("error", \.error), ("header", \.header),
    ]
    for (name, path) in pairs {
      parts.append(part(name + ".foreground", path, \.foreground) { ColorPair() })
      parts.append(part(name + ".background", path, \.background) { ColorPair() })
    }
    let states: [(String, any WritableKeyPath<Colors, StateColors?> & Sendable)] = [
      ("highlighted", \.highlighted), ("selected", \.selected), ("disabled", \.disabled),
      ("focused", \.focused), ("invalid", \.invalid),
    ]
    for (name, path) in states {
      parts.append(part(name + ".foreground", path, \.foreground) { StateColors() })
      parts.append(part(name + ".background", path, \.background) { StateColors() })
      parts.append(part(name + ".border", path, \.border) { StateColors() })
    }
    return parts
  }()

  private static func part<Group: Sendable>(
    _ key: String, _ group: any WritableKeyPath<Colors, Group?> & Sendable,
    _ path: any WritableKeyPath<Group, Color?> & Sendable, _ empty: @escaping @Sendable () -> Group
  ) -> Part<Colors, Color> {
    Part(
      key: key, get: { $0[keyPath: group]?[keyPath: path] },
      set: { colors, color in
        var value = colors[keyPath: group] ?? empty()
        value[keyPath: path] = color
        colors[keyPath: group] = value
      })
  }

  /// The lengths.
  static let lengths: [Part<Styles, Double>] = [
    Part(
      key: "borderWidth", get: { $0.border?.points },
      set: { $0.border = $1.map { LineThickness(points: $0) } }),
    Part(
      key: "cornerRadius",
      get: { if case .points(let points)? = $0.cornerRadius { points } else { nil } },
      set: { $0.cornerRadius = $1.map { .points($0) } }),
    edge("top", \.top), edge("leading", \.leading), edge("bottom", \.bottom),
    edge("trailing", \.trailing),
    Part(
      key: "padding", get: { _ in nil },
      set: { $0.padding = $1.map { PaddingInsets(points: $0) } }),
    Part(
      key: "margin", get: { $0.margin?.points }, set: { $0.margin = $1.map { Margin(points: $0) } }),
    Part(
      key: "rowHeight", get: { $0.rowHeight?.points },
      set: { $0.rowHeight = $1.map { RowHeight(points: $0) } }),
    Part(
      key: "lineThickness", get: { $0.lineThickness?.points },
      set: { $0.lineThickness = $1.map { LineThickness(points: $0) } }),
    Part(key: "spacing", get: { $0.spacing }, set: { $0.spacing = $1 }),
    Part(key: "imagePadding", get: { $0.imagePadding }, set: { $0.imagePadding = $1 }),
  ]

  private static func edge(
    _ name: String, _ path: any WritableKeyPath<EdgeInsets, Double> & Sendable
  ) -> Part<Styles, Double> {
    Part(
      key: "padding." + name, get: { $0.padding?.insets[keyPath: path] },
      set: { styles, points in
        var padding = styles.padding ?? PaddingInsets.none
        padding.insets[keyPath: path] = points ?? 0
        styles.padding = padding
      })
  }

  /// The style fields that the lengths, `border`, `shadow` and `font` carry over.
  static let styleFields: Set<String> = [
    "border", "cornerRadius", "padding", "margin", "rowHeight", "lineThickness", "spacing",
    "imagePadding", "shadow", "font",
  ]

  /// A shadow of a scheme; the token's blur is twice the radius.
  static func shadow(_ token: TokenShadow) -> Shadow {
    Shadow(
      opacity: token.color.alpha, x: token.offsetX.points, y: token.offsetY.points,
      radius: token.blur.points / 2, spread: token.spread.points)
  }
}
