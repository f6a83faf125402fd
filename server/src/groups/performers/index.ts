export { performersHandlers } from './handlers.ts';
export { count, indexForSearch, isVisible, readPerformer } from './store.ts';
