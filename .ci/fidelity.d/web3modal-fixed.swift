// repository: WalletConnect/web3modal-swift
// commit: 030dad9ba665546f392c0b05277e12bc80c04ead
// sources: Sources/Web3ModalUI Sources/Web3ModalBackport
// use: fitted
// run: --scale 3 --appearance both
// pictures: Tests/Web3ModalUITests/__Snapshots__/{name}SnapshotTests/test_snapshots.{appearance}.png
// appearances: light=2 dark=1
import SwiftUI

#Preview("W3MCardSelect", traits: .sizeThatFitsLayout) { W3MCardSelectStylePreviewView() }
#Preview("W3MChipButton", traits: .fixedLayout(width: 800, height: 800)) { W3MChipButtonStylePreviewView() }
#Preview("W3MTag", traits: .fixedLayout(width: 150, height: 250)) { W3MTagPreviewView() }
