/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  AgoraToken,
  Stream,
  StreamHeartbeat,
  StreamList,
  StreamSession,
  StreamViewerState
} from '../fanlight.schemas.ts';


/**
 * @summary Get or renew the Agora token of a broadcaster or viewer
 */
export const CreateAgoraTokenResponse = /*#__PURE__*/ zod.object({
  "data": AgoraToken
})

/**
 * @summary The live stream of a performer, with all data for watching
 */
export const JoinStreamResponse = /*#__PURE__*/ zod.object({
  "data": StreamSession
})

/**
 * @summary Go live
 */
export const StartStreamResponse = /*#__PURE__*/ zod.object({
  "data": StreamSession
})

/**
 * @summary Pause, resume or end the performer's own stream
 */
export const UpdateLiveStreamResponse = /*#__PURE__*/ zod.object({
  "data": Stream
})

/**
 * @summary Send the heartbeat of the performer's own live stream
 */
export const SetStreamDurationResponse = /*#__PURE__*/ zod.object({
  "data": StreamHeartbeat
})

/**
 * @summary Change the details of the performer's own live stream
 */
export const UpdateStreamResponse = /*#__PURE__*/ zod.object({
  "data": Stream
})

/**
 * @summary The live streams
 */
export const ListStreamsResponse = /*#__PURE__*/ zod.object({
  "data": StreamList
})

/**
 * @summary Ban a user from the performer's streams, or lift the ban
 */
export const BanStreamViewerResponse = /*#__PURE__*/ zod.object({
  "data": StreamViewerState
})

/**
 * @summary Set, change or remove the goal of the performer's own stream
 */
export const UpdateStreamGoalResponse = /*#__PURE__*/ zod.object({
  "data": Stream
})

/**
 * @summary Mute a user in the performer's own stream, or remove the mute
 */
export const MuteStreamViewerResponse = /*#__PURE__*/ zod.object({
  "data": StreamViewerState
})

