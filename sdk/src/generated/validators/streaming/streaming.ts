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
 * @summary Get or renew what Agora asks of a broadcaster or viewer
 */
export const CreateAgoraTokenBody = AgoraTokenRequest

/**
 * @summary The live stream of a performer, with all that watching needs
 */
export const joinStreamPathIdMax = 30;



export const JoinStreamParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(joinStreamPathIdMax))
})

/**
 * @summary Go live
 */
export const StartStreamBody = StreamStartRequest

/**
 * @summary Pause, resume or end one's own stream
 */
export const updateLiveStreamPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const UpdateLiveStreamParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateLiveStreamPathIdRegExp))
})

export const UpdateLiveStreamBody = StreamStatusUpdateRequest

/**
 * @summary Say that one's own stream is still live
 */
export const SetStreamDurationBody = StreamHeartbeatRequest

/**
 * @summary Change what is said of one's own live stream
 */
export const UpdateStreamBody = StreamUpdateRequest

/**
 * @summary Who is live now
 */
export const listStreamsQueryLimitDefault = 20;
export const listStreamsQueryLimitMax = 100;

export const listStreamsQueryOffsetDefault = 0;
export const listStreamsQueryOffsetMin = 0;
export const listStreamsQueryOffsetMax = 10000;

export const listStreamsQueryQMax = 100;



export const ListStreamsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStreamsQueryLimitMax)), listStreamsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listStreamsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listStreamsQueryOffsetMax)), listStreamsQueryOffsetDefault),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['totalViewers', 'startedAt'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listStreamsQueryQMax))),
  "audience": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['public', 'subscribers', 'ticket'])),
  "isFollowed": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

/**
 * @summary Send somebody out of one's own streams, or let them in again
 */
export const banStreamViewerPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const BanStreamViewerParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(banStreamViewerPathIdRegExp))
})

export const BanStreamViewerBody = StreamBanRequest

/**
 * @summary Set, change or remove the goal of one's own stream
 */
export const updateStreamGoalPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const UpdateStreamGoalParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateStreamGoalPathIdRegExp))
})

export const UpdateStreamGoalBody = StreamGoalUpdateRequest

/**
 * @summary Mute somebody in one's own stream, or lift it
 */
export const muteStreamViewerPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const MuteStreamViewerParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(muteStreamViewerPathIdRegExp))
})

export const MuteStreamViewerBody = StreamMuteRequest

