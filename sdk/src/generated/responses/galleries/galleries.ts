/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Done,
  Gallery,
  GalleryList
} from '../fanlight.schemas.ts';


/**
 * @summary Find galleries
 */
export const ListGalleriesResponse = /*#__PURE__*/ zod.object({
  "data": GalleryList
})

/**
 * @summary One gallery, with all its photos
 */
export const GetGalleryResponse = /*#__PURE__*/ zod.object({
  "data": Gallery
})

/**
 * @summary Create a gallery
 */
export const CreateGalleryResponse = /*#__PURE__*/ zod.object({
  "data": Gallery
})

/**
 * @summary A performer's own galleries
 */
export const ListMyGalleriesResponse = /*#__PURE__*/ zod.object({
  "data": GalleryList
})

/**
 * @summary Change a gallery, its photos and their order
 */
export const UpdateGalleryResponse = /*#__PURE__*/ zod.object({
  "data": Gallery
})

/**
 * @summary Delete a gallery; its photos stay
 */
export const DeleteGalleryResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary One of a performer's own galleries, with all its photos
 */
export const GetMyGalleryResponse = /*#__PURE__*/ zod.object({
  "data": Gallery
})

/**
 * @summary The galleries that the viewer bookmarked, latest bookmark first
 */
export const ListBookmarkedGalleriesResponse = /*#__PURE__*/ zod.object({
  "data": GalleryList
})

