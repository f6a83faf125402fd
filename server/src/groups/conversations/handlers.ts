import type { Conversation } from '@fanlight/sdk/models';
import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { ApiFailure } from '../../http/failure.ts';
import { requireLimit } from '../../http/limit.ts';
import { toPageRequest } from '../../http/paging.ts';
import { readPerformer } from '../performers/index.ts';
import { readUser } from '../users/index.ts';
import { announceConversation } from './announcing.ts';
import { readOthers, toConversation, toRequest } from './present.ts';
import {
  type ConversationFilter,
  type ConversationView,
  findConversationOf,
  isBlockedWith,
  listViews,
  readViews,
} from './store.ts';
import { acceptRequest, openConversation } from './writing.ts';

/** The conversations that a user can start in an hour. Opening an existing one is not limited. */
const newConversations = { points: 60, seconds: 60 * 60 };

/** Finds a conversation, as the viewer sees it. Other users than its participants get `FORBIDDEN`. */
export async function findConversation(context: Context, { params }: { params: { id: string } }) {
  const { userId } = requireViewer(context);
  const views = await readViews(context.db, params.id);
  const row = views.find(({ participant }) => participant.userId === userId) ?? views[0];
  return row && { participantIds: views.map(({ participant }) => participant.userId), row };
}

/** Finds a private request, which its recipient can open. After that, each participant gets `STATUS_CONFLICT`. */
async function findRequest(context: Context, { params }: { params: { id: string } }) {
  const { userId } = requireViewer(context);
  const views = await readViews(context.db, params.id);
  const isOwn = ({ participant }: ConversationView) => participant.userId === userId;
  const row = views.find(({ participant }) => participant.isRequest) ?? views.find(isOwn) ?? views[0];
  return row && { ownerId: row.participant.userId, row };
}

export const conversationsAccess = {
  getConversation: findConversation,
  acceptConversationRequest: findRequest,
} satisfies AccessOf<'conversations'>;

async function presentConversation(context: Context, id: string): Promise<{ data: Conversation }> {
  const found = await findConversation(context, { params: { id } });
  if (!found) throw new ApiFailure('NOT_FOUND');
  return { data: toConversation(found.row, await readOthers(context, context.db, [found.row])) };
}

async function presentList(context: Context, filter: ConversationFilter, query: Parameters<typeof toPageRequest>[0]) {
  const found = await listViews(context.db, filter, toPageRequest(query));
  const people = await readOthers(context, context.db, found.data);
  return { data: { ...found, data: found.data.map((view) => toConversation(view, people)) } };
}

/**
 * Checks that the viewer can start a conversation with a user. Users who have blocked each other, and performers who are
 * hidden from the viewer, do not exist for each other (rule A4).
 */
async function requireVisibleUser({ db }: Context, viewerId: string, id: string, isPerformer: boolean): Promise<void> {
  const user = await readUser(db, id);
  if (user.closedAt || (isPerformer && !user.isPerformer) || (await isBlockedWith(db, viewerId, id)))
    throw new ApiFailure('NOT_FOUND');
  if (user.isPerformer) await readPerformer(db, id, viewerId);
}

export const conversationsHandlers = {
  async listConversations(context, { query }) {
    return presentList(context, { userId: requireViewer(context).userId, sortBy: query.sortBy }, query);
  },

  async searchConversations(context, { query }) {
    const { q, sortBy } = query;
    return presentList(context, { userId: requireViewer(context).userId, q, sortBy }, query);
  },

  async listConversationRequests(context, { query }) {
    const filter = { userId: requireViewer(context).userId, isRequest: true };
    const found = await listViews(context.db, filter, toPageRequest(query));
    const people = await readOthers(context, context.db, found.data);
    return { data: { ...found, data: found.data.map((view) => toRequest(view, people)) } };
  },

  async createConversation(context, { body: { source, sourceId } }) {
    const { userId } = requireViewer(context);
    if (sourceId === userId) throw new ApiFailure('OWN_ACCOUNT');
    const existingId = await findConversationOf(context.db, userId, sourceId);
    if (!existingId) {
      await requireVisibleUser(context, userId, sourceId, source === 'performer');
      await requireLimit(context, `conversation:${userId}`, newConversations);
    }
    const id = await context.transaction(
      async (unit) => {
        const opened = await openConversation(unit, userId, sourceId);
        if (opened.isChanged) await announceConversation(context, unit, opened.id, userId);
        return opened.id;
      },
      existingId ? { ids: [sourceId] } : { requiredIds: [sourceId] },
    );
    return presentConversation(context, id);
  },

  async getConversation(context, _, view) {
    return { data: toConversation(view, await readOthers(context, context.db, [view])) };
  },

  async acceptConversationRequest(context, { params: { id } }) {
    const { userId } = requireViewer(context);
    await context.transaction(async (unit) => {
      await acceptRequest(unit, id, userId);
      await announceConversation(context, unit, id, userId);
    });
    return presentConversation(context, id);
  },
} satisfies HandlersOf<'conversations', typeof conversationsAccess>;
