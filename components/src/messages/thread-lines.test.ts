import { describe, expect, it } from 'vitest';
import { messages } from './fixtures.ts';
import { findFirstUnread, toLines } from './thread-lines.ts';

const pending = { key: 'key-of-6', text: 'And the lid?', at: messages[0]?.createdAt ?? '', state: 'sending' } as const;

describe('the lines of a thread', () => {
  it('are ordered from the oldest to the latest, with pending messages at the end', () => {
    const texts = toLines(messages, [pending]).map(({ message, pending: one }) => message?.text ?? one?.text);
    expect([texts[0], texts.at(-1)]).toEqual(['Thank you for the kiln film!', 'And the lid?']);
    expect(texts).toHaveLength(messages.length + 1);
  });

  it('contain a confirmed message once, with the key of the pending one', () => {
    const key = messages[1]?.clientKey ?? '';
    const lines = toLines(messages, [{ ...pending, key }]);
    expect(lines.filter((line) => line.key === key)).toHaveLength(1);
  });

  it('are grouped by author and minute', () => {
    expect(toLines(messages, []).map(({ isFirstOfGroup }) => isFirstOfGroup)).toEqual([true, true, false, true, true]);
  });

  it('have an unread line before the first message of the other user that was not read', () => {
    const lines = toLines(messages, []);
    const openedAt = { lastSeenMessageId: messages[4]?._id ?? null, totalNotSeenMessages: 3 };
    expect(findFirstUnread(lines, openedAt)).toBe(messages[3]?._id);
    expect(findFirstUnread(lines, { ...openedAt, totalNotSeenMessages: 0 })).toBeUndefined();
  });
});
