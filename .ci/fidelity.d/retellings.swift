// repository: VAndrJ/Retellings
// commit: b9971377ac0c2b6539a6844f8b35e8982c0720af
// add: Retellings/Components/CustomTabBar.swift Retellings/Extensions/View+Support.swift
// use: judged
// appearances: light=1 dark=2
// run: --scale 3 --text-size large --system ios18 --appearance both
// pictures: RetellingsSnapshotTests/__Snapshots__/CustomTabBarSnapshotTests/test_speedControlView_{name}._UIUserInterfaceStyle-rawValue-{appearance}-_2_UIContentSizeCategory-_rawValue-UICTContentSizeCategoryL.png
import SwiftUI

/// The size of the recorded pictures.
@MainActor private func tested(_ selection: RetellingTab) -> some View {
  CustomTabBar(tabs: RetellingTab.allCases, selection: .constant(selection))
    .padding()
    .frame(width: 136, height: 138)
    ._renderedAsLayer()
}

#Preview("Listening", traits: .sizeThatFitsLayout) { tested(.listening) }
#Preview("Overview", traits: .sizeThatFitsLayout) { tested(.overview) }
