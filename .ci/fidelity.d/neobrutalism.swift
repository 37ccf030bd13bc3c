// repository: rational-kunal/NeoBrutalism
// commit: b0f2ef301699f243fc429aa80bd38c9d49672472
// sources: Sources/NeoBrutalism
// use: fitted
// tests: Tests/NeoBrutalismTests
// without: DrawerTests.swift NeoBrutalismTests.swift
// run: --scale 3 --appearance both --system ios18
// pictures: Tests/NeoBrutalismTests/__Snapshots__/{name}_{appearance}.1.png
import SwiftUI

extension View {
  /// The tests of components with a width take the height that the view wishes.
  func component() -> some View { frame(width: 300).fixedSize(horizontal: false, vertical: true) }
}

#Preview("ButtonTests/button_default_min-size", traits: .sizeThatFitsLayout) {
  ButtonStyleTests().button_default().fixedSize()
}
#Preview("ButtonTests/button_default_pressed_reverse_min-size", traits: .sizeThatFitsLayout) {
  ButtonStyleTests().button_default_pressed_reverse().fixedSize()
}
#Preview("ButtonTests/button_default_noShadow_min-size", traits: .sizeThatFitsLayout) {
  ButtonStyleTests().button_default_noShadow().fixedSize()
}
#Preview("ButtonTests/button_neutral_min-size", traits: .sizeThatFitsLayout) {
  ButtonStyleTests().button_neutral().fixedSize()
}
#Preview("ButtonTests/button_neutral_reverse_min-size", traits: .sizeThatFitsLayout) {
  ButtonStyleTests().button_neutral_reverse().fixedSize()
}
#Preview("ButtonTests/button_neutral_noShadow_min-size", traits: .sizeThatFitsLayout) {
  ButtonStyleTests().button_neutral_noShadow().fixedSize()
}
#Preview("ButtonTests/button_with_icon_min-size", traits: .sizeThatFitsLayout) {
  ButtonStyleTests().button_with_icon().fixedSize()
}
#Preview("ButtonTests/button_multiline_text_min-size", traits: .sizeThatFitsLayout) {
  ButtonStyleTests().button_multiline_text().fixedSize()
}
#Preview("CardTests/card_default_full_min-height", traits: .sizeThatFitsLayout) {
  CardTests().card_default_full().component()
}
#Preview("CardTests/card_neutral_full_min-height", traits: .sizeThatFitsLayout) {
  CardTests().card_neutral_full().component()
}
#Preview("CardTests/card_only_main_min-height", traits: .sizeThatFitsLayout) {
  CardTests().card_only_main().component()
}
#Preview("CardTests/card_with_long_content_min-height", traits: .sizeThatFitsLayout) {
  CardTests().card_with_long_content().component()
}
#Preview("CardTests/card_with_icon_in_header_min-height", traits: .sizeThatFitsLayout) {
  CardTests().card_with_icon_in_header().component()
}
#Preview("CardTests/card_header_and_main_only_min-height", traits: .sizeThatFitsLayout) {
  CardTests().card_header_and_main_only().component()
}
#Preview("CheckboxTests/checbox_on_min-size", traits: .sizeThatFitsLayout) { CheckboxTests().checbox_on().fixedSize() }
#Preview("CheckboxTests/checbox_on_disabled_min-size", traits: .sizeThatFitsLayout) {
  CheckboxTests().checbox_on_disabled().fixedSize()
}
#Preview("CheckboxTests/checbox_off_min-size", traits: .sizeThatFitsLayout) {
  CheckboxTests().checbox_off().fixedSize()
}
#Preview("CheckboxTests/checbox_off_disabled_min-size", traits: .sizeThatFitsLayout) {
  CheckboxTests().checbox_off_disabled().fixedSize()
}
#Preview("CheckboxTests/checboxWithLabel_on_min-size", traits: .sizeThatFitsLayout) {
  CheckboxTests().checboxWithLabel_on().fixedSize()
}
#Preview("CheckboxTests/checboxWithLabel_on_disabled_min-size", traits: .sizeThatFitsLayout) {
  CheckboxTests().checboxWithLabel_on_disabled().fixedSize()
}
#Preview("CheckboxTests/checboxWithLabel_off_min-size", traits: .sizeThatFitsLayout) {
  CheckboxTests().checboxWithLabel_off().fixedSize()
}
#Preview("CheckboxTests/checboxWithLabel_off_disabled_min-size", traits: .sizeThatFitsLayout) {
  CheckboxTests().checboxWithLabel_off_disabled().fixedSize()
}
#Preview("CheckboxTests/checboxWithLargeLabel_min-size", traits: .sizeThatFitsLayout) {
  CheckboxTests().checboxWithLargeLabel().fixedSize()
}
#Preview("FlatCardTests/flatCard_default_min-height", traits: .sizeThatFitsLayout) {
  FlatCardTests().flatCard_default().component()
}
#Preview("FlatCardTests/flatCard_neutral_min-height", traits: .sizeThatFitsLayout) {
  FlatCardTests().flatCard_neutral().component()
}
#Preview("FlatCardTests/flatCard_multiline_min-height", traits: .sizeThatFitsLayout) {
  FlatCardTests().flatCard_multiline().component()
}
#Preview("FlatCardTests/flatCard_with_icon_min-height", traits: .sizeThatFitsLayout) {
  FlatCardTests().flatCard_with_icon().component()
}
#Preview("FlatCardTests/flatCard_longText_min-height", traits: .sizeThatFitsLayout) {
  FlatCardTests().flatCard_longText().component()
}
#Preview("InputTests/input_enabled_min-height", traits: .sizeThatFitsLayout) {
  InputTests().input_enabled().component()
}
#Preview("InputTests/input_disabled_min-height", traits: .sizeThatFitsLayout) {
  InputTests().input_disabled().component()
}
#Preview("InputTests/input_empty_min-height", traits: .sizeThatFitsLayout) { InputTests().input_empty().component() }
#Preview("InputTests/input_filled_min-height", traits: .sizeThatFitsLayout) { InputTests().input_filled().component() }
#Preview("InputTests/input_long_text_min-height", traits: .sizeThatFitsLayout) {
  InputTests().input_long_text().component()
}
#Preview("ProgressTests/progress_0_min-height", traits: .sizeThatFitsLayout) {
  ProgressTests().progress_0().component()
}
#Preview("ProgressTests/progress_52_min-height", traits: .sizeThatFitsLayout) {
  ProgressTests().progress_52().component()
}
#Preview("ProgressTests/progress_20_min-height", traits: .sizeThatFitsLayout) {
  ProgressTests().progress_20().component()
}
#Preview("ProgressTests/progress_100_min-height", traits: .sizeThatFitsLayout) {
  ProgressTests().progress_100().component()
}
#Preview("RadioTests/radio_singleSelection_firstSelected_min-size", traits: .sizeThatFitsLayout) {
  RadioTests().radio_singleSelection_firstSelected().fixedSize()
}
#Preview("RadioTests/radio_singleSelection_secondSelected_min-size", traits: .sizeThatFitsLayout) {
  RadioTests().radio_singleSelection_secondSelected().fixedSize()
}
#Preview("RadioTests/radio_withLabel_min-size", traits: .sizeThatFitsLayout) {
  RadioTests().radio_withLabel().fixedSize()
}
#Preview("RadioTests/radioItem_selected_min-size", traits: .sizeThatFitsLayout) {
  RadioTests().radioItem_selected().fixedSize()
}
#Preview("RadioTests/radioItem_unselected_min-size", traits: .sizeThatFitsLayout) {
  RadioTests().radioItem_unselected().fixedSize()
}
#Preview("SkeletonTests/roundSkeleton_default_min-height", traits: .sizeThatFitsLayout) {
  SkeletonTests().roundSkeleton_default().component()
}
#Preview("SkeletonTests/roundSkeleton_customSize_min-height", traits: .sizeThatFitsLayout) {
  SkeletonTests().roundSkeleton_customSize().component()
}
#Preview("SkeletonTests/textSkeleton_default_min-height", traits: .sizeThatFitsLayout) {
  SkeletonTests().textSkeleton_default().component()
}
#Preview("SkeletonTests/textSkeleton_customSize_min-height", traits: .sizeThatFitsLayout) {
  SkeletonTests().textSkeleton_customSize().component()
}
#Preview("SliderTests/slider_0_min-height", traits: .sizeThatFitsLayout) { SliderTests().slider_0().component() }
#Preview("SliderTests/slider_100_min-height", traits: .sizeThatFitsLayout) { SliderTests().slider_100().component() }
#Preview("SliderTests/slider_48_min-height", traits: .sizeThatFitsLayout) { SliderTests().slider_48().component() }
#Preview("SwitchTests/switch_on_min-size", traits: .sizeThatFitsLayout) { SwitchTests().switch_on().fixedSize() }
#Preview("SwitchTests/switch_on_disabled_min-size", traits: .sizeThatFitsLayout) {
  SwitchTests().switch_on_disabled().fixedSize()
}
#Preview("SwitchTests/switch_off_min-size", traits: .sizeThatFitsLayout) { SwitchTests().switch_off().fixedSize() }
#Preview("SwitchTests/switch_off_disabled_min-size", traits: .sizeThatFitsLayout) {
  SwitchTests().switch_off_disabled().fixedSize()
}
#Preview("SwitchTests/switchWithLabel_on_min-size", traits: .sizeThatFitsLayout) {
  SwitchTests().switchWithLabel_on().fixedSize()
}
#Preview("SwitchTests/switchWithLabel_on_disabled_min-size", traits: .sizeThatFitsLayout) {
  SwitchTests().switchWithLabel_on_disabled().fixedSize()
}
#Preview("SwitchTests/switchWithLabel_off_min-size", traits: .sizeThatFitsLayout) {
  SwitchTests().switchWithLabel_off().fixedSize()
}
#Preview("SwitchTests/switchWithLabel_off_disabled_min-size", traits: .sizeThatFitsLayout) {
  SwitchTests().switchWithLabel_off_disabled().fixedSize()
}
#Preview("SwitchTests/switchWithLargeLabel_min-size", traits: .sizeThatFitsLayout) {
  SwitchTests().switchWithLargeLabel().fixedSize()
}
