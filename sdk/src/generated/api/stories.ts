// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Upload a photo for a story.
 *
 * The photo belongs to its performer and is deleted after a day unless a story names it.
 */
export const uploadStoryPhoto = "POST /stories/files/photo/upload multipart" as Route<"uploadStoryPhoto">;

/**
 * Upload a video for a story.
 *
 * It belongs to its performer and is deleted after a day unless a story names it. It is prepared for playback afterwards
 * (rule F3); the story is shown to others once that is done.
 */
export const uploadStoryVideo = "POST /stories/files/video/upload multipart" as Route<"uploadStoryVideo">;

/** A performer's own stories that are out now. */
export const listMyStories = "GET /stories/performers" as Route<"listMyStories">;

/** Publish a story, for a day. */
export const createStory = "POST /stories/performers" as Route<"createStory">;

/** One of a performer's own stories. */
export const getMyStory = "GET /stories/performers/{id}" as Route<"getMyStory">;

/** Change the words or the audience of a story. */
export const updateStory = "PUT /stories/performers/{id}" as Route<"updateStory">;

/** Delete a story. */
export const deleteStory = "DELETE /stories/performers/{id}" as Route<"deleteStory">;

/**
 * Stories that are out now, by performer.
 *
 * Of the performers whom the viewer follows or is subscribed to, those with something new first; without a login public ones.
 * With a performer, those of that one. Locked ones carry previews, and in `access` why they are locked and what unlocks them (rule A2).
 */
export const listStories = "GET /stories/users" as Route<"listStories">;

/**
 * One story.
 *
 * A locked story has a preview, and `access` says why it is locked and what unlocks it (rule A2); an expired one answers 404.
 */
export const getStory = "GET /stories/users/{id}" as Route<"getStory">;

/** Mark a story as seen; repeating it changes nothing. */
export const viewStory = "POST /stories/users/{id}/view" as Route<"viewStory">;
