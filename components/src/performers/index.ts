export { BundlesForm, type BundlesFormProps } from './bundles-form.tsx';
export { CreatorAccountScreen, type CreatorAccountScreenProps } from './creator-account-screen.tsx';
export type { CreatorProfileDraft } from './creator-profile-form.tsx';
export {
  type ExploreFilters,
  ExploreScreen,
  type ExploreScreenProps,
} from './explore-screen.tsx';
export { FollowButton, type FollowButtonProps } from './follow-button.tsx';
export { PerformerCard, PerformerCardSkeleton } from './performer-card.tsx';
export { PerformerGrid, type PerformerGridProps } from './performer-grid.tsx';
export { ProfileCounts } from './profile-counts.tsx';
export {
  type PerformerProfile,
  ProfileScreen,
  type ProfileScreenProps,
  type ProfileTab,
  profileTabs,
} from './profile-screen.tsx';
export { SuggestionsPanel, type SuggestionsPanelProps } from './suggestions-panel.tsx';
export { VerifiedAfterName } from './verified-after-name.tsx';
export { WelcomeScreen, type WelcomeScreenProps } from './welcome-screen.tsx';
export { WelcomeVideoForm, type WelcomeVideoFormProps } from './welcome-video-form.tsx';
