export { accountDeletion } from './account-deletion.ts';
export { reactionsHandlers } from './handlers.ts';
export { deleteLikesOfStory } from './stories.ts';
export { deleteCommentsAndReactions } from './writing.ts';
