import GalleyStoreKit
import GalleySwiftUI
import Testing

@MainActor
@Suite struct StoreTests {
  @Test func aProductIsItsIconAndABoxThatIsNamed() throws {
    let settled = try Settled(
      ProductView(id: "seeds") { Color.red.frame(width: 40, height: 40).id("icon") }
        .productViewStyle(.compact).frame(width: 200).id("product"))
    #expect(settled.size(of: "icon") == [40, 40])
    #expect(settled.size(of: "product") == [200, 44])
    #expect(settled.session.remarks == ["ProductView seeds is not drawn; a labelled box is"])
  }

  private struct Plain: ProductViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      switch configuration.state {
      case .success: Color.red.frame(width: 1, height: 1)
      default: configuration.icon.frame(width: 10, height: 10)
      }
    }
  }

  @Test func astyleOfOnesOwnIsGivenTheIconOfAProductThatIsNotThere() throws {
    let settled = try Settled(
      ProductView(id: "seeds") { Color.red.id("icon") }.productViewStyle(Plain()))
    #expect(settled.size(of: "icon") == [10, 10])
    #expect(settled.session.remarks == [])
  }

  @Test func subscriptionsAreABoxBelowWhatIsSaidOfThem() throws {
    let settled = try Settled(
      SubscriptionStoreView(groupID: "pass") { Color.red.id("words") }
        .frame(width: 200, height: 400))
    // The box is 180 high, with 16 around it.
    #expect(settled.size(of: "words") == [200, 400 - 180 - 32])
    #expect(
      settled.session.remarks == ["SubscriptionStoreView pass is not drawn; a labelled box is"])
  }

  @Test func theStoreAnswersNothing() async throws {
    #expect(try await Product.products(for: ["a"]).isEmpty)
    for await _ in Transaction.updates { Issue.record("there is no store") }
    let state = EntitlementTaskState.success(2).map { $0 + 1 }
    #expect(state.value == 3)
  }
}
