export { storiesHandlers } from './handlers.ts';
export { removeExpiredStories, tellOfStories } from './telling.ts';
