import type { Hashtag } from '@fanlight/sdk/models';
import { inArray, sql } from 'drizzle-orm';
import { isPublicRow } from '../../content/index.ts';
import { feeds, hashtags } from '../../db/schema/index.ts';
import type { Unit } from '../../unit.ts';

/** Inserts those hashtags that do not exist. Returns each hashtag once, in lower case, without `#`, in the same order. */
export async function insertHashtags({ tx, now, nextId }: Unit, texts: string[]): Promise<Hashtag[]> {
  const normalised = texts.map((text) => text.normalize('NFKC').replace(/^#/, '').toLowerCase());
  const labels = [...new Set(normalised)].filter(Boolean);
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
