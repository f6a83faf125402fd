import { sql } from 'drizzle-orm';
import { runPrepared } from '../../db/prepared.ts';
import { feedFiles, feeds, photos, products, reels, stories, videos } from '../../db/schema/index.ts';
import type { Db } from '../../ports/index.ts';

/** An item that uses a file of the media library. */
export interface FileUse {
  fileId: string;
  objectType: 'feed' | 'photo' | 'video' | 'reel' | 'story' | 'product';
  objectId: string;
  title: string;
  isDeleted: boolean;
  /** The number of items that use the file. */
  total: number;
}

/** The maximum number of uses that are returned for each file. */
const maximumUses = 10;

/** Titles are cut by code points. The contract counts UTF-16 code units, of which there may be twice as many. */
const titleLength = sql.raw('50');

const textOf = (column: unknown) => sql`left(${column}, ${titleLength})`;

/** Reads the newest uses of files with one statement. An item that uses a file twice counts once. */
export function readUses(db: Db, fileIds: string[]): Promise<FileUse[]> {
  if (fileIds.length === 0) return Promise.resolve([]);
  return runPrepared(db, 'uses of files', { ids: [...new Set(fileIds)] }, ({ ids }) => {
    const asked = sql`any(${sql.param(ids)}::text[])`;
    return db
      .select({
        fileId: sql<string>`file_id`,
        objectType: sql<FileUse['objectType']>`object_type`,
        objectId: sql<string>`object_id`,
        title: sql<string>`title`,
        isDeleted: sql<boolean>`is_deleted`,
        total: sql<number>`total::int`,
      })
      .from(
        sql`(
        select *, count(*) over (partition by file_id) as total,
          row_number() over (partition by file_id order by object_id desc) as place
        from (
          select ${feedFiles.fileId} as file_id, 'feed' as object_type, ${feeds.id} as object_id, ${textOf(feeds.text)} as title, ${feeds.deletedAt} is not null as is_deleted
            from ${feedFiles} inner join ${feeds} on ${feeds.id} = ${feedFiles.feedId} where ${feedFiles.fileId} = ${asked}
          union select ${feeds.thumbnailFileId}, 'feed', ${feeds.id}, ${textOf(feeds.text)}, ${feeds.deletedAt} is not null from ${feeds} where ${feeds.thumbnailFileId} = ${asked}
          union select ${feeds.teaserFileId}, 'feed', ${feeds.id}, ${textOf(feeds.text)}, ${feeds.deletedAt} is not null from ${feeds} where ${feeds.teaserFileId} = ${asked}
          union select ${photos.fileId}, 'photo', ${photos.id}, ${textOf(photos.text)}, ${photos.deletedAt} is not null from ${photos} where ${photos.fileId} = ${asked}
          union select ${videos.fileId}, 'video', ${videos.id}, ${textOf(videos.title)}, ${videos.deletedAt} is not null from ${videos} where ${videos.fileId} = ${asked}
          union select ${videos.thumbnailFileId}, 'video', ${videos.id}, ${textOf(videos.title)}, ${videos.deletedAt} is not null from ${videos} where ${videos.thumbnailFileId} = ${asked}
          union select ${videos.teaserFileId}, 'video', ${videos.id}, ${textOf(videos.title)}, ${videos.deletedAt} is not null from ${videos} where ${videos.teaserFileId} = ${asked}
          union select ${reels.fileId}, 'reel', ${reels.id}, ${textOf(reels.text)}, false from ${reels} where ${reels.fileId} = ${asked}
          union select ${reels.thumbnailFileId}, 'reel', ${reels.id}, ${textOf(reels.text)}, false from ${reels} where ${reels.thumbnailFileId} = ${asked}
          union select ${stories.fileId}, 'story', ${stories.id}, ${textOf(stories.text)}, false from ${stories} where ${stories.fileId} = ${asked}
          union select ${products.imageFileId}, 'product', ${products.id}, ${textOf(products.title)}, ${products.deletedAt} is not null from ${products} where ${products.imageFileId} = ${asked}
        ) as uses
      ) as counted`,
      )
      .where(sql`place <= ${sql.raw(String(maximumUses))}`)
      .orderBy(sql`file_id`, sql`place`);
  });
}

/** Counts the items that use each file. Files without a use are missing in the map. */
export async function countUses(db: Db, fileIds: string[]): Promise<Map<string, number>> {
  const uses = await readUses(db, fileIds);
  return new Map(uses.map(({ fileId, total }) => [fileId, total]));
}
