import Foundation
import GalleyPreviews
import GalleySwiftUI
import Testing

/// The looks that controls and containers have by themselves, without a request of the source.
@MainActor
@Suite struct PlatformLookTests {
  private func screen(_ view: some View) throws -> Settled {
    try Settled(view, width: 393, height: 852)
  }

  private func color(of id: String, _ view: some View) throws -> [UInt8] {
    try Settled.color(of: id, in: view)
  }

  @Test func theSlotOfASwitchIsWiderThanItsBox() throws {
    let settled = try Settled(
      Toggle("", isOn: .constant(false)).labelsHidden().id("switch"), width: 100)
    #expect(settled.size(of: "switch") == [49, 31])
    #expect(settled.filledWidths == [51, 27])
  }

  @Test func aModifiedSectionWithAHeaderIsASection() throws {
    let plain = List { Section("A") { Text("a").id("row") } }
    let colored = List { Section("A") { Text("a").id("row") }.listRowBackground(Color.green) }
      .headerProminence(.increased)
    #expect(try screen(colored).place(of: "row") == screen(plain).place(of: "row"))
  }

  @Test func theWayOutOfADialogIsTheSystems() throws {
    func view(_ hasOwn: Bool) -> some View {
      Color.white.confirmationDialog("Sure?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        if hasOwn { Button("Stay", role: .cancel) {} }
      }
    }
    // Both have two answers, of which one leads out.
    #expect(try screen(view(false)).lineCount == screen(view(true)).lineCount)
    #expect(try Screen(view(false)).elements.contains { $0.label == "Cancel" })
    #expect(try !Screen(view(true)).elements.contains { $0.label == "Cancel" })
  }

  /// Measured in pictures of iOS 18 at the text size medium: marian-stanciulica/Foodybite at dada87c0,
  /// ChangePasswordViewSnapshotTests, where bullets are 6.67 points wide.
  @Test func bulletsAreLargerThanThoseOfTextAndALineHigh() throws {
    func height(_ password: String) throws -> Double? {
      let field = SecureField("", text: .constant(password)).textFieldStyle(.plain).id("field")
      return try Settled(field.dynamicTypeSize(.medium), width: 300).size(of: "field")?[1]
    }
    #expect(try height("") == 20)
    #expect(try abs((height("12345678") ?? 0) - 19.33) < 0.34)

    let field = SecureField("", text: .constant("12345678")).textFieldStyle(.plain)
    let bullets = try Settled(field.dynamicTypeSize(.medium), width: 300).glyphPlaces
    let distances = zip(bullets, bullets.dropFirst()).map { $1 - $0 }
    #expect(distances.count == 7 && distances.allSatisfy { abs($0 - 9.75) < 0.1 }, "\(distances)")
  }

  @Test func aWheelIsAsHighAsItsFrameAndCut() throws {
    func wheel() -> some View {
      Picker("", selection: .constant(2)) {
        ForEach(0..<9, id: \.self) { Text("Row \($0)") }
      }
      .pickerStyle(.wheel)
    }
    let low = try Settled(wheel().frame(height: 120).id("low"), width: 300)
    #expect(low.size(of: "low")?[1] == 120)
    #expect(try Settled(wheel().id("free"), width: 300).size(of: "free")?[1] == 216)
  }

  @Test func aTabCanHaveABadge() throws {
    let plain = try screen(TabView { Tab("A", systemImage: "house") { Color.clear } })
    let badged = try screen(TabView { Tab("A", systemImage: "house") { Color.clear }.badge(12) })
    #expect(badged.lineCount == plain.lineCount + 1)
  }

  @Test func dotsOfPagesAreAbsentWhereTheStyleSaysSo() throws {
    func view(_ mode: PageTabViewStyle.IndexDisplayMode) -> some View {
      TabView {
        Color.blue
        Color.red
      }
      .tabViewStyle(.page(indexDisplayMode: mode))
    }
    #expect(try screen(view(.always)).dump.contains("PageControl"))
    #expect(try !screen(view(.never)).dump.contains("PageControl"))
  }

  @Test func widthsWithoutAFaceAreRemarkedOn() throws {
    let remarks = ["texts have the usual width of their font"]
    #expect(try Settled(Text("a").fontWidth(.expanded)).session.remarks == remarks)
    #expect(try Settled(VStack { Text("a") }.fontWidth(.expanded)).session.remarks == remarks)
    #expect(try Settled(Text("a").fontWidth(.standard).fontDesign(.serif)).session.remarks.isEmpty)
  }

  @Test func emptyFieldsAreAsHighAsALineOfTheirFont() throws {
    func height(_ view: some View) throws -> Double? {
      try Settled(view.id("f"), width: 200).size(of: "f")?[1]
    }
    #expect(try height(TextField("", text: .constant(""))) == 22)
    #expect(try height(SecureField("", text: .constant(""))) == 21)
    #expect(try height(TextField("", text: .constant("")).font(.system(size: 16))) == 21)
    #expect(try height(SecureField("", text: .constant("")).font(.system(size: 16))) == 20)
  }

  @Test func theLevelsOfTheBackgroundAreColorsOfTheirOwn() throws {
    func view(_ color: Color) -> some View {
      Rectangle().fill(color).frame(width: 20, height: 20).id("box")
    }
    func level(_ style: some ShapeStyle) -> some View {
      Rectangle().fill(style).frame(width: 20, height: 20).id("box")
    }
    #expect(
      try color(of: "box", level(.background.secondary))
        == color(of: "box", view(Color(uiColor: .secondarySystemBackground))))
    #expect(
      try color(of: "box", level(.background.tertiary))
        == color(of: "box", view(Color(uiColor: .tertiarySystemBackground))))
  }

  @Test func aTintInTheLabelOfAButtonIsTheLabelsColor() throws {
    func button(_ color: Color?) -> some View {
      Button {
      } label: {
        Rectangle().frame(width: 30, height: 30).id("box").tint(color)
      }
    }
    let plain = try color(of: "box", Rectangle().fill(.red).frame(width: 30, height: 30).id("box"))
    #expect(try color(of: "box", button(.red)) == plain)
    #expect(try color(of: "box", button(nil)) != plain)
    #expect(try color(of: "box", button(.red).foregroundStyle(.green)) != plain)
  }

  @Test func iconsOfRowsHaveTheTint() throws {
    func icon(_ row: some View) throws -> [UInt8] {
      try color(of: "icon", NavigationStack { List { row } })
    }
    func label(_ fill: Color?) -> some View {
      Label {
        Text("One")
      } icon: {
        Rectangle().frame(width: 12, height: 12).id("icon")
      }
    }
    let tinted = try icon(label(nil))
    #expect(try tinted == icon(label(nil).foregroundStyle(.blue)))
    #expect(try tinted != icon(label(nil).foregroundStyle(.primary)))
    #expect(
      try tinted
        == icon(
          NavigationLink {
            Text("Next")
          } label: {
            label(nil)
          }))
    #expect(try icon(label(nil).listItemTint(.red)) == icon(label(nil).foregroundStyle(.red)))
  }
}
