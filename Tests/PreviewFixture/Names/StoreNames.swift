import StoreKit
import SwiftUI

// The store, which is never available: an app's own content about it is drawn, and boxes for the products
// that it would sell.

private struct Plan: Identifiable {
  let id: Product.ID
  let symbol: String
}

@MainActor
private final class Brain: ObservableObject {
  @Published private(set) var owned: Set<String> = []
  private var updates: Task<Void, Never>?

  func observe() {
    updates = Task {
      for await update in StoreKit.Transaction.updates { await process(update) }
    }
  }

  func process(_ result: VerificationResult<StoreKit.Transaction>) async {
    switch result {
    case .verified(let transaction):
      guard transaction.revocationDate == nil, case .consumable = transaction.productType else {
        return
      }
      owned.insert(transaction.productID)
      await transaction.finish()
    case .unverified(_, let error): print(error)
    }
  }

  func count(of statuses: [Product.SubscriptionInfo.Status]) -> Int { statuses.count }

  func buy(_ product: Product) async throws {
    if case .success(let result) = try await product.purchase(options: [.quantity(2)]) {
      await process(result)
    }
  }
}

struct Shop: View {
  @StateObject private var brain = Brain()
  @State private var state: EntitlementTaskState<Int> = .loading
  private let plans = [
    Plan(id: "seeds.small", symbol: "leaf"), Plan(id: "seeds.large", symbol: "tree"),
  ]

  var body: some View {
    VStack(spacing: 16) {
      Text(state.value.map { "\($0) plans" } ?? "Looking for plans").font(.headline)
      ForEach(plans) { plan in
        ProductView(id: plan.id) {
          Image(systemName: plan.symbol).resizable().scaledToFit()
        }
        .productViewStyle(.compact)
      }
      ProductView(id: "seeds.golden") {
        Circle().fill(.yellow)
      }
      .productViewStyle(.large)
      .onInAppPurchaseCompletion { _, _ in }
    }
    .padding()
    .task { brain.observe() }
    .subscriptionStatusTask(for: "seeds") { state in
      self.state = await state.map { @Sendable [brain] in await brain.count(of: $0) }
    }
  }
}

#Preview("Shop", traits: .fixedLayout(width: 320, height: 420)) { Shop() }

#Preview("Pass", traits: .fixedLayout(width: 320, height: 420)) {
  SubscriptionStoreView(groupID: "pass", visibleRelationships: .upgrade) {
    VStack {
      Image(systemName: "bird.fill").font(.largeTitle)
      Text("Backyard Pass").font(.title.bold())
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .containerBackground(for: .subscriptionStoreFullHeight) { Color.indigo }
  }
  .storeButton(.visible, for: .redeemCode)
  .subscriptionStoreButtonLabel(.multiline)
  .subscriptionStorePickerItemBackground(.thinMaterial)
  .subscriptionStoreControlIcon { _, info in
    Image(systemName: info.groupLevel == 1 ? "bird" : "person.3.sequence")
  }
}
