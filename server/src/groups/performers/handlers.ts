import type { Locale, MyPerformer, Performer, PerformerList, PerformerUpdateRequest } from '@fanlight/sdk/models';
import { and, arrayContains, eq, sql } from 'drizzle-orm';
import { viewerOf } from '../../access/standing.ts';
import { isVerifiedPerformer } from '../../access/verified.ts';
import { readContentTotals } from '../../content/index.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { follows, performers } from '../../db/schema/index.ts';
import { fieldFailure } from '../../http/failure.ts';
import { type Page, toPageRequest } from '../../http/paging.ts';
import { readBalance, spendable } from '../../ledger/ledger.ts';
import { fromHundredths, toHundredths } from '../../ledger/money.ts';
import { optionalFileUrl } from '../files/index.ts';
import { readSettings } from '../settings/index.ts';
import { changeAccount, changePicture, readCurrencySettings } from '../users/index.ts';
import {
  indexForSearch,
  listBookmarkedPerformers,
  listPerformers,
  type PerformerRow,
  pickPerformers,
  readPerformer,
  searchPerformers,
} from './store.ts';
import { isFreeFor, readSubscribing, type Subscribing } from './subscribing.ts';
import { readWelcomeVideo, takeWelcomeVideo } from './welcome-video.ts';

const notSubscribed: Subscribing = {
  isSubscribed: false,
  subscribedUntil: null,
  subscriptionType: null,
  isFreeOffered: false,
};

const priceOf = (hundredths: number | null) => (hundredths === null ? null : fromHundredths(hundredths));

const toPictures = ({ ports }: Context, { avatarFileId, coverFileId }: PerformerRow['user']) => ({
  avatar: optionalFileUrl(ports, avatarFileId, 'thumbnail'),
  cover: optionalFileUrl(ports, coverFileId, 'display'),
});

async function toPerformer(
  context: Context,
  { user, performer, isFollowed, isBookmarked, isBlocked }: PerformerRow,
  { isSubscribed, subscribedUntil, subscriptionType, isFreeOffered }: Subscribing,
): Promise<Performer> {
  const { bio, gender, countryCode, languages, status, totalFollowers, totalFeeds, totalLikes } = performer;
  return {
    _id: user.id,
    name: user.name,
    username: user.username,
    ...toPictures(context, user),
    bio,
    gender,
    countryCode,
    languages,
    isVerified: isVerifiedPerformer({ isPerformer: user.isPerformer, status }),
    monthlyPrice: priceOf(performer.monthlyPrice),
    yearlyPrice: priceOf(performer.yearlyPrice),
    totalFollowers,
    totalFeeds,
    totalLikes,
    isFollowed,
    isBookmarked,
    isBlocked,
    isSubscribed,
    subscribedUntil: subscribedUntil?.toISOString() ?? null,
    subscriptionType,
    isFreeOffered,
    isOwn: user.id === context.viewer?.userId,
    createdAt: performer.createdAt.toISOString(),
  };
}

/** Performers as the viewer sees them. */
async function toPerformers(context: Context, rows: PerformerRow[]): Promise<Performer[]> {
  const standings = await readSubscribing(context, rows);
  return Promise.all(rows.map((row) => toPerformer(context, row, standings.get(row.user.id) ?? notSubscribed)));
}

async function toMyPerformer(context: Context): Promise<MyPerformer> {
  const { userId } = requireViewer(context);
  const [row, balance] = await Promise.all([
    readPerformer(context.db, userId, userId),
    readBalance(context.db, userId),
  ]);
  const {
    isVerified: _v,
    isFollowed: _f,
    isBookmarked: _b,
    isBlocked: _k,
    isOwn: _o,
    isSubscribed: _s,
    subscribedUntil: _u,
    subscriptionType: _t,
    isFreeOffered: _e,
    ...performer
  } = await toPerformer(context, row, notSubscribed);
  return {
    ...performer,
    welcomeVideo: await readWelcomeVideo(context, row, true),
    email: row.user.email,
    status: row.performer.status,
    balance: fromHundredths(spendable(balance)),
    earnings: fromHundredths(balance.earnings),
    currencySettings: await readCurrencySettings(context, row.user),
    locale: row.user.locale as Locale,
  };
}

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
    const hundredthsOf = (price: number | null) => (price === null ? null : toHundredths(price));
    await changeAccount(context, userId, account, async ({ tx, publish }) => {
      const changes = {
        ...(bio !== undefined && { bio: bio.trim() }),
        ...(gender !== undefined && { gender }),
        ...(countryCode !== undefined && { countryCode }),
        ...(languages !== undefined && { languages: [...new Set(languages)] }),
        ...(monthlyPrice !== undefined && { monthlyPrice: hundredthsOf(monthlyPrice) }),
        ...(yearlyPrice !== undefined && { yearlyPrice: hundredthsOf(yearlyPrice) }),
      };
      if (Object.keys(changes).length > 0)
        await tx.update(performers).set(changes).where(eq(performers.userId, userId));
      await indexForSearch(tx, userId);
      if (monthlyPrice !== undefined || yearlyPrice !== undefined) {
        publish({ type: 'prices-changed', performerId: userId });
      }
    });
    return { data: await toMyPerformer(context) };
  },

  async searchPerformers(context, { query }) {
    const { q, gender, countryCode, language, isLive, isFree, sort, sortBy } = query;
    const where = and(
      gender ? eq(performers.gender, gender) : undefined,
      countryCode ? eq(performers.countryCode, countryCode) : undefined,
      language ? arrayContains(performers.languages, [language]) : undefined,
      // Nobody can go live before there are streams.
      isLive ? sql`false` : undefined,
      isFree === undefined ? undefined : await isFreeFor(context, isFree),
    );
    const { db } = context;
    // Names go upwards unless the query says otherwise.
    const page = toPageRequest({ ...query, ...(sortBy === 'name' && { sort: sort ?? 'asc' }) });
    const viewer = viewerOf(context);
    const order = sortBy ?? 'popular';
    // With neither, the best match comes first; a direction alone is that of the list without words (rule W1).
    const isSorted = sortBy !== undefined || sort !== undefined;
    if (q)
      return present(context, searchPerformers(db, viewer, { q, sortBy: isSorted ? order : undefined, where }, page));
    return present(context, listPerformers(db, viewer, where, order, page));
  },

  listTopPerformers: (context, { query }) =>
    present(context, listPerformers(context.db, viewerOf(context), undefined, 'popular', toPageRequest(query))),

  listRandomPerformers(context, { query }) {
    const viewerId = context.viewer?.userId;
    const where = viewerId
      ? sql`${performers.userId} <> ${viewerId} and not exists (select 1 from ${follows} where ${follows.followerId} = ${viewerId} and ${follows.performerId} = ${performers.userId})`
      : undefined;
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
