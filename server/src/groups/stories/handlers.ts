import type { Story } from '@fanlight/sdk/models';
import { eq, sql } from 'drizzle-orm';
import { viewerOf } from '../../access/standing.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { stories, storyViews } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { keyset, toPage, toPageRequest } from '../../http/paging.ts';
import { attachFile, deleteFile, lockFile, takeMedia, takePicture } from '../files/index.ts';
import { accessOfStory, toPerformerStories, toStories, toStoryFile } from './present.ts';
import { cursorOfTeller, findStory, listOwnStories, listTellers, readStoriesOf, type StoryRow } from './store.ts';

/** Milliseconds that a story is out. */
const lifetime = 24 * 60 * 60 * 1000;

/** The viewer's own upload, as in an answer. */
const mine = { isAllowed: true, isOwner: true };

async function read(context: Context, id: string): Promise<StoryRow> {
  const row = await findStory(context.db, id, viewerOf(context));
  if (!row) throw new ApiFailure('NOT_FOUND');
  return row;
}

async function present(context: Context, id: string): Promise<{ data: Story }> {
  const [story] = await toStories(context, [await read(context, id)]);
  if (!story) throw new ApiFailure('NOT_FOUND');
  return { data: story };
}

/** A story of the viewer's own (`x-access: owner`). */
async function findOwn(context: Context, { params }: { params: { id: string } }) {
  const row = await findStory(context.db, params.id, viewerOf(context));
  return row && { ownerId: row.story.performerId, row };
}

/** The resolvers of `x-access`. */
export const storiesAccess = {
  updateStory: findOwn,
  deleteStory: findOwn,
  getMyStory: findOwn,
} satisfies AccessOf<'stories'>;

export const storiesHandlers = {
  async uploadStoryPhoto(context, { form }) {
    const file = await takePicture(context, form, 'photo', requireViewer(context).userId, 'story-photo');
    return { data: await toStoryFile(context, file, mine) };
  },

  async uploadStoryVideo(context, { form }) {
    const file = await takeMedia(context, form, 'video', requireViewer(context).userId, 'story-video');
    return { data: await toStoryFile(context, file, mine) };
  },

  async createStory(context, { body }) {
    const { userId } = requireViewer(context);
    const { fileId, text = '', alt = '', audience } = body;
    const id = await context.transaction(async (unit) => {
      const { tx, now, nextId } = unit;
      const file = await lockFile(tx, fileId);
      const isMine = file?.ownerId === userId && file.attachedAt === null;
      if (!isMine || (file.purpose !== 'story-photo' && file.purpose !== 'story-video'))
        throw fieldFailure('VALIDATION_FAILED', 'fileId', 'FILE_MISSING');
      const { status } = await attachFile(tx, fileId, now);
      const storyId = nextId();
      const words = { text: text.trim(), alt: alt.trim() };
      const expiresAt = new Date(now.getTime() + lifetime);
      const row = {
        id: storyId,
        performerId: userId,
        fileId,
        ...words,
        audience,
        expiresAt,
        createdAt: now,
        updatedAt: now,
      };
      await tx.insert(stories).values(row);
      if (status === 'ready') unit.publish({ type: 'story-created', storyId, performerId: userId });
      return storyId;
    });
    return present(context, id);
  },

  async updateStory(context, { body }, { story }) {
    const { text, alt, audience } = body;
    await context.db
      .update(stories)
      .set({
        ...(text !== undefined && { text: text.trim() }),
        ...(alt !== undefined && { alt: alt.trim() }),
        ...(audience && { audience }),
        updatedAt: context.ports.clock.now(),
      })
      .where(eq(stories.id, story.id));
    return present(context, story.id);
  },

  async deleteStory(context, _, { story }) {
    await context.transaction(async (unit) => {
      await unit.tx.delete(stories).where(eq(stories.id, story.id));
      await deleteFile(unit, story.fileId);
    });
    return { data: { success: true } };
  },

  async listMyStories(context, { query }) {
    const page = toPageRequest(query);
    const { after, order } = keyset(stories.id, page);
    const { rows, total } = await listOwnStories(context.db, viewerOf(context), { after, order, page });
    const shown = toPage(rows, page, total, ({ story }) => story.id);
    return { data: { ...shown, data: await toStories(context, shown.data) } };
  },

  getMyStory: (context, { params }) => present(context, params.id),

  async listStories(context, { query }) {
    const { db } = context;
    const viewer = viewerOf(context);
    const page = toPageRequest(query);
    const { tellers, total } = await listTellers(db, viewer, query.performerId, page);
    const shown = toPage(tellers, page, total, cursorOfTeller, ({ performerId }) => performerId);
    const rows = await readStoriesOf(db, viewer, shown.data);
    const told = await toStories(context, [...rows.values()].flat());
    const data = shown.data.flatMap(
      (performerId) => toPerformerStories(told.filter(({ performer }) => performer._id === performerId)) ?? [],
    );
    return { data: { ...shown, data } };
  },

  getStory: (context, { params }) => present(context, params.id),

  async viewStory(context, { params }) {
    const { userId } = requireViewer(context);
    const row = await read(context, params.id);
    if (!accessOfStory(row, userId).isAllowed) throw new ApiFailure('NOT_ENTITLED');
    // Views of the performer are not counted.
    if (row.story.performerId === userId) return { data: { success: true } };
    await context.transaction(async ({ tx, now }) => {
      const seen = await tx
        .insert(storyViews)
        .values({ storyId: row.story.id, userId, createdAt: now })
        .onConflictDoNothing()
        .returning();
      if (seen.length === 0) return;
      await tx
        .update(stories)
        .set({ totalViews: sql`${stories.totalViews} + 1` })
        .where(eq(stories.id, row.story.id));
    });
    return { data: { success: true } };
  },
} satisfies HandlersOf<'stories', typeof storiesAccess>;
