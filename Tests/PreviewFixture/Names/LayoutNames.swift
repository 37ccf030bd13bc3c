import SwiftUI

// The names of layout that real sources use most, in all of their usual forms.

private struct Gap: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

private struct ChipLayout: Layout {
  var spacing: CGFloat = 6

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.map(\.width).reduce(0, +) + spacing * CGFloat(max(subviews.count - 1, 0))
    return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width + spacing + subview[Gap.self]
    }
  }
}

private struct BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

extension VerticalAlignment {
  private enum BadgeCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }
  fileprivate static let badgeCenter = VerticalAlignment(BadgeCenter.self)
}

extension HorizontalAlignment {
  private enum Marker: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
      dimensions[HorizontalAlignment.center]
    }
  }
  fileprivate static let marker = HorizontalAlignment(Marker.self)
}

private struct Tile: View {
  var title = ""
  var color = Color.blue
  var body: some View {
    RoundedRectangle(cornerRadius: 6).fill(color.opacity(0.25))
      .overlay(Text(title).font(.caption2))
  }
}

private struct StackForms: View {
  var body: some View {
    VStack {
      HStack {
        Tile(title: "w h").frame(width: 44, height: 28)
        Tile(title: "h").frame(height: 28)
        Tile(title: "w").frame(width: 30)
      }
      HStack(spacing: 2) {
        Tile(title: "max").frame(maxWidth: .infinity)
        Tile(title: "leading").frame(maxWidth: .infinity, alignment: .leading)
      }
      .frame(height: 24)
      HStack(alignment: .top, spacing: 4) {
        Tile(title: "top").frame(minWidth: 40, idealWidth: 60, maxWidth: 80, minHeight: 20)
        Tile(title: "both").frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .frame(height: 30)
      HStack(alignment: .firstTextBaseline) {
        Text("Base").font(.title)
        Text("line")
        Spacer()
        Spacer(minLength: 4)
        Text("end").padding(.trailing, 4)
      }
      VStack(alignment: .leading, spacing: 2) {
        Text("leading")
        Text("longer than leading")
      }
      VStack(alignment: .trailing) {
        Text("trailing")
        Text("longer than it")
      }
      VStack(spacing: 0) {
        Divider()
        Text("between").padding(2)
        Divider()
      }
    }
    .padding()
  }
}

private struct PaddingForms: View {
  private let insets = EdgeInsets(top: 2, leading: 14, bottom: 6, trailing: 4)
  private let edge: Edge.Set = .horizontal

  var body: some View {
    VStack(spacing: 3) {
      Text("()").padding().background(Color.yellow)
      Text("(4)").padding(4).background(.orange)
      Text("(edge)").padding(edge).background(Color.green.opacity(0.4))
      Text("(edge, 8)").padding(.vertical, 8).padding([.leading, .trailing], 2).background {
        Color.mint
      }
      Text("(insets)").padding(insets).background(.teal, in: Capsule())
      Text("(all)").padding(.all, 5)
        .background(alignment: .bottomTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
        .overlay { RoundedRectangle(cornerRadius: 4).stroke(.gray) }
        .overlay(Circle().fill(.blue).frame(width: 6, height: 6), alignment: .topLeading)
        .overlay(alignment: .top) { Rectangle().frame(height: 1) }
        .overlay(Capsule().stroke(lineWidth: 1).foregroundColor(.pink))
    }
  }
}

/// Lengths that are constants of type `CGFloat` leave one meaning to the initializer and to both modifiers.
private struct ConstantForms: View {
  private enum Constants {
    static let gap: CGFloat = 8
    static let side: CGFloat = 12
  }

  var body: some View {
    VStack(alignment: .leading, spacing: Constants.gap) {
      HStack(alignment: .top, spacing: Constants.gap) { Text("a") }
        .padding(Constants.side)
        .padding(.horizontal, Constants.side)
      LazyVStack(alignment: .leading, spacing: Constants.gap) { Text("b") }
        .padding(Constants.side)
        .padding(.vertical, Constants.gap / 2)
    }
    .padding(Constants.side)
    .padding(.horizontal, Constants.side)
  }
}

private struct PlaceForms: View {
  @State private var expanded = false
  private let ratio: CGFloat? = 2

  var body: some View {
    VStack(spacing: 8) {
      ZStack {
        Tile().frame(width: 90, height: 40)
        Text("offset").offset(x: 10, y: -8)
        Text("sized").offset(CGSize(width: -20, height: 10))
        Circle().fill(.purple).frame(width: 8).position(x: 10, y: 10)
        Circle().fill(.indigo).frame(width: 8).position(CGPoint(x: 80, y: 30)).zIndex(1)
      }
      .frame(width: 90, height: 40)
      ZStack(alignment: .bottomTrailing) {
        Tile(color: .green).aspectRatio(3, contentMode: .fit)
        Tile(color: .red).aspectRatio(contentMode: .fit).frame(width: 12)
        Tile(color: .black).aspectRatio(ratio, contentMode: .fill).frame(width: 20, height: 8)
          .clipped()
        Tile(color: .orange).aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit)
          .frame(height: 14)
      }
      .frame(width: 120, height: 40)
      HStack {
        Image(systemName: "photo").resizable().scaledToFit().frame(width: 24, height: 40)
        Image(systemName: "photo").resizable().scaledToFill().frame(width: 24, height: 40)
          .clipped()
        Text("this never wraps").fixedSize().frame(width: 40)
        Text("wraps here").fixedSize(horizontal: false, vertical: true).frame(width: 50)
        Text("important").layoutPriority(1).lineLimit(1)
        Text("not so important").lineLimit(1)
      }
      .frame(width: 260)
      HStack(alignment: .badgeCenter) {
        Text("guide").alignmentGuide(.badgeCenter) { $0[VerticalAlignment.center] }
        Tile().frame(width: 20, height: 30)
        VStack(alignment: .marker) {
          Text("12").alignmentGuide(.marker) { dimension in dimension[.leading] }
          Text("long text").alignmentGuide(HorizontalAlignment.marker) { $0[.trailing] }
          Text("lead").alignmentGuide(.leading, computeValue: { d in d.width / 2 })
        }
      }
      ChipLayout(spacing: 3) {
        ForEach(["one", "two", "three"], id: \.self) {
          Text($0).padding(3).background(.yellow).layoutValue(key: Gap.self, value: 4)
        }
      }
    }
  }
}

private struct GridForms: View {
  private let columns = [GridItem(.flexible()), GridItem(.fixed(40)), GridItem(.flexible())]
  private let adaptive = [GridItem(.adaptive(minimum: 50, maximum: 80), spacing: 4)]

  var body: some View {
    VStack {
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(0..<5) { Tile(title: "\($0)").frame(height: 20) }
      }
      LazyVGrid(columns: adaptive, alignment: .leading, spacing: 4) {
        ForEach(0..<6, id: \.self) { Tile(title: "\($0)", color: .orange).frame(height: 16) }
      }
      LazyHGrid(rows: Array(repeating: GridItem(.fixed(14)), count: 2), spacing: 2) {
        ForEach(0..<4) { _ in Tile(color: .pink).frame(width: 30) }
      }
      .frame(height: 40)
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 2) {
        GridRow {
          Text("Name")
          Text("Value")
        }
        .font(.caption.bold())
        Divider()
        GridRow(alignment: .top) {
          Text("width")
          Text("12").gridColumnAlignment(.trailing)
        }
        GridRow { Text("wide cell").gridCellColumns(2) }
      }
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 6) {
          ForEach(0..<8) { Tile(title: "\($0)").frame(width: 50, height: 24) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .contentMargins(.horizontal, 12, for: .scrollContent)
      .contentMargins(4)
      .frame(height: 40)
      LazyVStack(alignment: .leading, spacing: 2, pinnedViews: [.sectionHeaders]) {
        Section(header: Text("Header").font(.caption.bold())) { Text("Row") }
      }
    }
    .padding(.horizontal)
  }
}

private struct ReaderForms: View {
  @State private var size = CGSize.zero

  private func bar(_ proxy: GeometryProxy) -> some View {
    let frame = proxy.frame(in: .named("page"))
    return Tile(title: "\(Int(frame.minY)) \(Int(proxy.frame(in: .local).width))")
      .frame(width: proxy.size.width / 2, height: proxy.size.height)
  }

  var body: some View {
    VStack {
      GeometryReader { proxy in bar(proxy) }.frame(height: 20)
      GeometryReader { (geometry: GeometryProxy) in
        ZStack(alignment: .topLeading) {
          Color.clear
          Tile(title: "global", color: .green).frame(width: geometry.frame(in: .global).width / 3)
          Text(geometry.safeAreaInsets.top == 0 ? "inside" : "edge")
        }
      }
      .frame(height: 20)
      Text("measured \(Int(size.width))").padding(2).background(
        GeometryReader { geo in
          Color.yellow.onAppear { size = geo.size }
        }
      )
      Text("anchored").anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
    }
    .coordinateSpace(name: "page")
    .overlayPreferenceValue(BoundsKey.self) { anchor in
      GeometryReader { proxy in
        if let anchor {
          let frame: CGRect = proxy[anchor]
          Rectangle().stroke(Color.red).frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
        }
      }
    }
  }
}

private struct ValueForms {
  let axis: Axis = .vertical
  let edges: Edge.Set = [.top, .bottom]
  let edge: Edge = .leading
  let side: HorizontalEdge = .trailing
  let mode: ContentMode = .fill
  let point = UnitPoint(x: 0.25, y: 0.75)
  let angle = Angle(degrees: 45) + .radians(0.1)
  let alignment = Alignment(horizontal: .leading, vertical: .bottom)
  let space: CoordinateSpace = .named("page")
  let proposal = ProposedViewSize(width: 10, height: nil)
}

#Preview("Stacks") { StackForms() }
#Preview("Padding") { PaddingForms() }
#Preview("Places") { PlaceForms() }
#Preview("Grids") { GridForms() }
#Preview("Readers") { ReaderForms().padding() }
#Preview("Safe area") {
  ZStack {
    Color.indigo.opacity(0.3).ignoresSafeArea()
    Color.yellow.opacity(0.3).edgesIgnoringSafeArea(.top)
    List {
      Text("Insets").listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
      Text("None").listRowInsets(.init())
    }
    .safeAreaInset(edge: .bottom) { Text("Bar").frame(maxWidth: .infinity).background(.bar) }
    .safeAreaInset(edge: .top, spacing: 0) { Text("Top") }
    .ignoresSafeArea(.keyboard, edges: .bottom)
    .frame(width: 200, height: 240)
  }
  .ignoresSafeArea(edges: .all)
}

extension CGFloat {
  fileprivate static let narrow: CGFloat = 8
}

private struct Spaced: View {
  let insets = EdgeInsets(top: 10, leading: .narrow, bottom: 10, trailing: .narrow)
  var body: some View { Text("Spaced").padding(insets) }
}

/// Conditional lengths, several in one chain, and literals, doubles and lengths of Core Graphics beside one another.
struct ConditionalRoom: View {
  var isCompact: Bool
  var width: Double?
  private let small: CGFloat = 8
  private let large: CGFloat = 20

  var body: some View {
    Text("Room")
      .frame(maxWidth: isCompact ? .infinity : nil)
      .padding(.horizontal, isCompact ? small : large)
      .padding(.vertical, isCompact ? small : large)
      .frame(minHeight: large)
      .padding(isCompact ? 4 : small)
      .padding(.bottom, width)
      .frame(width: isCompact ? nil : width, height: 44)
  }
}
