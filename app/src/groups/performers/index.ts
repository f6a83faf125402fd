export { SuggestionsRoute } from './suggestions-route.tsx';
export { useBookmarkPerformer } from './use-bookmark-performer.ts';
