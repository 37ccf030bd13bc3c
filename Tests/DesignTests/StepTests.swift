import GalleyDesign
import GalleyGeometry
import Testing

@Suite struct StepTests {
  @Test("W3W-12: lengths have the published steps")
  func lengths() {
    #expect(
      points(LineThickness.steps) == [
        "none 0", "onePoint 1", "twoPoint 2", "threePoint 3", "fourPoint 4",
      ])
    #expect(
      points(Margin.steps).prefix(6) == [
        "none 0", "thin 4", "light 8", "medium 12", "bold 16", "heavy 24",
      ])
    #expect(
      points(Margin.steps).suffix(6) == [
        "half 4", "one 8", "two 16", "three 24", "four 32", "five 40",
      ])
    #expect(
      points(PaddingInsets.steps) == [
        "none 0", "single 1", "fine 2", "thin 4", "extraLight 6", "light 8", "extraMedium 10",
        "medium 12", "bold 16", "heavy 24",
      ])
    #expect(
      points(RowHeight.steps) == [
        "extraSmall 32", "small 40", "medium 48", "large 64", "extraLarge 72",
        "extraExtraLarge 380",
      ])
  }

  @Test("W3W-12: corner radii, in points or by the shorter side")
  func cornerRadii() {
    let box = Size(width: 60, height: 20)
    let resolved = CornerRadius.steps.map { "\($0.name) \(Int($0.value.resolved(for: box)))" }
    #expect(
      resolved == [
        "none 0", "medium 4", "soft 8", "softer 14", "verySoft 16", "extraSmall 4", "small 8",
        "regular 12", "large 16", "extraLarge 32", "oval 10", "circle 10",
      ])
    let literal: CornerRadius = 3.5
    #expect(literal.resolved(for: box) == 3.5)
  }

  @Test("W3W-12: shadows and icon sizes have the published steps")
  func shadowsAndIcons() {
    #expect([Shadow.none, .low, .medium, .high].map(\.radius) == [0, 5, 15, 30])
    #expect([Shadow.none, .low, .medium, .high].map(\.opacity) == [0, 0.33, 0.33, 0.33])
    #expect(
      IconSize.steps.map { "\(Int($0.value.size.width))x\(Int($0.value.size.height))" } == [
        "16x16", "32x32", "64x64", "40x6", "84x14",
      ])
  }

  @Test("DNA-7: DNAKit's shadows: one point down, a blur of 2 or 10, no spread")
  func dnaShadows() {
    #expect(Shadow.button == Shadow(opacity: 0.06, x: 0, y: 1, radius: 1, spread: 0))
    for shadow in [Shadow.modal, .overflow, .dnaMedium, .light, .heavyBottom] {
      #expect(shadow.opacity == 0.05)
      #expect(shadow.y == 1)
      #expect(shadow.blur == 10)
    }
  }

  @Test("W3W-13: a padding has four sides, a mean, and one side can be set")
  func padding() {
    let padding = PaddingInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 6))
    #expect(padding.points == 3)
    #expect(PaddingInsets.bold.insets == EdgeInsets(16))
    let wider = padding.setting(\.leading, to: 10)
    #expect(wider.insets == EdgeInsets(top: 1, leading: 10, bottom: 3, trailing: 6))
  }

  private func points<Step: LengthStep>(_ steps: [(name: String, value: Step)]) -> [String] {
    steps.map { "\($0.name) \(Int($0.value.points))" }
  }
}
