// repository: linnefromice/prototype-design-system-swiftui
// commit: 4e6824d70ae7454142ff86b939797c9e17533b22
// sources: ProtoDesignSystem
// use: judged
// previews: Prefire
// inset: 10
// without: Banner ChipLabel ProgressIndicator RadioButton
// most: 25
// run: --scale 3 --device iphone-x --text-size medium
// pictures: ProtoDesignSystemTests/__Snapshots__/PreviewTests.generated/{name}.1.png
// run: --scale 3 --device iphone-x --text-size medium --appearance dark --filter Checkbox
// pictures: ProtoDesignSystemTests/__Snapshots__/PreviewTests.generated/{name}.1.png
// run: --scale 3 --device iphone-x --text-size medium --appearance dark --filter ChipTag
// pictures: ProtoDesignSystemTests/__Snapshots__/PreviewTests.generated/{name}.1.png
// run: --scale 3 --device iphone-x --text-size medium --appearance dark --filter InputText
// pictures: ProtoDesignSystemTests/__Snapshots__/PreviewTests.generated/{name}.1.png
// run: --scale 3 --device iphone-x --text-size medium --appearance dark --filter SelectBox
// pictures: ProtoDesignSystemTests/__Snapshots__/PreviewTests.generated/{name}.1.png
// run: --scale 3 --device iphone-x --text-size medium --appearance dark --filter TextArea
// pictures: ProtoDesignSystemTests/__Snapshots__/PreviewTests.generated/{name}.1.png
import SwiftUI
