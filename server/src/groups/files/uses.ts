import { type SQL, sql } from 'drizzle-orm';
import { runPrepared } from '../../db/prepared.ts';
import type { Db } from '../../ports/index.ts';
import { type ItemColumn, itemColumns, unionOf } from './item-columns.ts';

/** An item that uses a file of the media library. */
export interface FileUse {
  fileId: string;
  objectType: ItemColumn['item']['type'];
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

const selectUses = ({ column, item, rows }: ItemColumn, asked: SQL): SQL => sql`
  select ${column} as file_id, ${sql.raw(`'${item.type}'`)} as object_type, ${item.table.id} as object_id,
    left(${item.title}, ${titleLength}) as title,
    ${item.deletedAt ? sql`${item.deletedAt} is not null` : sql`false`} as is_deleted
  from ${rows} where ${column} = ${asked}`;

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
          ${unionOf(
            itemColumns.filter(({ isOfLibrary }) => isOfLibrary),
            (column) => selectUses(column, asked),
          )}
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
