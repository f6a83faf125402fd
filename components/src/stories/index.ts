export { CreatorStoriesScreen, type CreatorStoriesScreenProps } from './creator-stories-screen.tsx';
export { StoriesBar, type StoriesBarProps } from './stories-bar.tsx';
export { type StoriesActions, StoriesScreen, type StoriesScreenProps } from './stories-screen.tsx';
export type { StoryFormProps } from './story-form.tsx';
export { StoryFormScreen, type StoryFormScreenProps } from './story-form-screen.tsx';
export type { StoryFieldName, StoryValues } from './use-story-draft.ts';
