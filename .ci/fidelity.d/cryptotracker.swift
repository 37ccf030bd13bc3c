// repository: lmw4051/CryptoTracker
// commit: de5afb51fd9f4ced722b9de1c1b28c6bbb96fa49
// sources: Packages/Models/Sources
// add: CryptoTracker/Features/CryptoList/Views/CryptoRowView.swift
// modules: Models
// use: judged
// run: --scale 3 --text-size large --system ios26
// pictures: CryptoTrackerSnapshotTests/__Snapshots__/*/{name}.1.png
import SwiftUI

@MainActor private func row(_ crypto: Crypto, _ color: Color) -> some View {
  CryptoRowView(crypto: crypto).frame(width: 375, height: 80).background(color)._renderedAsLayer()
}

#Preview("testCryptoRowViewDark", traits: .sizeThatFitsLayout) {
  // The preference of a dark scheme changes nothing in the recorded picture.
  row(
    Crypto(id: "ethereum", symbol: "eth", name: "Ethereum", currentPrice: 3000.00, priceChangePercentage24h: -2.15),
    .black)
}
#Preview("testCryptoRowViewLight", traits: .sizeThatFitsLayout) {
  row(
    Crypto(id: "bitcoin", symbol: "btc", name: "Bitcoin", currentPrice: 50000.00, priceChangePercentage24h: 5.25),
    .white)
}
