import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  charges,
  feedFiles,
  feedPolls,
  feeds,
  files,
  galleries,
  galleryKeptPhotos,
  performers,
  photos,
  products,
  users,
  videos,
} from '../../db/schema/index.ts';
import type { Unit } from '../../unit.ts';
import { nobody } from './summaries.ts';

/** What is bought for good (rule M4), and where it is kept. */
const soldTables = { feed: feeds, gallery: galleries, video: videos, product: products };

type Sold = Record<keyof typeof soldTables, string[]>;

const soldTableEntries = Object.entries(soldTables) as [keyof Sold, (typeof soldTables)[keyof Sold]][];

/** What others bought of a performer and were not given their money for back. */
async function findSold({ tx }: Unit, performerId: string): Promise<Sold> {
  const kinds = Object.keys(soldTables) as (keyof Sold)[];
  const rows = await tx
    .selectDistinct({ type: charges.type, objectId: charges.objectId })
    .from(charges)
    .innerJoin(users, eq(users.id, charges.payerId))
    .where(and(eq(charges.performerId, performerId), inArray(charges.type, kinds), ne(charges.status, 'refunded')));
  const idsOf = (kind: keyof Sold) =>
    rows.flatMap(({ type, objectId }) => (type === kind && objectId ? [objectId] : []));
  return { feed: idsOf('feed'), gallery: idsOf('gallery'), video: idsOf('video'), product: idsOf('product') };
}

/** The photos of sold galleries, those that left one since among them. */
const photosOf = (galleryIds: string[]): SQL =>
  sql`(select ${photos.id} from ${photos} where ${inArray(photos.galleryId, galleryIds)}
    union select ${galleryKeptPhotos.photoId} from ${galleryKeptPhotos} where ${inArray(galleryKeptPhotos.galleryId, galleryIds)})`;

/** What a performer's row counts: published posts, and likes of everything. */
type Totals = Pick<typeof performers.$inferSelect, 'totalFeeds' | 'totalLikes'>;

/** Counts sold items as the row of their performer does. Likes go on being given and taken back. */
async function countSold({ tx }: Unit, sold: Sold): Promise<Totals> {
  let totalLikes = 0;
  const addLikes = async (table: PgTable, likes: PgColumn, where: SQL | undefined) => {
    const [row] = await tx
      .select({ total: sql<number>`coalesce(sum(${likes}), 0)::int` })
      .from(table)
      .where(where);
    totalLikes += row?.total ?? 0;
  };
  for (const [kind, table] of soldTableEntries)
    if (sold[kind].length > 0) await addLikes(table, table.totalLikes, inArray(table.id, sold[kind]));
  if (sold.gallery.length > 0)
    await addLikes(photos, photos.totalLikes, sql`${photos.id} in ${photosOf(sold.gallery)}`);
  const isCounted = and(inArray(feeds.id, sold.feed), eq(feeds.status, 'published'), isNull(feeds.deletedAt));
  return { totalFeeds: await tx.$count(feeds, isCounted), totalLikes };
}

/**
 * Creates the placeholder account that owns the sold items of a deleted performer: without a name, an address or a login,
 * and in no list or search.
 *
 * @param passwordHash - of a password that nobody knows
 * @param totals - of what it will hold
 */
async function insertNobody({ tx, now, nextId }: Unit, passwordHash: string, totals: Totals): Promise<string> {
  const id = nextId();
  const email = `${id}@deleted.invalid`;
  const { name } = nobody(id);
  const times = { createdAt: now, updatedAt: now };
  await tx.insert(users).values({ id, name, nameKey: '', email, emailKey: email, passwordHash, ...times });
  // Not approved: the page and the lists of it are nobody's to see (rule P7).
  await tx.insert(performers).values({ userId: id, status: 'rejected', createdAt: now, ...totals });
  return id;
}

/** The files of everything that an account holds now, captions among them. */
async function moveFiles({ tx }: Unit, from: string, to: string): Promise<void> {
  const held = sql`(
    select ${feedFiles.fileId} from ${feedFiles} inner join ${feeds} on ${feeds.id} = ${feedFiles.feedId} where ${feeds.performerId} = ${to}
    union select unnest(array[${feeds.thumbnailFileId}, ${feeds.teaserFileId}]) from ${feeds} where ${feeds.performerId} = ${to}
    union select ${photos.fileId} from ${photos} where ${photos.performerId} = ${to}
    union select unnest(array[${videos.fileId}, ${videos.thumbnailFileId}, ${videos.teaserFileId}]) from ${videos} where ${videos.performerId} = ${to}
    union select unnest(array[${products.imageFileId}, ${products.fileId}, ${products.previousFileId}]) from ${products} where ${products.performerId} = ${to})`;
  const captions = sql`(select ${files.captionsFileId} from ${files} where ${files.id} in ${held})`;
  await tx
    .update(files)
    .set({ ownerId: to })
    .where(and(eq(files.ownerId, from), or(sql`${files.id} in ${held}`, sql`${files.id} in ${captions}`)));
}

/**
 * Before a performer's account goes: what others bought goes over to a placeholder account, so that it stays theirs
 * (rules A4, M4). Only who bought it finds it. For a transaction that has locked the performer's account, so that nothing
 * is sold meanwhile; {@link movePollsAndFiles} follows.
 *
 * @returns the placeholder account; undefined where nothing was sold
 */
export async function keepSold(unit: Unit, performerId: string, passwordHash: string): Promise<string | undefined> {
  const { tx } = unit;
  const sold = await findSold(unit, performerId);
  if (Object.values(sold).every((ids) => ids.length === 0)) return undefined;
  const heirId = await insertNobody(unit, passwordHash, await countSold(unit, sold));
  for (const [kind, table] of soldTableEntries)
    if (sold[kind].length > 0) await tx.update(table).set({ performerId: heirId }).where(inArray(table.id, sold[kind]));
  if (sold.gallery.length > 0)
    await tx
      .update(photos)
      .set({ performerId: heirId })
      .where(sql`${photos.id} in ${photosOf(sold.gallery)}`);
  return heirId;
}

/** Lets the polls and files of what was sold go over as well, and deletes the other polls, which would outlive their posts. */
export async function movePollsAndFiles(unit: Unit, performerId: string, heirId: string | undefined): Promise<void> {
  const { tx } = unit;
  if (heirId) {
    const polls = tx
      .select({ id: feeds.pollId })
      .from(feeds)
      .where(sql`${feeds.performerId} = ${heirId} and ${feeds.pollId} is not null`);
    await tx.update(feedPolls).set({ performerId: heirId }).where(inArray(feedPolls.id, polls));
  }
  // Polls name no account: they would outlive their posts.
  await tx.delete(feedPolls).where(eq(feedPolls.performerId, performerId));
  if (heirId) await moveFiles(unit, performerId, heirId);
}
