import { type AccessDecision, decideAccess } from '@fanlight/sdk/access';
import type { PerformerStories, Story, StoryFile } from '@fanlight/sdk/models';
import { toAccess } from '../../access/to-access.ts';
import type { Context } from '../../context.ts';
import { type FileRow, fileUrl } from '../files/index.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import type { StoryRow } from './store.ts';

/** Decides the viewer's access to a story (rule A1). Stories are not sold. */
export function accessOfStory(row: StoryRow, viewerId: string | null): AccessDecision {
  const { story, subscriptionPrice, isFollower, isSubscriber } = row;
  return decideAccess({
    audience: story.audience,
    price: null,
    subscriptionPrice,
    isLoggedIn: viewerId !== null,
    isOwner: story.performerId === viewerId,
    isFollower,
    isSubscriber,
    hasBought: false,
  });
}

/** Presents the file of a story. A locked or unprocessed file has a blurred preview and no URL (rules A2, F3). */
export function toStoryFile(
  { ports }: Context,
  file: FileRow,
  { isAllowed, isOwner }: { isAllowed: boolean; isOwner: boolean },
): StoryFile {
  const isAvailable = isAllowed && file.status === 'ready';
  const isVideo = file.kind === 'video';
  return {
    _id: file.id,
    type: isVideo ? 'story-video' : 'story-photo',
    status: file.status,
    reason: isOwner ? file.reason : null,
    url: isAvailable ? fileUrl(ports, file.id, 'display') : null,
    thumbnailUrl: isAvailable ? fileUrl(ports, file.id, isVideo ? 'poster' : 'thumbnail') : null,
    preview: file.preview || null,
    duration: isVideo ? file.duration : null,
    width: file.width,
    height: file.height,
  };
}

function toStory(context: Context, row: StoryRow, performer: Story['performer']): Story {
  const { story, file, isViewed, isLiked } = row;
  const viewerId = context.viewer?.userId ?? null;
  const isOwn = story.performerId === viewerId;
  const decision = accessOfStory(row, viewerId);
  return {
    _id: story.id,
    performer,
    text: decision.isAllowed ? story.text : '',
    alt: story.alt,
    audience: story.audience,
    access: toAccess(decision),
    file: toStoryFile(context, file, { isAllowed: decision.isAllowed, isOwner: isOwn }),
    totalViews: isOwn ? story.totalViews : null,
    totalLikes: isOwn ? story.totalLikes : null,
    isViewed,
    isLiked,
    isOwn,
    expiresAt: story.expiresAt.toISOString(),
    createdAt: story.createdAt.toISOString(),
    updatedAt: story.updatedAt.toISOString(),
  };
}

/** Presents stories, with one query. The parts that are locked for the viewer are left out. */
export async function toStories(context: Context, rows: StoryRow[]): Promise<Story[]> {
  const people = await readUserSummaries(
    context.ports,
    context.db,
    rows.map(({ story }) => story.performerId),
  );
  return rows.map((row) =>
    toStory(context, row, people.get(row.story.performerId) ?? deletedUserSummary(row.story.performerId)),
  );
}

/** Presents the stories of one performer as an entry of a list; undefined if there are none. */
function toPerformerStories(stories: Story[]): PerformerStories | undefined {
  const last = stories.at(-1);
  if (!last) return undefined;
  return {
    performer: last.performer,
    stories,
    isViewed: stories.every(({ isViewed }) => isViewed),
    latestAt: last.createdAt,
  };
}

/** Presents performers with their stories, in the order of the given ids. */
export async function toPerformers(
  context: Context,
  performerIds: string[],
  rows: StoryRow[],
): Promise<PerformerStories[]> {
  const stories = await toStories(context, rows);
  return performerIds.flatMap(
    (performerId) => toPerformerStories(stories.filter(({ performer }) => performer._id === performerId)) ?? [],
  );
}
