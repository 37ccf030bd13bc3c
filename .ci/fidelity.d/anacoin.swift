// repository: anaccborba/AnaCoinApp
// commit: 4f738bd671b3932a2a4f3eff2fac88ac92bc17b0
// sources: AnaCoin/Common/Extensions AnaCoin/Common/Localized AnaCoin/ErrorView AnaCoin/ExchangeDetail AnaCoin/ExchangeList/Model
// add: AnaCoin/ExchangeList/View/ExchangeCell.swift
// use: fitted
// helpers: Drawn.swift
// run: --scale 3 --text-size large --system ios18 --locale pt-BR
// pictures: AnaCoinTests/**/__Snapshots__/{name}.1.png
import SwiftUI

@MainActor private func exchange(name: String?, rank: Int, symbols: Int, volumes: [Double?], dates: [String?]) -> Exchange {
  // The time zone of the recorder.
  NSTimeZone.default = TimeZone(identifier: "America/Sao_Paulo")!
  return Exchange(
    id: "BINANCE", name: name, website: "https://www.binance.com/", dataQuoteStart: dates[0], dataQuoteEnd: dates[1],
    dataOrderbookStart: dates[0], dataOrderbookEnd: dates[1], dataTradeStart: dates[2], dataTradeEnd: dates[3],
    dataSymbolsCount: symbols, volume1hrsUsd: volumes[0], volume1dayUsd: volumes[1], volume1mthUsd: volumes[2], rank: rank)
}

@MainActor private func cell(name: String?, volume: Double?) -> some View {
  ExchangeCell(
    exchange: exchange(name: name, rank: 5, symbols: 10, volumes: [1000, volume, 600000], dates: [nil, nil, nil, nil])
  )
  .frame(width: 375, height: 100)._renderedAsLayer()
}

struct Retry: ErrorInteractorProtocol {
  func handleRetry() {}
}

#Preview("ExchangeCellSnapshotTest/testExchangeCellSnapshot", traits: .sizeThatFitsLayout) {
  cell(name: "Binance", volume: 22_000_000_000)
}
#Preview("ExchangeCellSnapshotTest/testExchangeCellWithoutNameSnapshot", traits: .sizeThatFitsLayout) {
  cell(name: nil, volume: 22_000_000_000)
}
#Preview("ExchangeCellSnapshotTest/testExchangeCellWithoutVolume1dayUsdSnapshot", traits: .sizeThatFitsLayout) {
  cell(name: nil, volume: nil)
}
#Preview("ErrorViewSnapshotTests/testErrorViewSnapshot", traits: .sizeThatFitsLayout) {
  ErrorView(presenter: ErrorPresenter(interactor: Retry(), message: "Error Message")).frame(width: 375, height: 667)
    ._renderedAsLayer()
}
#Preview("ExchangeDetailViewSnapshotTests/testExchangeDetailViewSnapshot", traits: .sizeThatFitsLayout) {
  ExchangeDetailView(
    presenter: ExchangeDetailPresenter(
      interactor: ExchangeDetailInteractor(
        exchange: exchange(
          name: "Binance", rank: 2, symbols: 229, volumes: [604797270.95, 21141942317.05, 545107988842.43],
          dates: [
            "2017-12-18T00:00:00.0000000Z", "2025-03-03T00:00:00.0000000Z", "2017-07-14T00:00:00.0000000Z",
            "2025-02-24T00:00:00.0000000Z",
          ])))
  )
  .frame(width: 375, height: 667)._renderedAsLayer()
}
