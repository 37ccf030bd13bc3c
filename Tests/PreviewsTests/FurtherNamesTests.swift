import Foundation
import GalleyLayout
import GalleySwiftUI
import Testing

@MainActor
@Suite("Further names of SwiftUI and UIKit")
struct FurtherNamesTests {
  private let start = Date(timeIntervalSince1970: 1_735_720_800)

  @Test("Formats that count say the time between two moments")
  func countingFormats() {
    let now = start.addingTimeInterval(3_725.25)
    let stopwatch = SystemFormatStyle.Stopwatch.stopwatch(startingAt: start)
    #expect(stopwatch.format(now) == "1:02:05.25")
    #expect(
      SystemFormatStyle.Stopwatch.stopwatch(startingAt: start, maxPrecision: .seconds(1))
        .format(now) == "1:02:05")
    let interval = start..<start.addingTimeInterval(7_200)
    #expect(SystemFormatStyle.Timer.timer(countingDownIn: interval).format(now) == "57:54")
    #expect(SystemFormatStyle.Timer.timer(countingUpIn: interval).format(now) == "1:02:05")
    #expect(
      SystemFormatStyle.Timer.timer(countingUpIn: interval).format(.distantFuture) == "2:00:00")
    #expect(SystemFormatStyle.DateOffset.offset(to: start).format(now) == "1 hour, 2 minutes")
    #expect(SystemFormatStyle.DateOffset.offset(to: now).format(start) == "-1 hour, 2 minutes")
    #expect(SystemFormatStyle.DateOffset.offset(to: start).format(start) == "0 seconds")
  }

  @Test("Colours tell their parts")
  func partsOfColors() {
    var (first, second, third, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(red: 0, green: 0.5, blue: 1, alpha: 0.5)
    color.getRed(&first, green: &second, blue: &third, alpha: &alpha)
    #expect([first, second, third, alpha].map { ($0 * 100).rounded() } == [0, 50, 100, 50])
    color.getHue(&first, saturation: &second, brightness: &third, alpha: &alpha)
    #expect([first, second, third].map { ($0 * 360).rounded() } == [210, 360, 360])
    #expect(!color.getWhite(&first, alpha: &alpha))
    #expect(UIColor(white: 0.25, alpha: 1).getWhite(&first, alpha: &alpha))
    #expect((first * 100).rounded() == 25)
    #expect(UIColor(cgColor: color.cgColor).cgColor == color.cgColor)
  }

  @Test("A reversed outline leads through the same points the other way round")
  func reversedOutline() {
    let outline = UIBezierPath()
    outline.move(to: CGPoint(x: 0, y: 0))
    outline.addLine(to: CGPoint(x: 4, y: 0))
    outline.addCurve(
      to: CGPoint(x: 4, y: 4), controlPoint1: CGPoint(x: 5, y: 1),
      controlPoint2: CGPoint(x: 5, y: 3))
    outline.close()
    var expected = Path()
    expected.move(to: CGPoint(x: 4, y: 4))
    expected.addCurve(
      to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 5, y: 3), control2: CGPoint(x: 5, y: 1))
    expected.addLine(to: CGPoint(x: 0, y: 0))
    expected.closeSubpath()
    #expect(Path(outline.reversing().cgPath) == expected)
  }

  /// Draws each of its views as wide as the value that it carries.
  private struct Bars<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack {
        ForEach(sections: content) { section in
          Color.black.frame(width: CGFloat(section.header.count) + 30, height: 1)
          ForEach(section.content) { part in
            Rectangle().frame(width: part.containerValues.mark, height: 1)
          }
        }
      }
    }
  }

  @Test("A container sees the sections and the values of its views")
  func containers() throws {
    let drawn = try Settled(
      Bars {
        Section("First") {
          Text("a").containerValue(\.mark, 7)
          Text("b")
        }
        Text("loose").containerValue(\.mark, 9)
      })
    #expect(drawn.filledWidths == [31, 7, 1, 30, 9])
  }

  @Test("A narrow screen has the column that is preferred")
  func preferredColumn() throws {
    func widths(_ column: NavigationSplitViewColumn) throws -> [Double] {
      try Settled(
        NavigationSplitView(preferredCompactColumn: .constant(column)) {
          Rectangle().frame(width: 11, height: 10)
        } detail: {
          Rectangle().frame(width: 22, height: 10)
        }, width: 300, height: 300
      ).filledWidths
    }
    #expect(try widths(.sidebar).contains(11))
    #expect(try !widths(.sidebar).contains(22))
    #expect(try widths(.detail).contains(22))
    #expect(try !widths(.detail).contains(11))
  }

  @Test("Modifiers that are drawn in part say so")
  func remarks() throws {
    let drawn = try Settled(
      VStack {
        Text("a").textScale(.secondary)
        Text("b").presentationSizing(.form)
        Text("c").selectionDisabled().pointerStyle(.link)
      })
    #expect(
      drawn.session.remarks == [
        "secondary text scales are drawn in full size", "sheets have their usual width",
      ])
  }
}

extension ContainerValues {
  fileprivate var mark: Double {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

private struct MarkKey: EnvironmentKey {
  static let defaultValue = 1.0
}
