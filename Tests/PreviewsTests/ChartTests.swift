import Foundation
import GalleyCharts
import GalleyPainting
import GalleySwiftUI
import Testing

/// Charts written as Swift Charts has them.
@MainActor
@Suite struct ChartTests {
  private struct Sale: Identifiable {
    let id: Int
    var quarter: String { "q\(id)" }
    var region: String { id.isMultiple(of: 2) ? "North" : "South" }
  }

  /// The words of a view from first to last.
  private func words(_ view: some View) throws -> [String] {
    let settled = try Settled(view, width: 300, height: 200)
    let texts = settled.layout.painted(in: nil, extents: nil, keepsTexts: true).texts
    return texts.sorted { $0.key < $1.key }.map(\.value.text)
  }

  @Test("Categories come in the order of the data, whichever series they belong to")
  func order() throws {
    let chart = Chart((0..<4).map(Sale.init)) { sale in
      BarMark(x: .value("Quarter", sale.quarter), y: .value("Sold", 3 + sale.id))
        .foregroundStyle(by: .value("Region", sale.region))
    }
    #expect(try words(chart).filter { $0.hasPrefix("q") } == ["q0", "q1", "q2", "q3"])
  }

  @Test("What is made anew as time goes on is shown at the moment at which the clock stands")
  func moment() throws {
    let view = TimelineView(.everyMinute) { context in
      Text(verbatim: "\(Int(context.date.timeIntervalSince1970))")
    }
    #expect(try words(view) == ["1735724460"])
  }
}
