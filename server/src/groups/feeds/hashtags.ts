import type { Hashtag } from '@fanlight/sdk/models';
import { inArray, sql } from 'drizzle-orm';
import { isPublicRow } from '../../content/index.ts';
import { feeds, hashtags } from '../../db/schema/index.ts';
import type { Unit } from '../../unit.ts';

/** Inserts new hashtags, in lower case and without `#`. Returns each hashtag once, in the order given. */
export async function insertHashtags({ tx, now, nextId }: Unit, given: string[]): Promise<Hashtag[]> {
  const folded = given.map((label) => label.normalize('NFKC').replace(/^#/, '').toLowerCase());
  const labels = [...new Set(folded)].filter(Boolean);
  if (labels.length === 0) return [];
  await tx
    .insert(hashtags)
    .values(labels.map((label) => ({ id: nextId(), label, createdAt: now })))
    .onConflictDoNothing();
  const rows = await tx
    .select({
      _id: hashtags.id,
      label: hashtags.label,
      totalFeeds:
        sql<number>`(select count(*) from ${feeds} where ${feeds.hashtags} @> array[${hashtags.label}] and ${isPublicRow('feed')})`.mapWith(
          Number,
        ),
    })
    .from(hashtags)
    .where(inArray(hashtags.label, labels));
  return labels.flatMap((label) => rows.find((row) => row.label === label) ?? []);
}
