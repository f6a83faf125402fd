import type { Locale, MyPerformer, Performer } from '@fanlight/sdk/models';
import { isVerifiedPerformer } from '../../access/verified.ts';
import { type Context, requireViewer } from '../../context.ts';
import { readBalance, spendable } from '../../ledger/ledger.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { optionalFileUrl } from '../files/index.ts';
import { readCurrencySettings } from '../users/index.ts';
import { readRejection } from './applications.ts';
import { toBankingSettings } from './bank-account.ts';
import { readDocuments, toPerformerDocument } from './documents.ts';
import { readPayoutAccounts, toGatewaySettings } from './payout-settings.ts';
import { toBundles } from './prices.ts';
import { type PerformerRow, readPerformer } from './store.ts';
import { readSubscriptionStates, readTotalSubscribers, type SubscriptionState } from './subscription-state.ts';
import { readWelcomeVideo } from './welcome-video.ts';

const notSubscribed: SubscriptionState = {
  isSubscribed: false,
  subscribedUntil: null,
  subscriptionType: null,
  isRenewing: false,
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
  { isSubscribed, subscribedUntil, subscriptionType, isRenewing, isFreeOffered }: SubscriptionState,
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
    bundles: toBundles(performer),
    totalFollowers,
    totalFeeds,
    totalLikes,
    isFollowed,
    isBookmarked,
    isBlocked,
    isSubscribed,
    subscribedUntil: subscribedUntil?.toISOString() ?? null,
    subscriptionType,
    isRenewing,
    isFreeOffered,
    isOwn: user.id === context.viewer?.userId,
    createdAt: performer.createdAt.toISOString(),
  };
}

/** Presents performers to the viewer. */
export async function toPerformers(context: Context, rows: PerformerRow[]): Promise<Performer[]> {
  const states = await readSubscriptionStates(context, rows);
  return Promise.all(rows.map((row) => toPerformer(context, row, states.get(row.user.id) ?? notSubscribed)));
}

/** Reads and presents the viewer's own profile. */
export async function toMyPerformer(context: Context): Promise<MyPerformer> {
  const { userId } = requireViewer(context);
  const [row, balance, accounts, documents, statusReason, totalSubscribers] = await Promise.all([
    readPerformer(context.db, userId, userId),
    readBalance(context.db, userId),
    readPayoutAccounts(context.db, userId),
    readDocuments(context.db, [userId]),
    readRejection(context.db, userId),
    readTotalSubscribers(context.db, userId),
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
    isRenewing: _r,
    isFreeOffered: _e,
    ...performer
  } = await toPerformer(context, row, notSubscribed);
  return {
    ...performer,
    welcomeVideo: await readWelcomeVideo(context, row, true),
    email: row.user.email,
    status: row.performer.status,
    quarterlyPercentOff: row.performer.quarterlyPercentOff,
    halfYearlyPercentOff: row.performer.halfYearlyPercentOff,
    statusReason,
    documents: documents.map(toPerformerDocument),
    balance: fromHundredths(spendable(balance)),
    earnings: fromHundredths(balance.earnings),
    currencySettings: await readCurrencySettings(context, row.user),
    bankingSettings: accounts.bankAccount ? toBankingSettings(accounts.bankAccount) : null,
    paymentGatewaySettings: toGatewaySettings(accounts),
    totalSubscribers,
    locale: row.user.locale as Locale,
  };
}
