export { accountDeletion } from './account-deletion.ts';
export { announceConversation } from './announcing.ts';
export { conversationChannels } from './channels.ts';
export { conversationsClientEvents } from './client-events.ts';
export { conversationsAccess, conversationsHandlers, findConversation } from './handlers.ts';
export { accessToFree } from './present.ts';
export { readConversation } from './reading.ts';
export { countUnread, readViews } from './store.ts';
export {
  addToConversation,
  conversationChannel,
  lockConversation,
  lockConversations,
  recountConversations,
} from './writing.ts';
