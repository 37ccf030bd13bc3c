/// The semantic colours of the what3words design system. `cta` is "call to action", `tov` "tone of
/// voice".
public enum SemanticColor: String, ColorTable {
  case text, foreground, border, background, secondary, tint, slash, errorRed
  case secondaryGray, secondaryDarkGray, highlightBackground
  case ctaText, ctaBackgroundPrimary, ctaBackgroundSecondary, ctaBackgroundTertiary
  case ctaBodyText1, ctaBodyText2, ctaBodyText3
  case ctaBodyBackground1, ctaBodyBackground2, ctaBodyBackground3, ctaBodyBackground4
  case tovConfirmationText, tovInformationText, tovWarningText, tovErrorText
  case tovConfirmationBackground, tovInformationBackground, tovWarningBackground
  case tovErrorBackground
  case overlayLight, overlayLightBlur, overlayNormal, overlayDark, overlayNormalBlur
  case overlayDarkBlur, overlayHover, overlayPressed, overlayDisabled
  case labelColourLight

  /// The colour in its light and dark form.
  public var color: Color {
    switch self {
    case .text, .foreground, .border: .label
    case .background: SystemColor.systemBackground.color
    case .secondary, .ctaBackgroundSecondary: pair(.darkBlue, .royalBlue)
    case .tint, .slash, .ctaBackgroundPrimary: CoreColorName.red.color
    case .errorRed: SystemColor.systemRed.color
    case .secondaryGray: CoreColorName.offLightGrey.color
    case .secondaryDarkGray: CoreColorName.grey32.color
    case .highlightBackground: adaptive(0xDBEFFA, 0x3A3A3C)
    case .ctaText: .white
    case .ctaBackgroundTertiary: pair(.royalBlue, .darkBlue)
    case .ctaBodyText1: pair(.darkBlue, .white)
    case .ctaBodyText2: pair(.grey32, .grey92)
    case .ctaBodyText3: pair(.grey38, .grey84)
    case .ctaBodyBackground1: pair(.offGrey, .darkDarkBlue)
    case .ctaBodyBackground2: pair(.white, .black)
    case .ctaBodyBackground3: pair(.powderBlue, .offDarkGrey)
    case .ctaBodyBackground4: pair(.lightCyan, .offMidGrey)
    default: voiceOrOverlay
    }
  }

  private var voiceOrOverlay: Color {
    switch self {
    case .tovConfirmationText: pair(.green, .darkGreen)
    case .tovInformationText: pair(.darkerCyan, .darkCyan)
    case .tovWarningText: pair(.brown, .darkBrown)
    case .tovErrorText: pair(.dullRed, .darkerBrown)
    case .tovConfirmationBackground: pair(.white, .brightGreen)
    case .tovInformationBackground: pair(.white, .lightBlue)
    case .tovWarningBackground: pair(.white, .yellow)
    case .tovErrorBackground: pair(.white, .coral)
    case .overlayLight, .overlayLightBlur: Color.white.with(alpha: 0.3)
    case .overlayNormal, .overlayDarkBlur: CoreColorName.darkBlue.color.with(alpha: 0.6)
    case .overlayDark: CoreColorName.darkBlue.color.with(alpha: 0.9)
    case .overlayNormalBlur: CoreColorName.grey77.color.with(alpha: 0.01)
    case .overlayHover: adaptive(0x005379, 0xFFFFFF, alpha: 0.08, darkAlpha: 0.12)
    case .overlayPressed: adaptive(0x005379, 0x000000, alpha: 0.16)
    // The source writes the light opacity as 7, evidently a slip for the dark form's .6.
    case .overlayDisabled: CoreColorName.grey50.color.with(alpha: 0.6)
    default: fixed(0x3C3C43, alpha: 0.6)
    }
  }

  private func pair(_ light: CoreColorName, _ dark: CoreColorName) -> Color {
    Color(light: light.value, dark: dark.value)
  }
}
