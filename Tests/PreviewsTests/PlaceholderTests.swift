import Foundation
import GalleyDesign
import GalleySwiftUI
import Testing

@MainActor
@Suite struct PlaceholderTests {
  private struct Web: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test func aViewOfUIKitIsALabelledBoxAndIsNamed() throws {
    let settled = try Settled(Web().frame(width: 80, height: 30).id("web"))
    #expect(settled.size(of: "web") == [80, 30])
    #expect(settled.session.remarks == ["Web is not drawn; a labelled box is"])
  }

  @Test func colorsOfUIKitMayDependOnTheAppearance() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let design = Color(color).design(in: EnvironmentValues())
    #expect([design.light.red, design.dark.red] == [0, 1])
  }
}
