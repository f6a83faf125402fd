/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Done,
  FileProcessing,
  Video,
  VideoList
} from '../fanlight.schemas.ts';


/**
 * @summary Find videos
 */
export const ListVideosResponse = /*#__PURE__*/ zod.object({
  "data": VideoList
})

/**
 * @summary One video
 */
export const GetVideoResponse = /*#__PURE__*/ zod.object({
  "data": Video
})

/**
 * @summary The processing status of a video's file
 */
export const GetVideoFileStatusResponse = /*#__PURE__*/ zod.object({
  "data": FileProcessing
})

/**
 * @summary Change a video
 */
export const UpdateVideoResponse = /*#__PURE__*/ zod.object({
  "data": Video
})

/**
 * @summary Remove the thumbnail, teaser or captions of a video
 */
export const RemoveVideoFileResponse = /*#__PURE__*/ zod.object({
  "data": Video
})

/**
 * @summary A performer's own videos
 */
export const ListMyVideosResponse = /*#__PURE__*/ zod.object({
  "data": VideoList
})

/**
 * @summary Add a video
 */
export const UploadVideoResponse = /*#__PURE__*/ zod.object({
  "data": Video
})

/**
 * @summary One of a performer's own videos
 */
export const GetMyVideoResponse = /*#__PURE__*/ zod.object({
  "data": Video
})

/**
 * @summary Delete a video with its files, comments and reactions
 */
export const DeleteVideoResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary One of the performer's own videos
 */
export const ViewMyVideoResponse = /*#__PURE__*/ zod.object({
  "data": Video
})

/**
 * @summary The videos that the viewer bookmarked, latest bookmark first
 */
export const ListBookmarkedVideosResponse = /*#__PURE__*/ zod.object({
  "data": VideoList
})

