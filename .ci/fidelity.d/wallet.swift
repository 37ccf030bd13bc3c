// repository: youknowsthevies/My-Wallet-V3-iOS
// commit: c03611bcbfc336db4ce3aab753ba3a7e1dc9cc89
// sources: Modules/BlockchainComponentLibrary/Sources
// use: judged
// run: --scale 2 --appearance both
// pictures: Modules/BlockchainComponentLibrary/Tests/**/__Snapshots__/{name}.{appearance}.png
// appearances: light=1 dark=2
import SwiftUI

#Preview("MinimalButtonTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: 5) { MinimalButton_Previews.previews }.frame(width: 320).fixedSize().padding()
}
#Preview("ExchangeSellButtonTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: 5) { ExchangeSellButton_Previews.previews }.frame(width: 320).fixedSize().padding()
}
#Preview("PrimaryDoubleButtonTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: 5) { PrimaryDoubleButton_Previews.previews }.frame(width: 320).fixedSize().padding()
}
#Preview("AlertButtonTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: 5) { AlertButton_Previews.previews }.frame(width: 320).fixedSize().padding()
}
#Preview("DestructiveMinimalButtonTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: 5) { DestructiveMinimalButton_Previews.previews }.frame(width: 320).fixedSize().padding()
}
#Preview("SecondaryButtonTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: 5) { SecondaryButton_Previews.previews }.frame(width: 320).fixedSize().padding()
}
#Preview("MinimalDoubleButtonTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: 5) { MinimalDoubleButton_Previews.previews }.frame(width: 320).fixedSize().padding()
}
#Preview("SmallBuyButtonTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: 5) { SmallBuyButton_Previews.previews }.frame(width: 320).fixedSize().padding()
}
#Preview("BuyButtonTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: 5) { BuyButton_Previews.previews }.frame(width: 320).fixedSize().padding()
}
#Preview("DestructivePrimaryButtonTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: 5) { DestructivePrimaryButton_Previews.previews }.frame(width: 320).fixedSize().padding()
}
#Preview("PrimaryButtonTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: Spacing.baseline) { PrimaryButton_Previews.previews }.frame(width: 320).fixedSize().padding()
}
#Preview("SmallPrimaryButtonTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: Spacing.baseline) { SmallPrimaryButton_Previews.previews }.frame(width: 320).fixedSize().padding()
}
#Preview("SmallMinimalButtonTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: Spacing.baseline) { SmallMinimalButton_Previews.previews }.frame(width: 320).fixedSize().padding()
}
#Preview("SmallSecondaryButtonTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: Spacing.baseline) { SmallSecondaryButton_Previews.previews }.frame(width: 320).fixedSize().padding()
}
#Preview("CalloutCardTests/testCalloutCard", traits: .sizeThatFitsLayout) {
  VStack(spacing: Spacing.baseline) { CalloutCard_Previews.previews }.frame(width: 320).fixedSize().padding()
}
#Preview("SearchBarTests/testSearchBar", traits: .sizeThatFitsLayout) {
  VStack(spacing: Spacing.padding()) { SearchBar_Previews.previews }.fixedSize()
}
#Preview("SectionHeaderTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: Spacing.baseline) { SectionHeader_Previews.previews }.fixedSize()
}
#Preview("BalanceRowTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: Spacing.baseline) { BalanceRow_Previews.previews }.fixedSize()
}
#Preview("PrimaryRowTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: 0) { PrimaryRow_Previews.previews }.fixedSize()
}
#Preview("PrimaryRowTests/testRightToLeft", traits: .sizeThatFitsLayout) {
  VStack(spacing: 0) { PrimaryRow_Previews.previews }.environment(\.layoutDirection, .rightToLeft).fixedSize()
}
#Preview("BottomSheetTests/testBottomSheet", traits: .sizeThatFitsLayout) {
  BottomSheetView {
    VStack {
      Text("Bottom Sheet").typography(.title3)
      ForEach(1...10, id: \.self) { number in
        PrimaryRow(title: "Row \(number)")
        if number != 10 { PrimaryDivider() }
      }
    }
  }
  .frame(width: 320)
  .background(Color.gray)
}
#Preview("RadioTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: Spacing.baseline) { Radio_Previews.previews }.fixedSize()
}
#Preview("CheckboxTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: Spacing.baseline) { Checkbox_Previews.previews }.fixedSize()
}
#Preview("FilterTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: Spacing.baseline) { Filter_Previews.previews }.frame(width: 320).fixedSize()
}
#Preview("FilterTests/testRightToLeft", traits: .sizeThatFitsLayout) {
  VStack(spacing: Spacing.baseline) { Filter_Previews.previews }.environment(\.layoutDirection, .rightToLeft)
    .frame(width: 320).fixedSize()
}
#Preview("PrimarySegmentedControlTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: Spacing.baseline) { PrimarySegmentedControl_Previews.previews }.fixedSize()
}
#Preview("PrimarySegmentedControlTests/testRightToLeft", traits: .sizeThatFitsLayout) {
  VStack(spacing: Spacing.baseline) { PrimarySegmentedControl_Previews.previews }
    .environment(\.layoutDirection, .rightToLeft).fixedSize()
}
#Preview("LargeSegmentedControlTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: Spacing.baseline) { LargeSegmentedControl_Previews.previews }.frame(width: 320).fixedSize()
}
#Preview("LargeSegmentedControlTests/testRightToLeft", traits: .sizeThatFitsLayout) {
  VStack(spacing: Spacing.baseline) { LargeSegmentedControl_Previews.previews }
    .environment(\.layoutDirection, .rightToLeft).frame(width: 320).fixedSize()
}
#Preview("PrimaryDividerTests/testPrimaryDivider", traits: .sizeThatFitsLayout) {
  PrimaryDivider_Previews.previews.fixedSize()
}
#Preview("PageControlTests/testSnapshot", traits: .sizeThatFitsLayout) {
  VStack(spacing: Spacing.baseline) { PageControl_Previews.previews }.fixedSize()
}
#Preview("RichTextTests/testRichText", traits: .sizeThatFitsLayout) {
  RichText_Previews.previews.frame(width: 640).fixedSize()
}
#Preview("PrimaryPickerTests/testPicker", traits: .sizeThatFitsLayout) {
  PrimaryPicker_Previews.previews.frame(width: 375).fixedSize()
}
#Preview("InputTests/testInput", traits: .sizeThatFitsLayout) { Input_Previews.previews.frame(width: 300) }
