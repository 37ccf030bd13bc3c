// repository: haroya01/kurl-me-ios
// commit: c51419ca76b519ce32a7156304d1da8661d91236
// add: kurl/kurl/Theme/Theme.swift
// use: fitted
// helpers: Drawn.swift
// run: --scale 3 --text-size large --system ios26 --appearance both
// pictures: kurl/kurlTests/__Snapshots__/SnapshotSamplesTests/test_{name}_{appearance}.1.png
// run: --scale 3 --text-size accessibility5 --system ios26
// pictures: kurl/kurlTests/__Snapshots__/SnapshotSamplesTests/test_{name}.1.png
import SwiftUI

@MainActor private var swatches: some View {
  let tokens: [(String, Color)] = [
    ("ink", Palette.ink), ("secondary", Palette.secondary), ("faint", Palette.faint), ("accent (600)", Palette.accent),
    ("link (700)", Palette.link), ("danger", Palette.danger),
  ]
  return VStack(alignment: .leading, spacing: 10) {
    ForEach(tokens, id: \.0) { name, color in
      HStack(spacing: 12) {
        RoundedRectangle(cornerRadius: Metrics.radiusThumb).fill(color).frame(width: 48, height: 30)
        Text(name).typeScale(.body).foregroundStyle(Palette.ink)
      }
    }
  }
  .padding(20)
  .frame(width: 320, alignment: .leading)
  .background(Palette.pageBg)
}

@MainActor private var ladder: some View {
  VStack(alignment: .leading, spacing: 12) {
    Text("featured · 가나다 Aa").typeScale(.featured)
    Text("title · 가나다 Aa").typeScale(.title)
    Text("titleSmall · 가나다").typeScale(.titleSmall)
    Text("lede · 가나다 Aa").typeScale(.lede)
    Text("body · 가나다 Aa").typeScale(.body)
    Text("meta · 가나다").typeScale(.meta)
    Text("eyebrow · 가나다").typeScale(.eyebrow)
  }
  .foregroundStyle(Palette.ink)
  .frame(width: 360, alignment: .leading)
  .padding(20)
  .background(Palette.pageBg)
}

#Preview("paletteSwatches", traits: .sizeThatFitsLayout) { swatches.frame(width: 320, height: 280)._renderedAsLayer() }
#Preview("typeLadder", traits: .sizeThatFitsLayout) { ladder.frame(width: 360, height: 360)._renderedAsLayer() }
#Preview("typeLadder_dynamicTypeXXXL", traits: .sizeThatFitsLayout) {
  ladder.frame(width: 360, height: 620)._renderedAsLayer()
}
