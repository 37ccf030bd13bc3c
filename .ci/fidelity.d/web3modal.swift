// repository: WalletConnect/web3modal-swift
// commit: 030dad9ba665546f392c0b05277e12bc80c04ead
// sources: Sources/Web3ModalUI Sources/Web3ModalBackport
// use: fitted
// run: --scale 3 --device iphone-14 --text-size medium --appearance both
// pictures: Tests/Web3ModalUITests/__Snapshots__/{name}SnapshotTests/test_snapshots.{appearance}.png
// appearances: light=2 dark=1
import SwiftUI

#Preview("W3MActionEntry") { W3MActionEntryStylePreviewView() }
#Preview("W3MButton") { W3MButtonStylePreviewView() }
#Preview("W3MListItem") { W3MListItemButtonStylePreviewView() }
#Preview("W3MListSelect") { W3MListSelectStylePreviewView() }
