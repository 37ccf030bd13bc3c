import GalleySwiftUI
import Testing

@testable import GalleyPreviews

/// Mistakes in sizes and in the order of reading.
@MainActor
@Suite struct ScreenLintTests {
  private struct Targets: View {
    var body: some View {
      VStack {
        Button("Small") {}
        Button {
        } label: {
          Text("Large").frame(width: 60, height: 44)
        }
      }
    }
  }

  private struct Order: View {
    var priority = 1.0
    var body: some View {
      VStack {
        Text("Above")
        Text("Below").accessibilitySortPriority(priority)
      }
    }
  }

  @Test func targetsSmallerThanAFingerAreFound() throws {
    let findings = try Screen(Targets()).targetFindings
    #expect(findings.count == 1)
    #expect(findings.first?.hasPrefix("button \"Small\" at ") == true)
    #expect(findings.first?.hasSuffix(" is smaller than 44 × 44") == true)
  }

  @Test func anOrderAgainstSightIsFound() throws {
    let findings = try Screen(Order()).orderFindings
    #expect(findings.count == 1)
    #expect(findings.first?.contains("\"Below\"") == true)
    #expect(findings.first?.hasSuffix("which lies above it") == true)
    #expect(try Screen(Order(priority: 0)).orderFindings == [])
  }
}
