import type { UserSummary } from '@fanlight/sdk/models';
import { eq, sql } from 'drizzle-orm';
import type { Column } from 'drizzle-orm/column';
import { isVerifiedPerformer } from '../../access/verified.ts';
import { isOneOf, runPrepared } from '../../db/prepared.ts';
import { performers, users } from '../../db/schema/index.ts';
import type { Db, Ports } from '../../ports/index.ts';
import { fileUrl } from '../files/index.ts';

/** The columns that {@link toUserSummary} needs, for a query that joins `user` and `performer`. */
export const summaryColumns = {
  id: users.id,
  name: users.name,
  username: users.username,
  avatarFileId: users.avatarFileId,
  isPerformer: users.isPerformer,
  status: performers.status,
};

/** The values of {@link summaryColumns}. `status` is null if the user is a fan. */
export type Summarised = Pick<
  typeof users.$inferSelect,
  'id' | 'name' | 'username' | 'avatarFileId' | 'isPerformer'
> & {
  status: (typeof performers.$inferSelect)['status'] | null;
};

/** Selects the {@link summaryColumns} of one user as a single column of another query. Null for a deleted user. */
export const summaryColumn = (id: string | Column) =>
  sql<Summarised | null>`(select jsonb_build_object('id', summarised.id, 'name', summarised.name,
    'username', summarised.username, 'avatarFileId', summarised.avatar_file_id,
    'isPerformer', summarised.is_performer, 'status', performing.status)
    from ${users} as summarised left join ${performers} as performing on performing.user_id = summarised.id
    where summarised.id = ${id})`;

/** Reads the summaries of users with one query. Returns a map from id to summary. */
export async function readUserSummaries(ports: Ports, db: Db, ids: string[]): Promise<Map<string, UserSummary>> {
  const distinctIds = [...new Set(ids)];
  if (distinctIds.length === 0) return new Map();
  const rows = await runPrepared(db, 'user summaries', { ids: distinctIds }, ({ ids: slot }) =>
    db
      .select(summaryColumns)
      .from(users)
      .leftJoin(performers, eq(performers.userId, users.id))
      .where(isOneOf(users.id, slot)),
  );
  return new Map(rows.map((row) => [row.id, toUserSummary(ports, row)]));
}

/** Presents the summary of a user, whose columns were read before. */
export function toUserSummary(ports: Ports, person: Summarised): UserSummary {
  const { id, name, username, avatarFileId, isPerformer, status } = person;
  return {
    _id: id,
    name,
    username,
    avatar: avatarFileId ? fileUrl(ports, avatarFileId, 'thumbnail') : null,
    isPerformer,
    isVerified: isVerifiedPerformer({ isPerformer, status }),
  };
}

/** Returns the summary of a deleted account (rule P8). */
export const deletedUserSummary = (id: string): UserSummary => ({
  _id: id,
  name: 'Deleted account',
  username: null,
  avatar: null,
  isPerformer: false,
  isVerified: false,
});
