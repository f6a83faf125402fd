export { performersHandlers } from './handlers.ts';
export { count, hidePerformer, indexForSearch, isVisible, readPerformer } from './store.ts';
