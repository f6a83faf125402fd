import type { Block } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import type { BlockRow } from './store.ts';

export async function toBlocks({ ports, db }: Context, rows: BlockRow[]): Promise<Block[]> {
  const people = await readUserSummaries(
    ports,
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ id, userId, createdAt }) => ({
    _id: id,
    user: people.get(userId) ?? deletedUserSummary(userId),
    createdAt: createdAt.toISOString(),
  }));
}
