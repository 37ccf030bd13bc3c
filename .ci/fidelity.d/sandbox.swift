// repository: shumpei-nagata/Sandbox-MultiModule
// commit: c593bdc7e9ddcd32daaed6ce763345fca1dfe9e9
// sources: Sandbox-MultiModule-Library/Sources/DesignSystem
// use: fitted
// previews: Prefire
// without: LoadingOverlay-Loading
// run: --scale 3 --device iphone-x --text-size medium --system ios26
// pictures: Sandbox-MultiModule-Library/Tests/DesignSystem/__Snapshots__/PreviewTests.generated/{name}.1.png
import SwiftUI
