import { sql } from 'drizzle-orm';
import { feedFiles, feeds, products, reels, stories, videos } from '../../db/schema/index.ts';
import type { Tx } from '../../ports/index.ts';

/** Finds the id of the item that uses a video, an audio file or a download; null if no item uses the file. */
export async function findItemIdOfFile(tx: Tx, fileId: string): Promise<string | null> {
  const { rows } = (await tx.execute(sql`
    select ${feedFiles.feedId} as id from ${feedFiles} where ${feedFiles.fileId} = ${fileId}
    union all select ${feeds.id} from ${feeds} where ${feeds.teaserFileId} = ${fileId}
    union all select ${videos.id} from ${videos} where ${videos.fileId} = ${fileId} or ${videos.teaserFileId} = ${fileId}
    union all select ${reels.id} from ${reels} where ${reels.fileId} = ${fileId}
    union all select ${stories.id} from ${stories} where ${stories.fileId} = ${fileId}
    union all select ${products.id} from ${products} where ${products.fileId} = ${fileId}
    limit 1`)) as unknown as { rows: { id: string }[] };
  return rows[0]?.id ?? null;
}
