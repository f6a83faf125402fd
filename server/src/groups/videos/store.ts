import type { FileStatus } from '@fanlight/sdk/models';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../access/standing.ts';
import { type AccessRow, accessColumns, hasReacted, isFound, isListed } from '../../content/index.ts';
import { files, performers, users, videos } from '../../db/schema/index.ts';
import { countCapped, keyset, type PageRequest, sortedKeyset } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';

/** A video with what its reader has to do with it. */
export interface VideoRow {
  video: typeof videos.$inferSelect;
  author: Pick<typeof users.$inferSelect, 'id' | 'name' | 'username' | 'avatarFileId' | 'isPerformer'> &
    Pick<typeof performers.$inferSelect, 'status'>;
  access: AccessRow;
  isLiked: boolean;
  isBookmarked: boolean;
}

function select(db: Db, reader: Reader) {
  return db
    .select({
      video: getTableColumns(videos),
      author: {
        id: users.id,
        name: users.name,
        username: users.username,
        avatarFileId: users.avatarFileId,
        isPerformer: users.isPerformer,
        status: performers.status,
      },
      access: accessColumns('video', reader),
      isLiked: hasReacted('video', reader, 'like').as('is_liked'),
      isBookmarked: hasReacted('video', reader, 'bookmark').as('is_bookmarked'),
    })
    .from(videos)
    .innerJoin(users, eq(users.id, videos.performerId))
    .innerJoin(performers, eq(performers.userId, videos.performerId))
    .innerJoin(files, eq(files.id, videos.fileId));
}

/** One video, as far as the reader finds it. What its performer deleted is found by who bought it alone. */
export async function findVideo(db: Db, id: string, reader: Reader): Promise<VideoRow | undefined> {
  const [row] = await select(db, reader).where(and(eq(videos.id, id), isFound('video', reader)));
  return row?.video.deletedAt && row.video.performerId === reader.userId ? undefined : row;
}

/** What a list of videos is narrowed to. */
export interface VideoFilter {
  where: (SQL | undefined)[];
  status?: FileStatus | undefined;
  sortBy?: 'createdAt' | 'popular' | undefined;
}

/** Videos that stand in the reader's lists, with one more than the page holds, and how many there are. */
export async function listVideos(
  db: Db,
  reader: Reader,
  { where, status, sortBy }: VideoFilter,
  page: PageRequest,
): Promise<{ rows: VideoRow[]; total: number; cursorOf: (row: VideoRow) => string }> {
  const ofStatus = status ? eq(files.status, status) : undefined;
  const wanted = and(isListed('video', reader), sql`${videos.deletedAt} is null`, ofStatus, ...where);
  const byId = { ...keyset(videos.id, page), cursorOf: ({ video }: VideoRow) => video.id };
  const { after, order, cursorOf } =
    sortBy === 'popular'
      ? sortedKeyset<VideoRow>(
          { column: videos.totalViews, type: 'bigint', of: ({ video }) => video.totalViews },
          videos.id,
          ({ video }) => video.id,
          page,
        )
      : byId;
  const rows = await select(db, reader)
    .where(and(wanted, after))
    .orderBy(...[order].flat())
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = await countCapped(
    db,
    sql`select 1 from ${videos} inner join ${users} on ${users.id} = ${videos.performerId}
      inner join ${performers} on ${performers.userId} = ${videos.performerId}
      inner join ${files} on ${files.id} = ${videos.fileId} where ${wanted}`,
  );
  return { rows, total, cursorOf };
}
