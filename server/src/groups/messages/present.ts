import type { Message, UserSummary } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { accessToFree } from '../conversations/index.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import { deletedText } from './rules.ts';
import type { MessageRow } from './store.ts';

/** Presents a message. Only its author receives the key of the author's session. */
function toMessage(row: MessageRow, author: UserSummary, viewerId: string): Message {
  const isOwn = row.authorId === viewerId;
  return {
    _id: row.id,
    conversationId: row.conversationId,
    author,
    text: row.deletedAt ? deletedText : row.text,
    isTeaser: false,
    files: [],
    price: null,
    access: accessToFree(isOwn),
    clientKey: isOwn ? row.clientKey : null,
    isOwn,
    isBought: false,
    isDeleted: row.deletedAt !== null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: (row.deletedAt ?? row.createdAt).toISOString(),
  };
}

/** Presents messages as the viewer sees them. Reads the authors with one query. */
export async function toMessages(
  { ports, db }: Pick<Context, 'ports' | 'db'>,
  rows: readonly MessageRow[],
  viewerId: string,
): Promise<Message[]> {
  const people = await readUserSummaries(
    ports,
    db,
    rows.map(({ authorId }) => authorId),
  );
  return rows.map((row) => toMessage(row, people.get(row.authorId) ?? deletedUserSummary(row.authorId), viewerId));
}
