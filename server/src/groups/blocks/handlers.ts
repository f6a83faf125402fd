import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toPageRequest } from '../../http/paging.ts';
import { deleteFollowsBetween } from '../follows/index.ts';
import { readSettings } from '../settings/index.ts';
import { toBlocks } from './present.ts';
import { deleteBlock, hasAccount, insertBlock, listBlocks, listCountryBlocks, replaceCountryBlocks } from './store.ts';

/**
 * Throws `NOT_FOUND` if the account does not exist. An account that has blocked the user is also found, so that the
 * user can block it.
 */
async function requireAccount({ db }: Context, userId: string): Promise<void> {
  if (!(await hasAccount(db, userId))) throw new ApiFailure('NOT_FOUND');
}

async function listCountries(context: Context) {
  const rows = await listCountryBlocks(context.db, requireViewer(context).userId);
  const data = rows.map(({ countryCode, createdAt }) => ({ countryCode, createdAt: createdAt.toISOString() }));
  return { data: { data, total: data.length, isMore: false } };
}

export const blocksHandlers = {
  async blockUser(context, { body }) {
    const blockerId = requireViewer(context).userId;
    const { userId } = body;
    if (userId === blockerId) throw new ApiFailure('OWN_ACCOUNT', { reason: 'CANNOT_BLOCK_SELF' });
    await requireAccount(context, userId);
    const row = await context.transaction(
      async (unit) => {
        const block = await insertBlock(unit.tx, { id: unit.nextId(), blockerId, userId, createdAt: unit.now });
        await deleteFollowsBetween(unit, blockerId, userId);
        return block;
      },
      { requiredIds: [userId] },
    );
    const [block] = await toBlocks(context, [row]);
    if (!block) throw new ApiFailure('NOT_FOUND');
    return { data: block };
  },

  async unblockUser(context, { params }) {
    await requireAccount(context, params.id);
    await deleteBlock(context.db, requireViewer(context).userId, params.id);
    return { data: { success: true } };
  },

  async listBlockedUsers(context, { query }) {
    const page = toPageRequest(query);
    const found = await listBlocks(context.db, requireViewer(context).userId, query.q, page);
    return { data: { ...found, data: await toBlocks(context, found.data) } };
  },

  listBlockedCountries: (context) => listCountries(context),

  async updateBlockedCountries(context, { body }) {
    const { userId } = requireViewer(context);
    await context.transaction(({ tx, now }) => replaceCountryBlocks(tx, userId, body.countryCodes, now));
    return listCountries(context);
  },

  async checkCountryBlock({ db, countryCode }) {
    const { blockedCountries } = await readSettings(db);
    return { data: { blocked: countryCode !== null && blockedCountries.includes(countryCode), countryCode } };
  },
} satisfies HandlersOf<'blocks'>;
