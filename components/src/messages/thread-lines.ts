import type { Conversation, Message } from '@fanlight/sdk/models';

/** A message that the viewer has written in this session, and that the server has not confirmed yet. */
export interface PendingMessage {
  /** The key by which the server recognises the message if it is sent again. */
  key: string;
  text: string;
  /** The time at which the viewer sent it. */
  at: string;
  /** `waiting` while the device is offline. */
  state: 'sending' | 'waiting' | 'failed';
  /** The reason, if the server has refused the message. Other failures have the same text. */
  error?: string;
}

/** A message of the thread, in the order in which it is shown. */
export type Line = { key: string; at: string; isOwn: boolean; isFirstOfGroup: boolean } & (
  | { message: Message; pending?: undefined }
  | { message?: undefined; pending: PendingMessage }
);

/** The reading position at the moment when the viewer opened the conversation. */
export type OpenedAt = Pick<Conversation, 'lastSeenMessageId' | 'totalNotSeenMessages'>;

const minuteOf = (at: string) => Math.floor(Date.parse(at) / 60_000);

/**
 * Returns the messages from the oldest to the latest, and then the pending ones. Messages of the same author within a
 * minute are a group. A pending message keeps its place and its key when it is confirmed, so that it does not move.
 *
 * @param messages - the loaded messages, latest first
 */
export function toLines(messages: readonly Message[], pending: readonly PendingMessage[]): Line[] {
  const confirmed = new Set(messages.map(({ clientKey }) => clientKey));
  const lines = [
    ...messages.toReversed().map((message) => ({
      key: message.clientKey ?? message._id,
      at: message.createdAt,
      isOwn: message.isOwn,
      message,
    })),
    ...pending
      .filter(({ key }) => !confirmed.has(key))
      .map((one) => ({ key: one.key, at: one.at, isOwn: true, pending: one })),
  ];
  return lines.map((line, place): Line => {
    const previous = lines[place - 1];
    const isFirstOfGroup = previous?.isOwn !== line.isOwn || minuteOf(previous.at) !== minuteOf(line.at);
    return { ...line, isFirstOfGroup };
  });
}

/**
 * Returns the key of the first message that was unread when the conversation was opened. Undefined if all were read, or
 * if that message is not loaded yet.
 */
export function findFirstUnread(
  lines: readonly Line[],
  { lastSeenMessageId, totalNotSeenMessages }: OpenedAt,
): string | undefined {
  if (totalNotSeenMessages === 0) return undefined;
  // Ids are sorted by time (rule W5).
  return lines.find(({ message }) => message && !message.isOwn && message._id > (lastSeenMessageId ?? ''))?.key;
}
