export { storiesHandlers } from './handlers.ts';
export { removeExpiredStories, tellOfReadyStory, tellOfStory } from './telling.ts';
