// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Get or renew the Agora token of a broadcaster or viewer.
 *
 * The owner of the stream becomes its host, everybody else a viewer. Public streams give it without login.
 */
export const createAgoraToken = "POST /streaming/agora/token" as Route<"createAgoraToken">;

/**
 * The live stream of a performer, with all that watching needs.
 *
 * Where `stream.access` refuses, `broadcast` is null and `access` says what unlocks it. 410 where nobody is live, 403 where the viewer was banned.
 * Without login a WebRTC stream asks for one, since its signalling goes over the realtime channel (rule S2).
 */
export const joinStream = "GET /streaming/join/{id}" as Route<"joinStream">;

/**
 * Go live.
 *
 * One live stream per performer (rule S1). The answer says how to broadcast (rule S2).
 */
export const startStream = "POST /streaming/live" as Route<"startStream">;

/**
 * Pause, resume or end the performer's own stream.
 *
 * An ended stream carries its `summary` and cannot be resumed.
 */
export const updateLiveStream = "PUT /streaming/live/{id}" as Route<"updateLiveStream">;

/**
 * Send the heartbeat of the performer's own live stream.
 *
 * Sent every 20 seconds. After 60 seconds without it the stream ends (rule S1).
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
 * Tips of the stream count towards it, those before it too (rule S3).
 */
export const updateStreamGoal = "PUT /streaming/{id}/goal" as Route<"updateStreamGoal">;

/**
 * Mute a user in the performer's own stream, or lift it.
 *
 * A muted user can watch but not write (rule S3).
 */
export const muteStreamViewer = "POST /streaming/{id}/mute" as Route<"muteStreamViewer">;
