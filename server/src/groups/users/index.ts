export { usersHandlers } from './handlers.ts';
export { changeAccount, changePicture } from './profile.ts';
export { readUser } from './store.ts';
export { nobody, readUserSummaries } from './summaries.ts';
