import type { Performer, PerformerList, PerformerUpdateRequest } from '@fanlight/sdk/models';
import { viewerOf } from '../../access/viewer-conditions.ts';
import { readContentTotals } from '../../content/index.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { fieldFailure } from '../../http/failure.ts';
import { type Page, toPageRequest } from '../../http/paging.ts';
import { changeAccount } from '../auth/index.ts';
import { readSettings } from '../settings/index.ts';
import { changePicture } from '../users/index.ts';
import { isNewTo, matches } from './filters.ts';
import { toMyPerformer, toPerformers } from './present.ts';
import {
  listBookmarkedPerformers,
  listPerformers,
  type PerformerRow,
  pickPerformers,
  readPerformer,
  searchPerformers,
} from './store.ts';
import { readWelcomeVideo, takeWelcomeVideo } from './welcome-video.ts';
import { updatePerformer } from './writing.ts';

async function present(context: Context, page: Promise<Page<PerformerRow>>): Promise<{ data: PerformerList }> {
  const shown = await page;
  return { data: { ...shown, data: await toPerformers(context, shown.data) } };
}

async function checkPrices({ db }: Context, { monthlyPrice, yearlyPrice }: PerformerUpdateRequest) {
  const { minimumSubscriptionPrice: least, maximumSubscriptionPrice: most } = await readSettings(db);
  for (const [path, price] of Object.entries({ monthlyPrice, yearlyPrice })) {
    if (price === null || price === undefined) continue;
    if (price < least || price > most)
      throw fieldFailure('AMOUNT_OUT_OF_RANGE', path, 'OUT_OF_RANGE', {
        min: least,
        max: most,
      });
  }
}

export const performersHandlers = {
  async getPerformer(context, { params }) {
    const row = await readPerformer(context.db, params.id, viewerOf(context));
    const [[performer], welcomeVideo, totals] = await Promise.all([
      toPerformers(context, [row]),
      readWelcomeVideo(context, row, row.user.id === context.viewer?.userId),
      readContentTotals(context.db, row.user.id),
    ]);
    return { data: { ...(performer as Performer), ...totals, welcomeVideo } };
  },

  async getMyPerformer(context) {
    return { data: await toMyPerformer(context) };
  },

  async updateMyPerformer(context, { body }) {
    const { userId } = requireViewer(context);
    await checkPrices(context, body);
    const { bio, gender, countryCode, languages, monthlyPrice, yearlyPrice, ...account } = body;
    const profile = { bio, gender, countryCode, languages, monthlyPrice, yearlyPrice };
    await changeAccount(context, userId, account, (unit) => updatePerformer(unit, userId, profile));
    return { data: await toMyPerformer(context) };
  },

  async searchPerformers(context, { query }) {
    const { q, sort, sortBy } = query;
    const where = await matches(context, query);
    const { db } = context;
    // Names are sorted in ascending order by default.
    const page = toPageRequest({ ...query, ...(sortBy === 'name' && { sort: sort ?? 'asc' }) });
    const viewer = viewerOf(context);
    const order = sortBy ?? 'popular';
    // By default the best match comes first; with only a direction, the list is sorted as without words (rule W1).
    const isSorted = sortBy !== undefined || sort !== undefined;
    if (q)
      return present(context, searchPerformers(db, viewer, { q, sortBy: isSorted ? order : undefined, where }, page));
    return present(context, listPerformers(db, viewer, where, order, page));
  },

  listTopPerformers: (context, { query }) =>
    present(context, listPerformers(context.db, viewerOf(context), undefined, 'popular', toPageRequest(query))),

  listRandomPerformers(context, { query }) {
    const where = isNewTo(context.viewer?.userId);
    const { limit } = toPageRequest(query);
    const from = context.ports.random.fraction();
    return present(context, pickPerformers(context.db, viewerOf(context), where, { limit, from }));
  },

  listBookmarkedPerformers: (context, { query }) =>
    present(context, listBookmarkedPerformers(context.db, viewerOf(context), toPageRequest(query))),

  uploadPerformerAvatar: (context, { form }) => changePicture(context, requireViewer(context).userId, form, 'avatar'),

  async uploadPerformerWelcomeVideo(context, { form }) {
    return { data: await takeWelcomeVideo(context, form, requireViewer(context).userId) };
  },

  uploadPerformerCover: (context, { form }) => changePicture(context, requireViewer(context).userId, form, 'cover'),
} satisfies Omit<HandlersOf<'performers'>, 'deletePerformer'>;
