// repository: home-assistant/iOS
// commit: d722d7811aec72397d05837477c5f146943b6248
// sources: Sources/HADesignSystem/Sources Sources/Shared/Assets/Colors.xcassets
// add: Sources/App/Onboarding/Steps/Servers/OnboardingScanningInstanceRow.swift Sources/App/Onboarding/Steps/Permissions/Steps/LocalAccessAndNetworkInput/LocalAccess/SelectionOptionView.swift
// use: fitted
// tests: Tests/App/Onboarding
// without: DiscoveredHomeAssistant OnboardingNavigationTests.swift OnboardingPermissionsNavigationViewModelTests.swift BaseOnboardingView.test.swift InvitationView.test.swift DiscoveredHomeAssistant.test.swift OnboardingServersListViewModelTests.swift loading constrained-width multiple-instances SelectionOptionView.test.swift
// helpers: HomeAssistant.swift
// layout: device
// run: --scale 3 --device iphone-14 --text-size medium --appearance both --system ios26
// pictures: Tests/App/Onboarding/__Snapshots__/{name}{appearance}.png
// appearances: light=-light dark=-dark
import SwiftUI

@MainActor func assertLightDarkSnapshots(of view: some View, named: String? = nil, testName: String = #function) {
  draw(view.inSafeAreaOfTests, testName, named: named)
}
