/// The published tables, name, light and dark form, transcribed from the systems' documentation and
/// not from the code under test.
enum PublishedColors {
  static let dnaKit = """
    appPrimary 5C374C 151E28
    accentDark FF8C61 624BFF
    accentLight FAA275 F0EFFF
    backgroundDark 232D38 232D38
    backgroundLight F9FAFC F9FAFC
    appWhite FFFFFF FFFFFF
    borderRegular BDC3CB BDC3CB
    borderLight EEEFF1 EEEFF1
    link 1F7AE0 1F7AE0
    successGreen 27BC94 27BC94
    dangerRed FF5050 FF5050
    brandWarning FBE283 FBE283
    fontDark 2F363F 2F363F
    fontNormal 525B62 525B62
    fontLight 81878C 81878C
    info F1F2F4 F1F2F4
    """

  static let core = """
    black 000000 000000
    white FFFFFF FFFFFF
    aqua 87E1D1 87E1D1
    blue 2E71B8 2E71B8
    charcoal 363636 363636
    coral F26C50 F26C50
    darkBlue 0A3049 0A3049
    green 53C18A 53C18A
    lightBlue 98D5E5 98D5E5
    lightGrey E0E0E0 E0E0E0
    mediumGrey A7A7A7 A7A7A7
    mustard C5B000 C5B000
    orange F4A344 F4A344
    red E11F26 E11F26
    yellow F6D31F F6D31F
    royalBlue 005379 005379
    cranberry CD3B72 CD3B72
    purple 8B4CA1 8B4CA1
    powderBlue DBEFFA DBEFFA
    brightGreen 65D698 65D698
    darkGreen 265239 265239
    darkCyan 1D4752 1D4752
    darkerCyan 2B6A7A 2B6A7A
    darkBrown 52460A 52460A
    brown 7A690F 7A690F
    darkerBrown 52170B 52170B
    dullRed B24000 B24000
    darkDarkBlue 001626 001626
    lightCyan C2E1EB C2E1EB
    offGrey F2F4F5 F2F4F5
    offLightGrey B5B5B5 B5B5B5
    offMidGrey 525E66 525E66
    offDarkGrey 31383D 31383D
    skyBlue 00AFFF 00AFFF
    grey92 EBEBEB EBEBEB
    grey84 D6D6D6 D6D6D6
    grey77 C4C4C4 C4C4C4
    grey50 808080 808080
    grey38 616161 616161
    grey32 525252 525252
    """

  static let system = """
    systemBackground FFFFFF 000000
    secondarySystemBackground F2F2F7 1C1C1E
    tertiarySystemBackground FFFFFF 2C2C2E
    systemGroupedBackground F2F2F7 000000
    secondarySystemGroupedBackground FFFFFF 1C1C1E
    tertiarySystemGroupedBackground F2F2F7 2C2C2E
    label 000000 FFFFFF
    secondaryLabel 3C3C4399 EBEBF599
    tertiaryLabel 3C3C434D EBEBF54D
    quaternaryLabel 3C3C4333 EBEBF533
    placeholderText 3C3C434D EBEBF54D
    separator 3C3C434D 54545899
    opaqueSeparator C6C6C8 38383A
    primaryFill 78788033 7878805C
    secondaryFill 78788029 78788052
    tertiaryFill 7676801F 7676803D
    quaternaryFill 74748014 7474802E
    quinaryFill EDEDEDCC 25252580
    senaryFill F2F2F2CC 1E1E1EBF
    septenaryFill F9F9F9DB 7474802E
    systemBlue 007AFF 0A84FF
    systemGreen 34C759 30D158
    systemIndigo 5856D6 5E5CE6
    systemOrange FF9500 FF9F0A
    systemPink FF2D55 FF375F
    systemPurple AF52DE BF5AF2
    systemRed FF3B30 FF453A
    systemTeal 5AC8FA 64D2FF
    systemYellow FFCC00 FFD60A
    systemGray 8E8E93 8E8E93
    systemGray2 AEAEB2 636366
    systemGray3 C7C7CC 48484A
    systemGray4 D1D1D6 3A3A3C
    systemGray5 E5E5EA 2C2C2E
    systemGray6 F2F2F7 1C1C1E
    """

  static func rows(_ table: String) -> [(name: String, light: String, dark: String)] {
    table.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      return (words[0], "#" + words[1], "#" + words[2])
    }
  }
}
