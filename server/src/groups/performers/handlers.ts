import type { Performer, PerformerList, PerformerUpdateRequest } from '@fanlight/sdk/models';
import { viewerOf } from '../../access/viewer-conditions.ts';
import { readContentTotals } from '../../content/index.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { fieldFailure } from '../../http/failure.ts';
import { type Page, toPageRequest } from '../../http/paging.ts';
import { changeAccount } from '../auth/index.ts';
import { withSealedDocuments } from '../files/index.ts';
import { readSettings } from '../settings/index.ts';
import { changePicture } from '../users/index.ts';
import { reopenApplication } from './applications.ts';
import { storeBankAccount, toBankingSettings } from './bank-account.ts';
import { replaceDocument, toPerformerDocument } from './documents.ts';
import { isNewTo, matchesFilter } from './filters.ts';
import { choosePayoutMethod } from './payout-settings.ts';
import { toMyPerformer, toPerformers } from './present.ts';
import { readPromotion } from './promotion.ts';
import {
  listBookmarkedPerformers,
  listPerformers,
  listRandomPerformers,
  lockPerformer,
  type PerformerRow,
  readPerformer,
  readPerformerFilters,
  searchPerformers,
} from './store.ts';
import { readWelcomeVideo, storeWelcomeVideo } from './welcome-video.ts';
import { updatePerformer } from './writing.ts';

async function presentPage(
  context: Context,
  pagePromise: Promise<Page<PerformerRow>>,
): Promise<{ data: PerformerList }> {
  const page = await pagePromise;
  return { data: { ...page, data: await toPerformers(context, page.data) } };
}

async function checkPrices({ db }: Context, { monthlyPrice, yearlyPrice }: PerformerUpdateRequest) {
  const { minimumSubscriptionPrice: min, maximumSubscriptionPrice: max } = await readSettings(db);
  for (const [path, price] of Object.entries({ monthlyPrice, yearlyPrice })) {
    if (price === null || price === undefined) continue;
    if (price < min || price > max) throw fieldFailure('AMOUNT_OUT_OF_RANGE', path, 'OUT_OF_RANGE', { min, max });
  }
}

export const performersHandlers = {
  async getPerformer(context, { params }) {
    const row = await readPerformer(context.db, params.id, viewerOf(context));
    const [[performer], welcomeVideo, totals, promotion] = await Promise.all([
      toPerformers(context, [row]),
      readWelcomeVideo(context, row, row.user.id === context.viewer?.userId),
      readContentTotals(context.db, row.user.id),
      readPromotion(context, row.user.id),
    ]);
    return { data: { ...(performer as Performer), ...totals, welcomeVideo, promotion } };
  },

  async getMyPerformer(context) {
    return { data: await toMyPerformer(context) };
  },

  async updateMyPerformer(context, { body }) {
    const { userId } = requireViewer(context);
    await checkPrices(context, body);
    const { bio, gender, countryCode, languages, monthlyPrice, yearlyPrice, ...others } = body;
    const { quarterlyPercentOff, halfYearlyPercentOff, ...account } = others;
    const prices = { monthlyPrice, yearlyPrice, quarterlyPercentOff, halfYearlyPercentOff };
    const profile = { bio, gender, countryCode, languages, ...prices };
    await changeAccount(context, userId, account, (unit) => updatePerformer(unit, userId, profile));
    return { data: await toMyPerformer(context) };
  },

  async updateBankingSettings(context, { body }) {
    return { data: toBankingSettings(await storeBankAccount(context, requireViewer(context).userId, body)) };
  },

  async updatePaymentGatewaySettings(context, { body }) {
    return { data: await choosePayoutMethod(context, body.payoutMethod) };
  },

  async searchPerformers(context, { query }) {
    const { q, sort, sortBy } = query;
    const where = await matchesFilter(context, query);
    const { db } = context;
    // Names are sorted in ascending order by default.
    const page = toPageRequest({ ...query, ...(sortBy === 'name' && { sort: sort ?? 'asc' }) });
    const viewer = viewerOf(context);
    const order = sortBy ?? 'popular';
    // By default, the best match of a search comes first. If the query contains a direction but no sort key, the result
    // is sorted like a list without a search (rule W1).
    const isSorted = sortBy !== undefined || sort !== undefined;
    if (q)
      return presentPage(
        context,
        searchPerformers(db, viewer, { q, sortBy: isSorted ? order : undefined, where }, page),
      );
    return presentPage(context, listPerformers(db, viewer, where, order, page));
  },

  async getPerformerFilters(context) {
    return { data: await readPerformerFilters(context.db, viewerOf(context)) };
  },

  listTopPerformers: (context, { query }) =>
    presentPage(context, listPerformers(context.db, viewerOf(context), undefined, 'popular', toPageRequest(query))),

  listRandomPerformers(context, { query }) {
    const where = isNewTo(context.viewer?.userId);
    const { limit } = toPageRequest(query);
    const start = context.ports.random.fraction();
    return presentPage(context, listRandomPerformers(context.db, viewerOf(context), where, { limit, start }));
  },

  listBookmarkedPerformers: (context, { query }) =>
    presentPage(context, listBookmarkedPerformers(context.db, viewerOf(context), toPageRequest(query))),

  uploadPerformerAvatar: (context, { form }) => changePicture(context, requireViewer(context).userId, form, 'avatar'),

  async uploadPerformerWelcomeVideo(context, { form }) {
    return { data: await storeWelcomeVideo(context, form, requireViewer(context).userId) };
  },

  async uploadPerformerDocument(context, { body, form }) {
    const { userId } = requireViewer(context);
    const row = await withSealedDocuments(context, form, ['document'], ({ document }) =>
      context.transaction(async (unit) => {
        // Locked before the files, in the lock order.
        await lockPerformer(unit.tx, userId);
        const replaced = await replaceDocument(unit, userId, body.type, document);
        await reopenApplication(unit, userId);
        return replaced;
      }),
    );
    return { data: toPerformerDocument(row) };
  },

  uploadPerformerCover: (context, { form }) => changePicture(context, requireViewer(context).userId, form, 'cover'),
} satisfies Omit<HandlersOf<'performers'>, 'deletePerformer'>;
