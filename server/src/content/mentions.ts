import { and, eq, inArray } from 'drizzle-orm';
import { isPerformerVisibleTo, viewerOf } from '../access/viewer-conditions.ts';
import type { Context } from '../context.ts';
import { performers, users } from '../db/schema/index.ts';
import { mentionsOf } from './text.ts';

/** Returns the field `mentions` of an item with a text; no field if the text mentions no performer. */
export type ToMentions = (text: string) => { mentions?: string[] };

/**
 * Reads, with one query, which of the users mentioned in the texts are performers whose profiles the viewer can open
 * (rule A4). Sends no query if the texts contain no mention.
 */
export async function readMentions(context: Context, texts: string[]): Promise<ToMentions> {
  const names = [...new Set(texts.flatMap(mentionsOf))];
  if (names.length === 0) return () => ({});
  const rows = await context.db
    .select({ name: users.usernameKey })
    .from(users)
    .innerJoin(performers, eq(performers.userId, users.id))
    .where(and(inArray(users.usernameKey, names), isPerformerVisibleTo(viewerOf(context))));
  const openNames = new Set(rows.map(({ name }) => name));
  return (text) => {
    const mentions = mentionsOf(text).filter((name) => openNames.has(name));
    return mentions.length > 0 ? { mentions } : {};
  };
}
