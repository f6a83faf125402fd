import { eq, type SQL, sql } from 'drizzle-orm';
import { type QueryViewer, shapeOf, type Viewer, valuesOf, viewerIn } from '../access/viewer-conditions.ts';
import { isOneOf, runPrepared, type Slot } from '../db/prepared.ts';
import {
  feedFiles,
  feeds,
  files,
  galleries,
  orders,
  performers,
  photos,
  products,
  reels,
  stories,
  users,
  videos,
} from '../db/schema/index.ts';
import type { Db } from '../ports/index.ts';
import { canViewerAccess, isVisibleTo } from './find.ts';
import { type ContentKind, contentTables } from './kinds.ts';

/** The file of the picture that lists show of an item of each kind. */
export const pictureFileIds: Record<ContentKind, SQL<string | null>> = {
  feed: sql`coalesce(${feeds.thumbnailFileId}, (select ${feedFiles.fileId} from ${feedFiles} where ${feedFiles.feedId} = ${feeds.id} order by ${feedFiles.position} limit 1))`,
  gallery: sql`(select ${photos.fileId} from ${photos} where ${photos.galleryId} = ${galleries.id} and ${photos.hiddenAt} is null
    order by coalesce(${photos.id} = ${galleries.coverPhotoId}, false) desc, ${photos.position} limit 1)`,
  photo: sql`${photos.fileId}`,
  video: sql`${videos.thumbnailFileId}`,
  reel: sql`${reels.thumbnailFileId}`,
  product: sql`${products.imageFileId}`,
};

/** The file whose thumbnail is shown: also that of a video without a picture of its own. */
export const thumbnailFileIds: Record<ContentKind, SQL<string | null>> = {
  ...pictureFileIds,
  video: sql`coalesce(${videos.thumbnailFileId}, ${videos.fileId})`,
  reel: sql`coalesce(${reels.thumbnailFileId}, ${reels.fileId})`,
};

/**
 * The products of orders. Buyers see the picture while they can open the product, and sellers always, as in the lists of
 * orders.
 */
const selectOfOrders = (orderIds: Slot<string[]>, { userId }: QueryViewer): SQL =>
  sql`select ${orders.id} as id, ${files.id} as file_id from ${orders}
    inner join ${products} on ${eq(products.id, orders.productId)}
    inner join ${files} on ${eq(files.id, products.imageFileId)} and ${files.thumbnailBytes} > 0
    where ${isOneOf(orders.id, orderIds)} and (${orders.performerId} = ${userId}
      or (${orders.buyerId} = ${userId} and ${products.hiddenAt} is null and ${orders.status} <> 'refunded'))`;

/** The viewer's own stories: performers are notified of their likes. */
const selectOfOwnStories = (storyIds: Slot<string[]>, { userId }: QueryViewer): SQL =>
  sql`select ${stories.id} as id, ${files.id} as file_id from ${stories}
    inner join ${files} on ${eq(files.id, stories.fileId)} and ${files.thumbnailBytes} > 0
    where ${isOneOf(stories.id, storyIds)} and ${stories.performerId} = ${userId}`;

const kinds = Object.keys(contentTables) as ContentKind[];

/**
 * Reads, with one query, the files whose thumbnails show items of any kinds, the viewer's own stories, or the products
 * of orders. Returns a map from the id of the object to that of the file. Items that the viewer cannot access are left
 * out (rules A2, A4), as are items without a picture.
 */
export async function readThumbnailFileIds(db: Db, viewer: Viewer, ids: string[]): Promise<Map<string, string>> {
  const distinctIds = [...new Set(ids)];
  if (distinctIds.length === 0) return new Map();
  const values = { ids: distinctIds, ...valuesOf(viewer) };
  const rows = await runPrepared(db, `thumbnails, ${shapeOf(viewer)}`, values, (slots) => {
    const queryViewer = viewerIn(slots, viewer);
    const queries = kinds.map((kind) => {
      const table = contentTables[kind];
      return sql`select ${table.id} as id, ${files.id} as file_id from ${table}
        inner join ${users} on ${eq(users.id, table.performerId)}
        inner join ${performers} on ${eq(performers.userId, table.performerId)}
        inner join ${files} on ${files.id} = ${thumbnailFileIds[kind]} and ${files.thumbnailBytes} > 0
        where ${isOneOf(table.id, slots.ids)} and ${canViewerAccess(kind, queryViewer)} and ${isVisibleTo(kind, queryViewer)}`;
    });
    const others = [selectOfOrders, selectOfOwnStories].map((select) => select(slots.ids, queryViewer));
    return db
      .select({ id: sql<string>`id`, fileId: sql<string>`file_id` })
      .from(sql`(${sql.join([...queries, ...others], sql` union all `)}) as thumbnail`);
  });
  return new Map(rows.map(({ id, fileId }) => [id, fileId]));
}
