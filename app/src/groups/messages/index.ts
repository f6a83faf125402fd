export { useOpenConversation } from './use-open-conversation.ts';
export { useOutbox } from './use-outbox.ts';
export { useReading } from './use-reading.ts';
export { useTyping } from './use-typing.ts';
