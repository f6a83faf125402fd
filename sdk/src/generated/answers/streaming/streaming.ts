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
 * @summary Get or renew what Agora asks of a broadcaster or viewer
 */
export const CreateAgoraTokenResponse = /*#__PURE__*/ zod.object({
  "data": AgoraToken
})

/**
 * @summary The live stream of a performer, with all that watching needs
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
 * @summary Pause, resume or end one's own stream
 */
export const UpdateLiveStreamResponse = /*#__PURE__*/ zod.object({
  "data": Stream
})

/**
 * @summary Say that one's own stream is still live
 */
export const SetStreamDurationResponse = /*#__PURE__*/ zod.object({
  "data": StreamHeartbeat
})

/**
 * @summary Change what is said of one's own live stream
 */
export const UpdateStreamResponse = /*#__PURE__*/ zod.object({
  "data": Stream
})

/**
 * @summary Who is live now
 */
export const ListStreamsResponse = /*#__PURE__*/ zod.object({
  "data": StreamList
})

/**
 * @summary Send somebody out of one's own streams, or let them in again
 */
export const BanStreamViewerResponse = /*#__PURE__*/ zod.object({
  "data": StreamViewerState
})

/**
 * @summary Set, change or remove the goal of one's own stream
 */
export const UpdateStreamGoalResponse = /*#__PURE__*/ zod.object({
  "data": Stream
})

/**
 * @summary Mute somebody in one's own stream, or lift it
 */
export const MuteStreamViewerResponse = /*#__PURE__*/ zod.object({
  "data": StreamViewerState
})

