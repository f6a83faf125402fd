export { removeExpiredStories, tellOfReadyStory, tellOfStory } from './followers.ts';
export { storiesHandlers } from './handlers.ts';
