// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Upload a photo for a story.
 *
 * The photo belongs to its performer, and is deleted after 30 days unless an item uses it (rule F4).
 */
export const uploadStoryPhoto = "POST /stories/files/photo/upload multipart" as Route<"uploadStoryPhoto">;

/**
 * Upload a video for a story.
 *
 * The video belongs to its performer, and is deleted after 30 days unless an item uses it (rule F4). It is processed after the upload (rule F3); then others can see its story.
 */
export const uploadStoryVideo = "POST /stories/files/video/upload multipart" as Route<"uploadStoryVideo">;

/** A performer's own current stories. */
export const listMyStories = "GET /stories/performers" as Route<"listMyStories">;

/** Publish a story, which expires after a day. */
export const createStory = "POST /stories/performers" as Route<"createStory">;

/** One of a performer's own stories. */
export const getMyStory = "GET /stories/performers/{id}" as Route<"getMyStory">;

/** Change the text or the audience of a story. */
export const updateStory = "PUT /stories/performers/{id}" as Route<"updateStory">;

/** Delete a story. */
export const deleteStory = "DELETE /stories/performers/{id}" as Route<"deleteStory">;

/**
 * Current stories, by performer.
 *
 * Stories of the performers whom the viewer follows or is subscribed to, unseen ones first; without a login, public stories. With a performer, only that performer's stories. Locked stories have previews, and `access` has the reason and what unlocks them (rule A2).
 */
export const listStories = "GET /stories/users" as Route<"listStories">;

/**
 * One story.
 *
 * A locked story has a preview, and `access` has the reason and what unlocks it (rule A2). An expired story returns 404.
 */
export const getStory = "GET /stories/users/{id}" as Route<"getStory">;

/** Mark a story as seen (idempotent). */
export const viewStory = "POST /stories/users/{id}/view" as Route<"viewStory">;
