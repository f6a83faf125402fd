import type { Feed, FeedPoll, FeedUpdateRequest } from '@fanlight/sdk/models';
import { viewerOf } from '../../access/viewer-conditions.ts';
import { findContent, rankOf } from '../../content/index.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { ApiFailure } from '../../http/failure.ts';
import { type Page, toPageRequest } from '../../http/paging.ts';
import type { Form } from '../../http/read.ts';
import { toHundredths } from '../../ledger/money.ts';
import { readFiles, storeMedia, storePicture, toProcessing } from '../files/index.ts';
import { readPerformer } from '../performers/index.ts';
import { insertHashtags } from './hashtags.ts';
import { pinFeed, unpinFeed } from './pinning.ts';
import { readPlannedFeeds } from './plan.ts';
import { insertPoll, readPolls, vote } from './polls.ts';
import { toFeedFile, toFeeds, withSales } from './present.ts';
import { listProfileFeeds } from './profile.ts';
import { searchFeeds } from './search.ts';
import { type FeedRow, findFeed, listBookmarkedFeeds, listFeeds, listTimeline, readFeedFiles } from './store.ts';
import { suggestHashtags } from './suggestions.ts';
import { deleteFeed, type FeedChanges, insertFeed, updateFeed } from './writing.ts';

async function readFeed(context: Context, id: string): Promise<FeedRow> {
  const row = await findFeed(context.db, id, viewerOf(context));
  if (!row) throw new ApiFailure('NOT_FOUND');
  return row;
}

async function present(context: Context, id: string): Promise<{ data: Feed }> {
  const [feed] = await toFeeds(context, [await readFeed(context, id)]);
  if (!feed) throw new ApiFailure('NOT_FOUND');
  return { data: feed };
}

/** The access of a performer to a file that the performer uploaded. */
const ownerAccess = { isAllowed: true, isOwner: true };

/** Finds a post and its owner for operations with `x-access: owner`. */
async function findWithOwner(context: Context, { params }: { params: { id: string } }) {
  const row = await findFeed(context.db, params.id, viewerOf(context));
  return row && { ownerId: row.feed.performerId, row };
}

/** Finds a post and the viewer's access to it for operations with `x-access: entitled`. */
async function findWithAccess(context: Context, { params }: { params: { id: string } }) {
  const item = await findContent(context.db, 'feed', params.id, viewerOf(context));
  // Buyers of a deleted post may read its poll, but not vote (rule A4).
  return item?.isVisibleInLists ? { isEntitled: item.access.isAllowed, row: item } : null;
}

export const feedsAccess = {
  getMyFeed: findWithOwner,
  updateFeed: findWithOwner,
  deleteFeed: findWithOwner,
  pinFeed: findWithOwner,
  unpinFeed: findWithOwner,
  voteFeedPoll: findWithAccess,
} satisfies AccessOf<'feeds'>;

async function uploadPicture(context: Context, form: Form, field: 'photo' | 'thumbnail') {
  const file = await storePicture(context, form, field, requireViewer(context).userId, `feed-${field}`);
  return { data: toFeedFile(context.ports, { ...file, alt: '' }, ownerAccess) };
}

async function uploadMedia(context: Context, form: Form, field: 'video' | 'audio' | 'teaser') {
  const file = await storeMedia(context, form, field, requireViewer(context).userId, `feed-${field}`);
  return { data: toFeedFile(context.ports, { ...file, alt: '' }, ownerAccess) };
}

/** Maps the body of a request to changes, with the price in hundredths of a token. */
function toChanges({ price, publishAt, expiresAt, ...rest }: FeedUpdateRequest): FeedChanges {
  const toTime = (text: string | null | undefined) => (typeof text === 'string' ? new Date(text) : text);
  return {
    ...rest,
    price: typeof price === 'number' ? toHundredths(price) : price,
    publishAt: toTime(publishAt),
    expiresAt: toTime(expiresAt),
  };
}

async function presentPoll({ db, viewer, ports }: Context, pollId: string): Promise<{ data: FeedPoll }> {
  const poll = (await readPolls(db, [pollId], viewer?.userId ?? null, ports.clock.now())).get(pollId);
  if (!poll) throw new ApiFailure('NOT_FOUND');
  return { data: poll };
}

async function presentPage(context: Context, pagePromise: Promise<Page<FeedRow>>) {
  const page = await pagePromise;
  return { data: { ...page, data: await toFeeds(context, page.data) } };
}

export const feedsHandlers = {
  uploadFeedPhoto: (context, { form }) => uploadPicture(context, form, 'photo'),
  uploadFeedThumbnail: (context, { form }) => uploadPicture(context, form, 'thumbnail'),
  uploadFeedVideo: (context, { form }) => uploadMedia(context, form, 'video'),
  uploadFeedAudio: (context, { form }) => uploadMedia(context, form, 'audio'),
  uploadFeedTeaser: (context, { form }) => uploadMedia(context, form, 'teaser'),

  async getFeedFileStatus(context, { params }) {
    const { feed } = await readFeed(context, params.id);
    const isOwner = feed.performerId === context.viewer?.userId;
    const files = (await readFeedFiles(context.db, [feed.id])).get(feed.id) ?? [];
    const teasers = await readFiles(context.db, [feed.teaserFileId]);
    const file = files.find(({ id }) => id === params.fileId) ?? teasers.get(params.fileId);
    if (!file) throw new ApiFailure('NOT_FOUND');
    return { data: toProcessing(file, isOwner) };
  },

  async createFeed(context, { body }) {
    const { userId } = requireViewer(context);
    const draft = { ...toChanges(body), text: body.text, audience: body.audience };
    return present(context, await context.transaction((unit) => insertFeed(unit, userId, draft)));
  },

  async listMyFeeds(context, { query }) {
    const filter = { ...query, performerId: requireViewer(context).userId, isOwn: true };
    const page = await listFeeds(context.db, viewerOf(context), filter, toPageRequest(query));
    return { data: { ...page, data: await withSales(context, await toFeeds(context, page.data)) } };
  },

  getMyFeed: (context, { params }) => present(context, params.id),

  async updateFeed(context, { params, body }, { feed }) {
    await context.transaction((unit) => updateFeed(unit, feed.performerId, feed.id, toChanges(body)));
    return present(context, params.id);
  },

  async deleteFeed(context, _, { feed }) {
    await context.transaction((unit) => deleteFeed(unit, feed.performerId, feed.id));
    return { data: { success: true } };
  },

  async pinFeed(context, { params }, { feed }) {
    await context.transaction((unit) => pinFeed(unit, feed.performerId, feed.id));
    return present(context, params.id);
  },

  async unpinFeed(context, { params }, { feed }) {
    await context.transaction((unit) => unpinFeed(unit, feed.performerId, feed.id));
    return present(context, params.id);
  },

  listFeeds(context, { query }) {
    const { db } = context;
    const viewer = viewerOf(context);
    const page = toPageRequest(query);
    if (query.q) return presentPage(context, searchFeeds(db, viewer, query.q, page, rankOf(query)));
    requireViewer(context);
    const filter = { isSubscribed: query.isSubscribed === true };
    return presentPage(context, listTimeline(db, viewer, filter, page));
  },

  async listPerformerFeeds(context, { params, query }) {
    const viewer = viewerOf(context);
    const { user } = await readPerformer(context.db, params.username, viewer);
    const page = toPageRequest(query);
    const list =
      query.sort || query.sortBy
        ? listFeeds(context.db, viewer, { performerId: user.id }, page)
        : listProfileFeeds(context.db, viewer, user.id, page);
    return presentPage(context, list);
  },

  getFeed: (context, { params }) => present(context, params.id),

  async createHashtags(context, { body }) {
    const hashtags = await context.transaction((unit) => insertHashtags(unit, body.labels));
    return { data: { data: hashtags, total: hashtags.length, isMore: false } };
  },

  async getHashtagSuggestions(context, { query }) {
    return { data: { hashtags: await suggestHashtags(context.db, requireViewer(context).userId, query.q) } };
  },

  async getPlannedFeeds(context, { query }) {
    return { data: await readPlannedFeeds(context.db, requireViewer(context).userId, query) };
  },

  async createFeedPoll(context, { body }) {
    const { userId } = requireViewer(context);
    return presentPoll(context, await context.transaction((unit) => insertPoll(unit, userId, body)));
  },

  async voteFeedPoll(context, { body }, { id }) {
    const { userId } = requireViewer(context);
    const { pollId } = (await readFeed(context, id)).feed;
    if (!pollId) throw new ApiFailure('NOT_FOUND');
    await context.transaction((unit) => vote(unit, userId, pollId, body.optionId));
    return presentPoll(context, pollId);
  },

  listBookmarkedFeeds: (context, { query }) =>
    presentPage(context, listBookmarkedFeeds(context.db, viewerOf(context), toPageRequest(query))),
} satisfies HandlersOf<'feeds', typeof feedsAccess>;
