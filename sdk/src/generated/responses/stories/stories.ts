/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Done,
  PerformerStoriesList,
  Story,
  StoryFile,
  StoryList
} from '../fanlight.schemas.ts';


/**
 * @summary Upload a photo for a story
 */
export const UploadStoryPhotoResponse = /*#__PURE__*/ zod.object({
  "data": StoryFile
})

/**
 * @summary Upload a video for a story
 */
export const UploadStoryVideoResponse = /*#__PURE__*/ zod.object({
  "data": StoryFile
})

/**
 * @summary A performer's own current stories
 */
export const ListMyStoriesResponse = /*#__PURE__*/ zod.object({
  "data": StoryList
})

/**
 * @summary Publish a story, which expires after a day
 */
export const CreateStoryResponse = /*#__PURE__*/ zod.object({
  "data": Story
})

/**
 * @summary One of a performer's own stories
 */
export const GetMyStoryResponse = /*#__PURE__*/ zod.object({
  "data": Story
})

/**
 * @summary Change the text or the audience of a story
 */
export const UpdateStoryResponse = /*#__PURE__*/ zod.object({
  "data": Story
})

/**
 * @summary Delete a story
 */
export const DeleteStoryResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary Current stories, by performer
 */
export const ListStoriesResponse = /*#__PURE__*/ zod.object({
  "data": PerformerStoriesList
})

/**
 * @summary One story
 */
export const GetStoryResponse = /*#__PURE__*/ zod.object({
  "data": Story
})

/**
 * @summary Mark a story as seen (idempotent)
 */
export const ViewStoryResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

