// repository: linnefromice/prototype-design-system-swiftui
// commit: 4e6824d70ae7454142ff86b939797c9e17533b22
// sources: ProtoDesignSystem
// use: fitted
// previews: Prefire
// inset: 10
// most: 25
// run: --scale 3 --device iphone-x --text-size medium
// pictures: ProtoDesignSystemTests/__Snapshots__/PreviewTests.generated/{name}.1.png
// run: --scale 3 --device iphone-x --text-size medium --appearance dark --filter Banner
// pictures: ProtoDesignSystemTests/__Snapshots__/PreviewTests.generated/{name}.1.png
// run: --scale 3 --device iphone-x --text-size medium --appearance dark --filter Checkbox
// pictures: ProtoDesignSystemTests/__Snapshots__/PreviewTests.generated/{name}.1.png
// run: --scale 3 --device iphone-x --text-size medium --appearance dark --filter ChipLabel
// pictures: ProtoDesignSystemTests/__Snapshots__/PreviewTests.generated/{name}.1.png
// run: --scale 3 --device iphone-x --text-size medium --appearance dark --filter ChipTag
// pictures: ProtoDesignSystemTests/__Snapshots__/PreviewTests.generated/{name}.1.png
// run: --scale 3 --device iphone-x --text-size medium --appearance dark --filter InputText
// pictures: ProtoDesignSystemTests/__Snapshots__/PreviewTests.generated/{name}.1.png
// run: --scale 3 --device iphone-x --text-size medium --appearance dark --filter ProgressIndicator
// pictures: ProtoDesignSystemTests/__Snapshots__/PreviewTests.generated/{name}.1.png
// run: --scale 3 --device iphone-x --text-size medium --appearance dark --filter RadioButton
// pictures: ProtoDesignSystemTests/__Snapshots__/PreviewTests.generated/{name}.1.png
// run: --scale 3 --device iphone-x --text-size medium --appearance dark --filter SelectBox
// pictures: ProtoDesignSystemTests/__Snapshots__/PreviewTests.generated/{name}.1.png
// run: --scale 3 --device iphone-x --text-size medium --appearance dark --filter TextArea
// pictures: ProtoDesignSystemTests/__Snapshots__/PreviewTests.generated/{name}.1.png
import SwiftUI

/// The recorder's hosting controller is a child of another one, and does not take the scheme that its view prefers: what
/// was recorded on a dark simulator is dark, with it (Banner, ChipLabel) and without (Banner-Status-Icons, ChipTag).
/// A parameter that is not optional goes before the platform's.
extension View {
  nonisolated func preferredColorScheme(_ colorScheme: ColorScheme) -> some View { self }
}
