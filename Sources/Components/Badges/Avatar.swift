public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// A person or a thing in a circle: a picture, an icon, or the initials of a name on a colour.
public struct Avatar: Sendable {
  /// The name that gives the initials.
  public var name: String
  /// What stands there instead of the initials of the name.
  public var initials: String?
  /// The picture or icon.
  public var image = Image()
  /// The diameter, in points.
  public var size: Double
  /// The colour of the circle; nil is one of ten by the name.
  public var color: Color?
  /// The colour of a dot that tells whether the person is there; nil is no dot.
  public var statusColor: Color?

  /// Makes the initials of a name, or an icon.
  public init(_ name: String = "", systemImage: String? = nil, size: Double = 40) {
    (self.name, self.size) = (name, size)
    if let systemImage { image = Image(systemName: systemImage) }
  }

  // Reading

  /// The sentence about `"type": "Avatar"` in the reference, the schema and editors.
  public static let summary = "A picture, an icon or initials in a circle."
  /// The theme's name for avatars.
  public static let schemeKind: SchemeKind? = "avatars"
  /// The keys of `"type": "Avatar"` besides those that all views share.
  public static let properties: [Property<Avatar>] = [
    Property(
      "name", \.name, as: .displayText, in: .values, default: "none",
      "The name whose initials stand there."),
    Property(
      "initials", \.initials, as: .displayText, in: .values, default: "the name's",
      "What stands there instead."),
    Property(
      "systemIconName", \.image.systemIconName, in: .values,
      "The name of an icon: of SF Symbols."),
    Property(
      "localImageName", \.image.localImageName, in: .values,
      "A PNG, JPEG, WebP or GIF file by name or path, relative to the document."),
    Property(
      "imageUrl", \.image.imageUrl, in: .values, "A `data:` URL, or one that the asset map knows."),
    Property("size", \.size, as: .length, default: "40", "The diameter, in points."),
    Property(
      "color", \.color, default: "one of ten by the name", "The colour of the circle."
    ).named(asShared: "backgroundColor"),
    Property(
      "statusColor", \.statusColor, default: "no dot",
      "The colour of a dot that tells whether the person is there."),
  ]

  /// Returns the scheme with a circle for the border and the shadow, unless the theme has another form for them.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    let own = Scheme(styles: Styles(cornerRadius: .circle))
    return scheme?.merging(over: own) ?? own
  }

  /// Takes the theme's background as the colour of the circle.
  public static func adopt(_ scheme: Scheme, into avatar: inout StyleAdoption<Avatar>) {
    avatar.set("color", \.color, to: scheme.colors?.background)
  }

  /// Finds the image.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    image.finish(reading: &reader, at: place)
  }

  /// Returns initials whose signs keep their side: a count such as "+9" has no letter that gives it a direction.
  private func directed(_ words: String, _ environment: EnvironmentValues) -> String {
    let isCount = environment.direction == .rightToLeft && !words.contains(where: \.isLetter)
    return isCount ? "\u{200E}" + words : words
  }

  func composition(in environment: EnvironmentValues) -> some View {
    let ground = color ?? Self.color(of: name)
    return ZStack {
      Circle().fill(ground)
      if image.isEmpty {
        Text(directed(initials ?? Self.initials(of: name), environment))
          .font(size: size * 0.4, weight: .semibold).oneLine().minimumScaleFactor(0.5)
          .foregroundColor(ground.words).padding(.horizontal, size * 0.1)
      } else if image.systemIconName != nil {
        image.frame(width: size * 0.55, height: size * 0.55).foregroundColor(ground.words)
      } else {
        image.with { $0.contentMode = .fill }
      }
    }
    .frame(width: size, height: size).clipShape(Circle())
    .overlay(alignment: .bottomTrailing) {
      if let statusColor {
        Circle().fill(statusColor)
          .overlay {
            Circle().inset(by: -1).stroke(Color.system(.systemBackground), lineWidth: 2)
          }
          .frame(width: size * 0.26, height: size * 0.26)
      }
    }
  }

  /// The first letters of the first and the last word, as capitals.
  public static func initials(of name: String) -> String {
    let words = name.split(separator: " ")
    let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
    return String(letters).uppercased()
  }

  /// The same colour for the same name on every machine: its characters added up.
  static func color(of name: String) -> Color {
    let colors: [SystemColor] = [
      .systemBlue, .systemGreen, .systemIndigo, .systemOrange, .systemPink, .systemPurple,
      .systemRed, .systemTeal, .systemYellow, .systemGray,
    ]
    guard !name.isEmpty else { return .system(.systemGray) }
    let sum = name.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 1009 }
    return .system(colors[sum % (colors.count - 1)])
  }
}

/// Avatars side by side, each over the one before it, with how many more there are.
public struct AvatarGroup<Content: View>: Sendable {
  /// The width by which each with its ring covers the one before it with its own, in points; nil is a fifth of the
  /// circle before it.
  public var overlap: Double?
  /// The colour of the ring of 2 points round each; nil is the screen's background.
  public var ringColor: Color?
  /// The number of further ones; none when 0.
  public var extraCount: Int
  /// The avatars.
  public var content: Content

  /// The distance between neighbours with their rings, in points; negative where they overlap.
  public var spacing: Double? {
    get { overlap.map(-) }
    set { overlap = newValue.map(-) }
  }

  /// Makes a group of the avatars in the braces.
  public init(
    overlap: Double? = nil, extraCount: Int = 0, @ViewBuilder content: () -> Content
  ) {
    (self.overlap, self.extraCount) = (overlap, extraCount)
    self.content = content()
  }
}

extension AvatarGroup: PrimitiveView {
  /// Appends the avatars in their rings.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let ring = ringColor ?? .system(.systemBackground)
    let views = AnyView.children(of: content)
    HStack(spacing: 0) {
      ForEach(0..<views.count) { index in
        Arranged(CoveringLayout(overlap: index == 0 ? 0 : overlap)) {
          views[index].padding(CoveringLayout.ring).background { Circle().fill(ring) }
        }
      }
      if extraCount > 0 {
        Text("\u{200E}+\(extraCount)").font(.subheadline).fontWeight(.semibold)
          .foregroundColor(.system(.secondaryLabel)).padding(.leading, 6).asPart()
          .heldAtDefaultTextSize()
      }
    }
    .appendNode(to: &tree, environment)
  }
}

/// An avatar with its ring over the end of the one before it.
private struct CoveringLayout: ContainerLayout {
  /// The width of the ring.
  static let ring = 2.0
  /// The width that is covered, ring and all; nil is as much as leaves the initials before it free, which take three
  /// fifths of a circle.
  var overlap: Double?

  private func overlap(of child: Size) -> Double {
    overlap ?? max(0, child.width - 2 * Self.ring) / 5 + Self.ring
  }

  func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    var size = children.size(of: 0, for: proposal)
    size.width = max(0, size.width - overlap(of: size))
    return size
  }

  func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    let own = children.size(of: 0, for: proposal)
    return [ChildPlacement(origin: Point(x: -overlap(of: own), y: 0), proposal: proposal)]
  }
}

extension AvatarGroup: ContainerView {
  /// The sentence about `"type": "AvatarGroup"` in the reference, the schema and editors.
  public static var summary: String { "Avatars side by side, each over the one before it." }
  /// The keys of `"type": "AvatarGroup"` besides those that all views share.
  public static var properties: [Property<AvatarGroup>] {
    [
      Property(
        "overlap", \.overlap, as: .length, default: "2 and a fifth of the diameter",
        "How far each with its ring covers the one before it, in points."),
      Property(
        "spacing", \.spacing, as: .distance, default: "the overlap's",
        "The distance between neighbours with their rings, in points; negative where they overlap."),
      Property(
        "ringColor", \.ringColor, default: "systemBackground",
        "The colour of the ring of 2 points round each."),
      Property(
        "extraCount", \.extraCount, default: "0", "How many more there are; none when 0."),
    ]
  }
}

extension Avatar: ComposedView {
  /// An image.
  public var accessibilityTraits: AccessibilityTraits { .isImage }
}
