import SwiftUI

extension ContainerValues {
  /// A mark, which a view may hold as `@State private var mark`.
  @Entry var mark: Int = 1
}
extension FocusedValues {
  @Entry var title: String?
}

/// A container that reads the sections and the values of what is in it.
private struct Board<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(sections: content) { section in
        section.header
        ForEach(section.content) { part in
          HStack {
            Text("\(part.containerValues.mark)")
            part
          }
        }
      }
    }
  }
}

struct FurtherForms: View {
  @State private var days: Set<DateComponents> = [DateComponents(year: 2025, month: 1, day: 8)]
  @State private var column = NavigationSplitViewColumn.detail
  @FocusedValue(\.title) private var title
  private let start = Date(timeIntervalSince1970: 1_735_720_800)

  private var times: some View {
    VStack {
      Text(.now, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))
      Text(.now, format: .timer(countingDownIn: start..<start.addingTimeInterval(7_200)))
      Text(.now, format: .offset(to: start))
      ProgressView(timerInterval: start...start.addingTimeInterval(7_320))
      TimelineView(.explicit([start])) { _ in Text(title ?? "No title") }
    }
  }

  private var board: some View {
    Board {
      Section("First") {
        Text("a").containerValue(\.mark, 7)
        Text("b")
      }
      Text("loose")
    }
  }

  private var colors: some View {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let outline = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)).reversing()
    var angle = Angle.zero
    angle.radians = .pi
    return VStack {
      Text("\(Int(red * 100)) \(Int(green * 100)) \(Int(blue * 100)) \(Int(alpha * 100))")
      Text("\(Int(angle.degrees)) \(Int(outline.cgPath.boundingBox.height))")
      Rectangle().fill(Color(cgColor: UIColor.green.cgColor)).frame(width: 10, height: 10)
      Text("\(IndexPath(row: 3, section: 2).row)")
      Circle().fill(.ellipticalGradient(Gradient(colors: [.red, .blue]))).frame(height: 9)
      Text("\(CGRectUnion(.zero, CGRect(x: 0, y: 0, width: 4, height: 4)).width)")
    }
  }

  private var inert: some View {
    VStack {
      Text("Inert").selectionDisabled().focusSection().pointerStyle(.link)
        .onKeyPress(.space) { .handled }.accessibilityCustomContent("A", "B")
        .invalidatableContent().defersSystemGestures(on: .all)
      RenameButton().renameAction {}
      HSplitView {
        Text("left")
        Text("right")
      }
      ShareLink(item: "a", preview: SharePreview("A"))
      Text("Near").textScale(.secondary).presentationSizing(.form).toolbarTitleMenu { Text("x") }
    }
    .safeAreaBar(edge: .bottom) { Text("Bar") }
    .toolbarVisibility(.hidden, for: .navigationBar)
  }

  var body: some View {
    ScrollView {
      times
      board
      colors
      inert
      MultiDatePicker("Days", selection: $days)
      NavigationSplitView(preferredCompactColumn: $column) {
        Text("Sidebar")
      } detail: {
        Text("Detail")
      }
      .frame(height: 200)
    }
    .inspector(isPresented: .constant(false)) { Text("Inspector") }
    .contextMenu(forSelectionType: Int.self) { _ in Button("Open") {} }
  }
}
