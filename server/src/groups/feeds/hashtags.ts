import type { Hashtag } from '@fanlight/sdk/models';
import { inArray, sql } from 'drizzle-orm';
import { isPublicRow } from '../../content/index.ts';
import { feeds, hashtags } from '../../db/schema/index.ts';
import type { Unit } from '../../unit.ts';

/** Returns a hashtag in lower case, without `#`. */
export const normaliseHashtag = (text: string): string => text.normalize('NFKC').replace(/^#/, '').toLowerCase();

/**
 * Inserts those labels that do not exist, so that they are suggested. They are inserted in their order, so that two
 * transactions with the same new labels do not wait for each other.
 */
export async function storeHashtags({ tx, now, nextId }: Unit, labels: readonly string[]): Promise<void> {
  if (labels.length === 0) return;
  await tx
    .insert(hashtags)
    .values(labels.toSorted().map((label) => ({ id: nextId(), label, createdAt: now })))
    .onConflictDoNothing();
}

/** Inserts those hashtags that do not exist. Returns each hashtag once, in lower case, without `#`, in the same order. */
export async function insertHashtags(unit: Unit, texts: string[]): Promise<Hashtag[]> {
  const labels = [...new Set(texts.map(normaliseHashtag))].filter(Boolean);
  if (labels.length === 0) return [];
  await storeHashtags(unit, labels);
  const rows = await unit.tx
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
