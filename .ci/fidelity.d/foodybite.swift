// repository: marian-stanciulica/Foodybite
// commit: dada87c03086be646515c525e1e47d516eca03b1
// sources: Domain FoodybitePresentation FoodybiteUI
// use: fitted
// run: --scale 3 --device iphone-14 --text-size medium --appearance both
// pictures: FoodybiteUITests/**/{name}.{appearance}.png
// run: --scale 3 --device iphone-14 --appearance both --filter settings
// pictures: FoodybiteUITests/**/{name}.{appearance}.png
import SwiftUI

private struct Services: ChangePasswordService, LogoutService, AddReviewService,
  AccountService, UserPreferencesSaver
{
  func changePassword(currentPassword: String, newPassword: String) async throws {}
  func logout() async throws {}
  func addReview(restaurantID: String, reviewText: String, starsNumber: Int, createdAt: Date) async throws {}
  func updateAccount(name: String, email: String, profileImage: Data?) async throws {}
  func deleteAccount() async throws {}
  func save(_ userPreferences: UserPreferences) {}
}

@MainActor private func change(_ word: String = "", _ state: ChangePasswordViewModel.Result) -> some View {
  let model = ChangePasswordViewModel(changePasswordService: Services())
  model.result = state
  model.currentPassword = word
  model.newPassword = word
  model.confirmPassword = word
  return ChangePasswordView(viewModel: model)
}
#Preview("test_changePasswordViewIdleState") { change("", .idle) }
#Preview("test_changePasswordViewIsLoadingState") { change("12345678", .isLoading) }
#Preview("test_changePasswordViewFailureState") {
  change("", .failure(.passwordError(.passwordDoesntContainSpecialCharacter)))
}
#Preview("test_changePasswordViewSuccessState") { change("", .success) }

#Preview("test_settingsViewIdleState") {
  SettingsView(viewModel: SettingsViewModel(logoutService: Services(), goToLogin: {}), goToChangePassword: {})
}
#Preview("test_searchCriteriaView") {
  SearchCriteriaView(
    viewModel: SearchCriteriaViewModel(
      userPreferences: UserPreferences(radius: 10_000, starsNumber: 4), userPreferencesSaver: Services()))
}

@MainActor private func edit(_ state: EditProfileViewModel.State) -> some View {
  let model = EditProfileViewModel(accountService: Services())
  model.state = state
  return EditProfileView(viewModel: model)
}
#Preview("test_editProfileViewIdleState") { edit(.idle) }
#Preview("test_editProfileViewFailureState") { edit(.failure(.invalidEmail)) }
#Preview("test_editProfileViewSuccessState") { edit(.success) }

@MainActor private func review(_ stars: Int = 0, _ text: String = "", _ state: ReviewViewModel.State) -> some View {
  let model = ReviewViewModel(restaurantID: "", reviewService: Services())
  model.starsNumber = stars
  model.reviewText = text
  model.state = state
  return ReviewView(viewModel: model, dismissScreen: {})
}
#Preview("test_reviewViewIdleState") { review(0, "", .idle) }
