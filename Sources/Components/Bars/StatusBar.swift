internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

/// The bar at the top of a phone's screen: the time, the signal, the battery. It uses the foreground colour
/// and, unless a height is given, has a height of 54 points.
public struct StatusBar: Sendable {
  /// The time.
  public var time: String
  /// The charge of the battery, from 0 to 1.
  public var batteryLevel = 1.0
  /// The number of signal bars that are on, out of four.
  public var signalBars = 4
  /// True if the sign of a wireless network is shown.
  public var hasWiFi = true

  /// Makes a bar.
  public init(time: String = "9:41") { self.time = time }

  // Reading

  /// The sentence about `"type": "StatusBar"` in the reference, the schema and editors.
  public static let summary = "The time, the signal and the battery at the top of a phone."
  /// The keys of `"type": "StatusBar"` besides those that all views share.
  public static let properties: [Property<StatusBar>] = [
    Property("time", \.time, as: .displayText, in: .values, default: "9:41", "The time."),
    Property(
      "batteryLevel", \.batteryLevel, as: .share, default: "1", "How full the battery is."),
    Property(
      "signalBars", \.signalBars, default: "4", "How many of the four bars of the signal are on."),
    Property("hasWiFi", \.hasWiFi, default: "true", "Whether there is a wireless network."),
  ]

  // 402 points wide (16 Pro): time 17 Semibold, its centre and that of the signs 74 from the edges; bars 19.4
  // by 12.3, waves 17 by 12.3, battery 27.3 by 13. Mirrored from right to left, as on the platform.
  func composition(in environment: EnvironmentValues) -> some View {
    HStack(spacing: 0) {
      Text(time).font(size: 17, weight: .semibold).frame(width: 148)
      Spacer(minLength: 0)
      HStack(spacing: 7) {
        bars
        if hasWiFi { WiFi().frame(width: 17, height: 12.3) }
        battery
      }
      .frame(width: 148)
    }
    .padding(.top, 3).frame(minHeight: 54)
  }

  private var bars: some View {
    HStack(alignment: .bottom, spacing: 2.2) {
      ForEach(0..<4) { index in
        RoundedRectangle(cornerRadius: 1).frame(width: 3.2, height: [4, 6.3, 9, 12.3][index])
          .opacity(index < signalBars ? 1 : 0.3)
      }
    }
  }

  private var battery: some View {
    HStack(spacing: 1) {
      ZStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: 4.2).strokeBorder(lineWidth: 1).opacity(0.35)
        RoundedRectangle(cornerRadius: 2.6)
          .frame(width: max(21 * batteryLevel, 3), height: 9).padding(.leading, 2)
      }
      .frame(width: 25, height: 13)
      Capsule().frame(width: 1.4, height: 4).opacity(0.4)
    }
  }
}

/// Three waves over their source.
private struct WiFi: Sendable {}

extension WiFi: Shape {
  nonisolated func path(in rect: Rect) -> Path {
    let source = Point(x: rect.midX, y: rect.maxY)
    var path = Path()
    let bands = [(0.0, 0.28), (0.44, 0.66), (0.82, 1.04)]
    for (inner, outer) in bands {
      path.arc(
        center: source, radius: rect.height * outer, from: .degrees(-135), to: .degrees(-45))
      if inner > 0 {
        path.arc(
          center: source, radius: rect.height * inner, from: .degrees(-45), to: .degrees(-135))
      } else {
        path.line(to: source)
      }
      path.close()
    }
    return path
  }
}

/// The line at the bottom of a phone's screen: 5 points high, 8 above the edge, 0.357 of the width,
/// in the foreground colour. It takes 34 points unless a height is given.
public struct HomeIndicator: Sendable {
  /// Makes a line.
  public init() {}

  // Reading

  /// The sentence about `"type": "HomeIndicator"` in the reference, the schema and editors.
  public static let summary = "The line at the bottom of a phone's screen."

  func composition(in environment: EnvironmentValues) -> some View {
    ZStack {
      Capsule().frame(height: 5).relativeSize(width: 0.357)
    }
    .padding(.bottom, 8)
    .frame(maxWidth: .infinity, minHeight: 34, alignment: .bottom)
  }
}

extension StatusBar: ComposedView {}
extension HomeIndicator: ComposedView {}
