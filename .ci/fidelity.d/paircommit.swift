// repository: FujimoriGit/PairCommit
// commit: 23d37507316f2364071bdd8cf78705fcbf71f253
// sources: PairCommit Packages/PairCommitCore/Sources
// modules: Prefire Domain Application MultipeerConnectivity CloudKit
// use: fitted
// previews: Prefire
// run: --scale 2 --text-size medium --system ios26 --locale ja
// pictures: PairCommitTests/__Snapshots__/PreviewTests.generated/{name}-iPhone-15.1.png
import SwiftUI
