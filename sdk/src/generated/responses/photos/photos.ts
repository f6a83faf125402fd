/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Done,
  Gallery,
  Photo,
  PhotoList
} from '../fanlight.schemas.ts';


/**
 * @summary Photos of all performers, of one performer, or of one gallery
 */
export const ListPhotosResponse = /*#__PURE__*/ zod.object({
  "data": PhotoList
})

/**
 * @summary The photos of one performer
 */
export const ListPerformerPhotosResponse = /*#__PURE__*/ zod.object({
  "data": PhotoList
})

/**
 * @summary A performer's own photos
 */
export const ListMyPhotosResponse = /*#__PURE__*/ zod.object({
  "data": PhotoList
})

/**
 * @summary Make a photo the cover of its gallery
 */
export const SetPhotoAsCoverResponse = /*#__PURE__*/ zod.object({
  "data": Gallery
})

/**
 * @summary Add a photo
 */
export const UploadPhotoResponse = /*#__PURE__*/ zod.object({
  "data": Photo
})

/**
 * @summary One of a performer's own photos
 */
export const GetMyPhotoResponse = /*#__PURE__*/ zod.object({
  "data": Photo
})

/**
 * @summary Change a photo, or move it to another gallery
 */
export const UpdatePhotoResponse = /*#__PURE__*/ zod.object({
  "data": Photo
})

/**
 * @summary Delete a photo
 */
export const DeletePhotoResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

