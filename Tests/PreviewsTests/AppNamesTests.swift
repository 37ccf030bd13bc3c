import Foundation
import GalleyLayout
import GalleyPainting
import GalleySwiftUI
import Testing

@MainActor
@Suite struct AppNamesTests {
  @Test func addressesAreFoundInTexts() throws {
    let detector = try NSDataDetector(types: 1 << 5)
    let text = "See https://a.example/b?c=d, www.e.example. Or ask f.g@h.example!"
    let range = NSRange(text.startIndex..., in: text)
    let found = detector.matches(in: text, range: range)
    #expect(
      found.compactMap { $0.url?.absoluteString } == [
        "https://a.example/b?c=d", "http://www.e.example", "mailto:f.g@h.example",
      ])
    #expect(found.first?.range == NSRange(location: 4, length: 23))
    #expect(try NSDataDetector(types: 1 << 11).numberOfMatches(in: text, range: range) == 0)
  }

  @Test func coloursAreResolvedForTraits() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(),
    ])
    #expect(traits.displayScale == 2 && traits.userInterfaceIdiom == .pad)
    #expect(traits.accessibilityContrast == .normal)
    let later = UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: 3)])
    #expect(later.displayScale == 3 && later.userInterfaceIdiom == .pad)
    let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(adaptive.resolvedColor(with: traits).cgColor.components == [1, 1, 1, 1])
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(adaptive.resolvedColor(with: light).cgColor.components == [0, 0, 0, 1])
    let space = CGColorSpace(name: CGColorSpace.sRGB)
    let red = UIColor.red.cgColor
    #expect(red.colorSpace == space)
    #expect(
      space.flatMap { red.converted(to: $0, intent: .defaultIntent, options: nil) } == red)
  }

  @Test func stylesMakeGroupsAndLabelledValues() throws {
    struct Named: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.id(configuration.isExpanded ? "open" : "closed")
        if configuration.isExpanded { configuration.content }
      }
    }
    struct Swapped: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          configuration.content.id("content")
          configuration.label.id("label")
        }
      }
    }
    let open = try Settled(
      VStack {
        DisclosureGroup("Group", isExpanded: .constant(true)) { Text("Inside").id("inside") }
        LabeledContent("Label", value: "Value").labeledContentStyle(Swapped())
      }
      .disclosureGroupStyle(Named()))
    let (head, inside) = (open.place(of: "open"), open.place(of: "inside"))
    #expect(try #require(head)[1] < (try #require(inside))[1])
    let (content, label) = (open.place(of: "content"), open.place(of: "label"))
    #expect(try #require(content)[0] < (try #require(label))[0])
    let closed = try Settled(
      List { DisclosureGroup("Group") { Text("Inside").id("inside") } }
        .disclosureGroupStyle(Named()), width: 200, height: 200)
    #expect(closed.size(of: "closed") != nil && closed.size(of: "inside") == nil)
  }

  private struct Row: Identifiable {
    let id: Int
    var name: String { "row \(id)" }
  }

  @Test(arguments: [(UserInterfaceSizeClass.compact, 0), (.regular, 2)])
  func tablesAreListsOfTheirFirstColumnOnPhones(size: UserInterfaceSizeClass, second: Int) throws {
    let table = Table((0..<2).map { Row(id: $0) }) {
      TableColumn("Name") { row in Text(row.name).id("name \(row.id)") }
      TableColumn("Number") { row in Text("\(row.id)").id("number \(row.id)") }
    }
    let settled = try Settled(
      table.environment(\.horizontalSizeClass, size), width: 300, height: 300)
    #expect((0..<2).allSatisfy { settled.size(of: "name \($0)") != nil })
    #expect((0..<2).count { settled.size(of: "number \($0)") != nil } == second)
  }

  @Test func columnsHaveTheWidthThatIsSaid() throws {
    typealias Column = TableColumn<Row, AnyView>
    func numberBegins(_ width: (Column) -> Column) throws -> Double {
      let name = Column("Name") { row in AnyView(Text(row.name).id("name")) }
      let table = Table([Row(id: 0)]) {
        width(name)
        TableColumn("Number") { row in Text("\(row.id)").id("number") }
      }
      let settled = try Settled(
        table.environment(\.horizontalSizeClass, .regular), width: 300, height: 300)
      let (first, second) = (settled.place(of: "name"), settled.place(of: "number"))
      return try #require(second)[0] - (try #require(first))[0]
    }
    #expect(try numberBegins { $0.width(70) } == 78)
    #expect(try numberBegins { $0.width(max: 90) } == 98)
    #expect(try numberBegins { $0 } > 120)
  }

  @Test func arcsOfUIKitRunAsTheyAreSeen() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
    // From the right over the bottom, which is below on a screen.
    #expect(path.cgPath.contains(CGPoint(x: 10, y: 13)))
    #expect(!path.cgPath.contains(CGPoint(x: 10, y: 7)))
  }

  @Test func viewsOfUIKitKnowWhereTheyAre() {
    let (outer, inner, other) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    outer.insertSubview(other, at: 0)
    #expect(outer.subviews == [other, inner])
    outer.bringSubviewToFront(other)
    #expect(outer.subviews == [inner, other])
    #expect(inner.isDescendant(of: outer) && !outer.isDescendant(of: inner))
    inner.removeFromSuperview()
    #expect(outer.subviews == [other] && inner.superview == nil)
    let tap = UITapGestureRecognizer()
    other.addGestureRecognizer(tap)
    #expect(other.gestureRecognizers == [tap])
    let bar = UITabBarAppearance()
    bar.backgroundColor = .red
    let copy = bar.copy() as? UITabBarAppearance
    #expect(copy !== bar && copy?.backgroundColor === bar.backgroundColor)
  }

  @Test func placesAndAnglesChangeStepByStep() {
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    rect.animatableData.scale(by: 2)
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
    var point = UnitPoint.bottomTrailing
    point.animatableData.scale(by: 0.5)
    #expect(point == .center)
  }

  @Test(
    arguments: [
      ([], nil), (.single, .solid), ([.single, .patternDash], .dash),
      ([.single, .patternDashDotDot], .dashDotDot), ([.thick, .patternDot], .dot),
    ] as [(NSUnderlineStyle, Text.LineStyle.Pattern?)])
  func linesHaveThePatternsOfUIKit(style: NSUnderlineStyle, pattern: Text.LineStyle.Pattern?) {
    #expect(Text.LineStyle(nsUnderlineStyle: style) == pattern.map { Text.LineStyle(pattern: $0) })
  }

  @Test func shadersOfVisualEffectsAreRemarked() throws {
    let plain = Rectangle().frame(width: 10, height: 10)
    let shaded = try Settled(
      plain.visualEffect { view, _ in
        view.layerEffect(ShaderLibrary.burn(.float(1)), maxSampleOffset: .zero)
      })
    #expect(shaded.session.remarks == ["shaders are not run; their views are drawn without them"])
    #expect(shaded.layout.painted().commands == (try Settled(plain)).layout.painted().commands)
  }
}
