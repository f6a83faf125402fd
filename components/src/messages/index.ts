export { MessagesScreen, type MessagesScreenProps } from './messages-screen.tsx';
export { Thread, type ThreadProps } from './thread.tsx';
export type { PendingMessage } from './thread-lines.ts';
