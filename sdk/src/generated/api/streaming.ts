// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Get or renew the Agora token of a broadcaster or viewer.
 *
 * The stream's performer receives the role of the host, all others that of a viewer. Tokens for public streams require no login.
 */
export const createAgoraToken = "POST /streaming/agora/token" as Route<"createAgoraToken">;

/**
 * The live stream of a performer, with all data for watching.
 *
 * If `stream.access` refuses, `broadcast` is null, and `access` has what unlocks it. Returns 410 if the performer is not live, 403 if the viewer is banned. A WebRTC stream requires a login, since its signalling uses the realtime channel (rule S2).
 */
export const joinStream = "GET /streaming/join/{id}" as Route<"joinStream">;

/**
 * Go live.
 *
 * A performer has at most one live stream (rule S1). The response has the data for broadcasting (rule S2).
 */
export const startStream = "POST /streaming/live" as Route<"startStream">;

/**
 * Pause, resume or end the performer's own stream.
 *
 * An ended stream has a `summary`, and cannot be resumed.
 */
export const updateLiveStream = "PUT /streaming/live/{id}" as Route<"updateLiveStream">;

/**
 * Send the heartbeat of the performer's own live stream.
 *
 * To be sent every 20 seconds. The stream ends after 60 seconds without it (rule S1).
 */
export const setStreamDuration = "PUT /streaming/set-duration" as Route<"setStreamDuration">;

/**
 * Change the details of the performer's own live stream.
 *
 * Changes the stream that is live now; 404 if there is none. Bought tickets stay valid.
 */
export const updateStream = "PUT /streaming/update" as Route<"updateStream">;

/** The live streams. */
export const listStreams = "GET /streaming/user/search" as Route<"listStreams">;

/**
 * Ban a user from the performer's streams, or lift the ban.
 *
 * Applies to this stream and later ones, until it is lifted (rule S3).
 */
export const banStreamViewer = "POST /streaming/{id}/ban" as Route<"banStreamViewer">;

/**
 * Set, change or remove the goal of the performer's own stream.
 *
 * All tips of the stream count towards the goal, including earlier ones (rule S3).
 */
export const updateStreamGoal = "PUT /streaming/{id}/goal" as Route<"updateStreamGoal">;

/**
 * Mute a user in the performer's own stream, or remove the mute.
 *
 * A muted user can watch but not write (rule S3).
 */
export const muteStreamViewer = "POST /streaming/{id}/mute" as Route<"muteStreamViewer">;
