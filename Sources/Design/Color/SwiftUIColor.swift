/// SwiftUI's names of the system's colours, where no other table has them.
enum SwiftUIColor: String, ColorTable {
  case primary, secondary, gray, pink, indigo, mint, brown, cyan, teal, orange, purple, yellow,
    green
  case red, blue, accentColor
  // UIKit's names of those that the tables have not.
  case systemMint, systemCyan, systemBrown

  var color: Color {
    switch self {
    case .primary: SystemColor.label.color
    case .secondary: SystemColor.secondaryLabel.color
    case .gray: SystemColor.systemGray.color
    case .pink: SystemColor.systemPink.color
    case .indigo: SystemColor.systemIndigo.color
    case .teal: SystemColor.systemTeal.color
    case .orange: SystemColor.systemOrange.color
    case .purple: SystemColor.systemPurple.color
    case .yellow: SystemColor.systemYellow.color
    case .green: SystemColor.systemGreen.color
    case .red: SystemColor.systemRed.color
    case .blue, .accentColor: SystemColor.systemBlue.color
    case .mint, .systemMint: adaptive(0x00C7BE, 0x63E6E2)
    case .cyan, .systemCyan: adaptive(0x32ADE6, 0x64D2FF)
    case .brown, .systemBrown: adaptive(0xA2845E, 0xAC8E68)
    }
  }
}
