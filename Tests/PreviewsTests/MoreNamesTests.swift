import Foundation
import GalleyCharts
import GalleyLayout
import GalleyPainting
import GalleyPreviews
import GalleySwiftUI
import GalleyText
import Testing

@MainActor
@Suite struct MoreNamesTests {
  @Test(
    arguments: [
      (3_725, .positional, "1:02:05"), (65, .positional, "1:05"), (5, .positional, "0:05"),
      (3_725, .abbreviated, "1h 2m 5s"), (7_200, .abbreviated, "2h"), (0, .abbreviated, "0s"),
      (90_000, .full, "1 day, 1 hour"), (-60, .short, "-1 min"), (61, .brief, "1min 1sec"),
    ] as [(TimeInterval, DateComponentsFormatter.UnitsStyle, String)])
  func lengthsOfTimeAreWords(
    seconds: TimeInterval, style: DateComponentsFormatter.UnitsStyle, text: String
  ) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    #expect(formatter.string(from: seconds) == text)
  }

  @Test func onlyTheUnitsThatAreAskedForAreCounted() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .abbreviated
    formatter.allowedUnits = [.minute]
    #expect(formatter.string(from: 3_600) == "60m")
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 3_661) == "1h")
  }

  @Test func numbersLieInEqualParts() {
    let bins = NumberBins(range: 0...10.0, count: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect([-1, 0, 3.9, 10, 11].map { bins.index(for: $0) } == [0, 0, 1, 4, 4])
    #expect(bins.map(\.lowerBound) == [0, 2, 4, 6, 8])
  }

  private struct Both: ChartContent {
    let value: Double
    var body: some ChartContent {
      Plot {
        BarMark(x: .value("x", "a"), y: .value("y", value)).accessibilityHidden(true)
          .cornerRadius(2)
        BarMark(x: .value("x", "b"), y: .value("y", value)).accessibilityLabel(Text("b"))
          .foregroundStyle(.red)
      }
    }
  }

  @Test func marksOfTheUsersAreWhatTheyAreMadeOf() throws {
    func list(@ChartContentBuilder _ content: () -> some View) throws -> Settled {
      try Settled(Chart(content: content).frame(width: 100, height: 80))
    }
    let composed = try list { Both(value: 3) }
    let plain = try list {
      BarMark(x: .value("x", "a"), y: .value("y", 3)).cornerRadius(2)
      BarMark(x: .value("x", "b"), y: .value("y", 3)).foregroundStyle(.red)
    }
    #expect(composed.layout.painted().commands == plain.layout.painted().commands)
    let rectangles = try list { RectangleMark(x: .value("x", 1), y: .value("y", 2)) }
    #expect(rectangles.session.remarks.isEmpty)
  }

  private struct Place: LayoutValueKey {
    static let defaultValue = 0
  }

  /// Views one below the other, each as far to the right as it specifies.
  private struct Steps: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 100, height: 100) }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (index, view) in subviews.enumerated() {
        view.place(
          at: CGPoint(x: view[Place.self], y: 10 * index),
          proposal: ProposedViewSize(width: 5, height: 5))
      }
    }
  }

  private struct Placed: ViewModifier {
    let place: Int
    func body(content: Content) -> some View { content.layoutValue(key: Place.self, value: place) }
  }

  @Test func valuesForALayoutComeThroughModifiersAndViewsOfTheUsers() throws {
    struct Inner: View {
      var body: some View { Color.red.id("c").modifier(Placed(place: 30)) }
    }
    let settled = try Settled(
      Steps {
        Color.red.id("a").modifier(Placed(place: 10))
        Color.red.id("b").modifier(Placed(place: 99)).layoutValue(key: Place.self, value: 20)
        Inner()
        HStack { Color.red.id("d").modifier(Placed(place: 40)) }
      })
    let lefts = ["a", "b", "c", "d"].map { settled.place(of: $0)?[0] }
    #expect(lefts == [10, 20, 30, 0])
  }

  @Test func valuesForALayoutComeThroughEffects() throws {
    let settled = try Settled(
      Steps {
        Color.red.id("a").modifier(Placed(place: 10)).rotationEffect(.zero).opacity(0.5)
        Color.red.id("b").modifier(Placed(place: 20)).padding(1).background { Color.blue }
        Color.red.id("c").background { Color.blue.modifier(Placed(place: 30)) }
        Color.red.id("d").overlay { Color.blue.modifier(Placed(place: 40)) }
        Color.red.id("e").modifier(Placed(place: 50)).overlay { Color.blue }.frame(width: 5)
      })
    let lefts = ["a", "b", "c", "d", "e"].map { settled.place(of: $0)?[0] }
    #expect(lefts == [10, 21, 0, 0, 50])
  }

  @Test func theLineOfAShapeIsAShape() throws {
    let line = try Settled(Color.clear.overlay(.red, in: .capsule.stroke(lineWidth: 3)))
    let painted = try Settled(
      Color.clear.overlay { Capsule().stroke(Color.red, lineWidth: 3) })
    #expect(line.layout.painted().commands == painted.layout.painted().commands)
    let filled = try Settled(Circle().stroke(style: StrokeStyle(lineWidth: 2)).fill(.blue))
    let stroked = try Settled(Circle().stroke(.blue, lineWidth: 2))
    #expect(filled.layout.painted().commands == stroked.layout.painted().commands)
  }

  @Test func metricsScaleFontsAndValuesWithTheTextSize() throws {
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .small), large,
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(traits.preferredContentSizeCategory == .extraExtraExtraLarge)
    #expect(traits.userInterfaceStyle == .dark)
    // Lines of body are 22 points apart by default, and 29 at this size.
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 34) == 34)
    #expect(abs(metrics.scaledValue(for: 34, compatibleWith: traits) - 134 / 3) < 1e-9)
    let medium = UITraitCollection(preferredContentSizeCategory: .medium)
    // Recorded in pictures of iOS 17 (WalletConnect/web3modal-swift at 030dad9b, W3MListSelectSnapshotTests).
    #expect(metrics.scaledValue(for: 1, compatibleWith: medium) == 1)
    #expect(ContentSizeCategory(.extraExtraExtraLarge) == .extraExtraExtraLarge)
    #expect(UIContentSizeCategory(.accessibilityMedium) == .accessibilityMedium)

    func height(_ font: UIFont?) throws -> Double {
      let text = Text("a").font(font.map { Font($0) }).id("text").dynamicTypeSize(.xxxLarge)
      return try #require(try Settled(text).size(of: "text")?[1])
    }
    let fixed = UIFont.systemFont(ofSize: 34)
    let factor = try height(metrics.scaledFont(for: fixed)) / height(fixed)
    #expect(abs(factor - 29.0 / 22) < 0.02)
    #expect(try height(metrics.scaledFont(for: fixed, maximumPointSize: 34)) == height(fixed))
    #expect(try height(UIFont(name: "Inter", size: 34)) < height(metrics.scaledFont(for: fixed)))
  }

  @Test func fontsOfUIKitAreCompared() {
    #expect(UIFont.systemFont(ofSize: 12) == .systemFont(ofSize: 12))
    let bold = UIFont.boldSystemFont(ofSize: 12)
    #expect(Set([.systemFont(ofSize: 12), bold, .systemFont(ofSize: 12)]).count == 2)
    #expect(UIFont.TextStyle(rawValue: "UICTFontTextStyleSubhead") == .subheadline)
  }

  @Test @MainActor func anAttributedPlaceholderHasItsCharacters() {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    #expect(field.placeholder == "Name")
    #expect(UIScrollView().decelerationRate == .normal && UITabBar().items == nil)
    #expect(UIView.AnimationCurve(rawValue: 3) == .linear)
  }

  private struct Named: View {
    let name: String
    var body: some View {
      let font = UIFont(name: name, size: 10) ?? UIFont.systemFont(ofSize: 40)
      Text("a").font(Font(font)).id("text")
    }
  }

  @Test func aFontThatNobodyHasIsNone() throws {
    func height(_ name: String, fonts: [String]?) throws -> Double {
      let resources = PreviewFolders([], fonts: fonts).resources(scale: 1)
      let text = Named(name: name)
      return try #require(try Settled(text, resources: resources).size(of: "text")?[1])
    }
    #expect(try height("Brand-Bold", fonts: []) > 40)
    // The app does not have the fonts that Galley brings along.
    #expect(try height("JetBrainsMono-Regular", fonts: []) > 40)
    for name in ["HelveticaNeue-Bold", "Avenir Next", ".SFUI-Regular"] {
      #expect(try height(name, fonts: []) < 20)
    }
    #expect(try height("Brand-Bold", fonts: nil) < 20)
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "TextTests/Fonts/Layers.ttf").path
    let face = try #require(try FontRegistry(paths: [file]).faces.first)
    #expect(try height(face.postScriptName, fonts: [file]) < 20)
  }

  /// Recorded in buttons of imodeveloperlab/dskit-swiftui at 2db14a16 (DSButton, on iOS 17).
  @Test func aTextStyleInAnotherSizeKeepsItsWeight() {
    #expect(
      Font(UIFont.preferredFont(forTextStyle: .headline).withSize(25))
        == .system(size: 25, weight: .semibold))
    #expect(Font(UIFont.preferredFont(forTextStyle: .body).withSize(25)) == .system(size: 25))
  }

  @Test func descriptionsOfFontsChangeTheirAttributes() throws {
    typealias Descriptor = UIFontDescriptor
    let title = Descriptor.preferredFontDescriptor(withTextStyle: .title1)
    let bold = try #require(title.withSymbolicTraits(.traitBold))
    #expect(Font(UIFont(descriptor: bold, size: 0)) == .system(.title).bold())
    #expect(bold.symbolicTraits == .traitBold && title.symbolicTraits == [])
    #expect(bold.withSymbolicTraits([])?.symbolicTraits == [])
    let rounded = try #require(UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(.rounded))
    #expect(
      Font(UIFont(descriptor: rounded, size: 30))
        == .system(size: 30, weight: .regular, design: .rounded))
    let heavy = title.addingAttributes([
      .size: 12.0, .traits: [Descriptor.TraitKey.weight: UIFont.Weight.heavy.rawValue],
    ])
    #expect(Font(UIFont(descriptor: heavy, size: 0)) == .system(size: 12, weight: .heavy))
    #expect(heavy.object(forKey: .size) as? CGFloat == 12)
    #expect(UIFont.Weight(0.31) == .semibold)
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 23)
    let named = Descriptor(fontAttributes: [.name: "Inter", .size: 9])
    #expect(
      Font(UIFont(descriptor: named, size: 0))
        == .custom("Inter", fixedSize: 9).weight(.regular))
  }

  @Test func aBranchHasATypeThatSourcesName() throws {
    func picture<Shown: View, Placeholder: View>(
      _ shown: Shown, _ placeholder: Placeholder
    ) -> AsyncImage<_ConditionalContent<Shown, Placeholder>> {
      AsyncImage(url: nil, content: { _ in shown }, placeholder: { placeholder })
    }
    let size = try Settled(
      picture(Color.red.frame(width: 9), Color.red.frame(width: 7, height: 5)).id("picture")
    ).size(of: "picture")
    #expect(size == [7, 5])
  }

  @Test func fieldsHaveTheirFormerFormsAndGesturesMayBeAbsent() throws {
    func width(_ view: some View) throws -> Double? {
      try Settled(view.fixedSize().id("field")).size(of: "field")?[0]
    }
    let title: Substring = "A title that is cut out"[...]
    let (number, text) = (Binding.constant(7), Binding.constant(""))
    let formatter = NumberFormatter()
    let gesture: TapGesture? = nil
    let plain = try width(TextField(title, text: text))
    #expect(try width(TextField(title, text: text, onCommit: {})) == plain)
    #expect(try width(SecureField(title, text: text, onCommit: {}).gesture(gesture)) == plain)
    let formatted = try width(TextField("", value: number, formatter: formatter))
    #expect(
      try width(
        TextField(title, value: number, formatter: formatter, onEditingChanged: { _ in }))
        == formatted)
  }

  @Test func whatIsObservedIsSeenAsItIsAtFirst() {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    var seen: [Double?] = []
    let observation = progress.observe(\.fractionCompleted, options: [.initial, .new]) {
      _, change in
      seen.append(change.newValue)
    }
    progress.completedUnitCount = 3
    #expect(Set([observation, observation]).count == 1)
    observation.invalidate()
    #expect(seen == [0.25])
  }
}
