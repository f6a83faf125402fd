import type { Story } from '@fanlight/sdk/models';
import { viewerOf } from '../../access/viewer-conditions.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toPageRequest } from '../../http/paging.ts';
import { storeMedia, storePicture } from '../files/index.ts';
import { accessOfStory, toPerformers, toStories, toStoryFile } from './present.ts';
import { findStory, listOwnStories, listStoryPerformers, readStoriesOf, type StoryRow } from './store.ts';
import { countView, deleteStory, insertStory, updateStory } from './writing.ts';

/** The access of a performer to a file that the performer uploaded. */
const ownerAccess = { isAllowed: true, isOwner: true };

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

/** Finds a story, which only its performer can change (`x-access: owner`). */
async function findOwn(context: Context, { params }: { params: { id: string } }) {
  const row = await findStory(context.db, params.id, viewerOf(context));
  return row && { ownerId: row.story.performerId, row };
}

/** Finds a story, and whether the viewer has access to it (`x-access: entitled`). */
async function findEntitled(context: Context, { params }: { params: { id: string } }) {
  const row = await findStory(context.db, params.id, viewerOf(context));
  return row && { isEntitled: accessOfStory(row, requireViewer(context).userId).isAllowed, row };
}

/** The resolvers of `x-access`. */
export const storiesAccess = {
  updateStory: findOwn,
  deleteStory: findOwn,
  getMyStory: findOwn,
  viewStory: findEntitled,
} satisfies AccessOf<'stories'>;

export const storiesHandlers = {
  async uploadStoryPhoto(context, { form }) {
    const file = await storePicture(context, form, 'photo', requireViewer(context).userId, 'story-photo');
    return { data: await toStoryFile(context, file, ownerAccess) };
  },

  async uploadStoryVideo(context, { form }) {
    const file = await storeMedia(context, form, 'video', requireViewer(context).userId, 'story-video');
    return { data: await toStoryFile(context, file, ownerAccess) };
  },

  async createStory(context, { body }) {
    const { userId } = requireViewer(context);
    const id = await context.transaction((unit) => insertStory(unit, userId, body));
    return present(context, id);
  },

  async updateStory(context, { body }, { story }) {
    await updateStory(context.db, story.id, body, context.ports.clock.now());
    return present(context, story.id);
  },

  async deleteStory(context, _, { story }) {
    await context.transaction((unit) => deleteStory(unit, story));
    return { data: { success: true } };
  },

  async listMyStories(context, { query }) {
    const found = await listOwnStories(context.db, viewerOf(context), toPageRequest(query));
    return { data: { ...found, data: await toStories(context, found.data) } };
  },

  getMyStory: (context, { params }) => present(context, params.id),

  async listStories(context, { query }) {
    const { db } = context;
    const viewer = viewerOf(context);
    const found = await listStoryPerformers(db, viewer, query.performerId, toPageRequest(query));
    const rows = await readStoriesOf(db, viewer, found.data);
    return { data: { ...found, data: await toPerformers(context, found.data, [...rows.values()].flat()) } };
  },

  getStory: (context, { params }) => present(context, params.id),

  async viewStory(context, _, { story }) {
    const { userId } = requireViewer(context);
    // A view by the story's performer is not counted.
    if (story.performerId === userId) return { data: { success: true } };
    await context.transaction((unit) => countView(unit, story.id, userId));
    return { data: { success: true } };
  },
} satisfies HandlersOf<'stories', typeof storiesAccess>;
