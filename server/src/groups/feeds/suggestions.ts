import type { HashtagSuggestion } from '@fanlight/sdk/models';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { runPrepared } from '../../db/prepared.ts';
import { feeds, hashtags } from '../../db/schema/index.ts';
import type { Db } from '../../ports/index.ts';
import { normaliseHashtag } from './hashtags.ts';

/** Maximum number of suggestions, as in the contract. */
const maximumSuggestions = 8;
/** The number of the performer's latest posts whose hashtags are suggested first. */
const ownPosts = 200;

const numberOf = (count: number) => sql.raw(String(count)) as never;

/**
 * Suggests hashtags that begin with a text: those of the performer's own latest posts, the most frequent first, then
 * those of other published posts.
 */
export async function suggestHashtags(db: Db, performerId: string, q: string): Promise<HashtagSuggestion[]> {
  const beginning = normaliseHashtag(q);
  if (beginning === '') return [];
  // A hashtag contains none of the characters that have a meaning in `like`, except the underscore.
  const pattern = `${beginning.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return await runPrepared(db, 'suggested hashtags', { performerId, pattern }, (slots) => {
    const latest = db
      .select({ labels: feeds.hashtags })
      .from(feeds)
      .where(and(eq(feeds.performerId, slots.performerId), isNull(feeds.deletedAt)))
      .orderBy(desc(feeds.publishedId))
      .limit(numberOf(ownPosts));
    const own = sql`select label, count(*) as uses, true as own from (select unnest(hashtags) as label from ${latest} as latest) as used
      where label like ${slots.pattern} group by label`;
    // Read in the order of the index until there are enough, also if the performer uses all of the first ones.
    const others = sql`(select ${hashtags.label}, 0, false from ${hashtags} where ${hashtags.label} like ${slots.pattern}
      order by ${hashtags.label} limit ${sql.raw(String(2 * maximumSuggestions))})`;
    return db
      .select({ label: sql<string>`label`, isOwn: sql<boolean>`bool_or(own)` })
      .from(sql`(${own} union all ${others}) as suggestion`)
      .groupBy(sql`label`)
      .orderBy(sql`max(uses) desc`, sql`label`)
      .limit(numberOf(maximumSuggestions));
  });
}
