import { and, eq, isNull, sql } from 'drizzle-orm';
import { runPrepared } from '../../db/prepared.ts';
import { messages } from '../../db/schema/index.ts';
import {
  countPrepared,
  keyset,
  type Page,
  type PageRequest,
  pageIn,
  shapeOfPage,
  toPage,
  valuesOfPage,
} from '../../http/paging.ts';
import type { Db, Tx } from '../../ports/index.ts';

export type MessageRow = typeof messages.$inferSelect;

/** Lists the messages of a conversation. */
export async function listMessages(db: Db, conversationId: string, page: PageRequest): Promise<Page<MessageRow>> {
  const values = { conversationId };
  const key = 'messages of a conversation';
  const rows = await runPrepared(db, `${key}, ${shapeOfPage(page)}`, { ...values, ...valuesOfPage(page) }, (slots) => {
    const { after, order } = keyset(messages.id, pageIn(slots, page));
    return db
      .select()
      .from(messages)
      .where(and(eq(messages.conversationId, slots.conversationId), isNull(messages.deletedAt), after))
      .orderBy(order)
      .limit(slots.rows)
      .offset(slots.offset);
  });
  const total = await countPrepared(db, key, values, (slots) => [
    sql`select 1 from ${messages} where ${and(eq(messages.conversationId, slots.conversationId), isNull(messages.deletedAt))}`,
  ]);
  return toPage(rows, page, total, ({ id }) => id);
}

/** Finds a message that was not deleted. */
export async function findMessage(db: Db | Tx, id: string): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), isNull(messages.deletedAt)));
  return row;
}

/** Finds the message that a session of the author has sent with a key. It may have been deleted. */
export async function findByKey(
  db: Db | Tx,
  { conversationId, authorId, clientKey }: Pick<MessageRow, 'conversationId' | 'authorId'> & { clientKey: string },
): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.authorId, authorId),
        eq(messages.clientKey, clientKey),
      ),
    );
  return row;
}
