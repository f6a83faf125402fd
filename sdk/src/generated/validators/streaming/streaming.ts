/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  AgoraTokenRequest,
  StreamBanRequest,
  StreamGoalUpdateRequest,
  StreamHeartbeatRequest,
  StreamMuteRequest,
  StreamStartRequest,
  StreamStatusUpdateRequest,
  StreamUpdateRequest
} from '../fanlight.schemas.ts';


/**
 * @summary Get or renew the Agora token of a broadcaster or viewer
 */
export const CreateAgoraTokenBody = AgoraTokenRequest

/**
 * @summary The live stream of a performer, with all data for watching
 */
export const JoinStreamParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(30))
})

/**
 * @summary Go live
 */
export const StartStreamBody = StreamStartRequest

/**
 * @summary Pause, resume or end the performer's own stream
 */
export const UpdateLiveStreamParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const UpdateLiveStreamBody = StreamStatusUpdateRequest

/**
 * @summary Send the heartbeat of the performer's own live stream
 */
export const SetStreamDurationBody = StreamHeartbeatRequest

/**
 * @summary Change the details of the performer's own live stream
 */
export const UpdateStreamBody = StreamUpdateRequest

/**
 * @summary The live streams
 */
export const ListStreamsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['totalViewers', 'startedAt'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(100))),
  "audience": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['public', 'subscribers', 'ticket'])),
  "isFollowed": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

/**
 * @summary Ban a user from the performer's streams, or lift the ban
 */
export const BanStreamViewerParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const BanStreamViewerBody = StreamBanRequest

/**
 * @summary Set, change or remove the goal of the performer's own stream
 */
export const UpdateStreamGoalParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const UpdateStreamGoalBody = StreamGoalUpdateRequest

/**
 * @summary Mute a user in the performer's own stream, or remove the mute
 */
export const MuteStreamViewerParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const MuteStreamViewerBody = StreamMuteRequest

