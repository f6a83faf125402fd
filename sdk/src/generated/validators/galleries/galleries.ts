/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  GalleryCreateRequest,
  GalleryUpdateRequest
} from '../fanlight.schemas.ts';


/**
 * @summary Find galleries
 */
export const listGalleriesQueryLimitDefault = 20;
export const listGalleriesQueryLimitMax = 100;

export const listGalleriesQueryOffsetDefault = 0;
export const listGalleriesQueryOffsetMin = 0;
export const listGalleriesQueryOffsetMax = 10000;

export const listGalleriesQueryCursorMax = 200;

export const listGalleriesQueryQMax = 100;

export const listGalleriesQueryPerformerIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const ListGalleriesQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listGalleriesQueryLimitMax)), listGalleriesQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listGalleriesQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listGalleriesQueryOffsetMax)), listGalleriesQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listGalleriesQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'popular'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGalleriesQueryQMax))),
  "performerId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listGalleriesQueryPerformerIdRegExp)))
})

/**
 * @summary One gallery, with all its photos
 */
export const getGalleryPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const GetGalleryParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getGalleryPathIdRegExp))
})

/**
 * @summary Make a gallery
 */
export const CreateGalleryBody = GalleryCreateRequest

/**
 * @summary A performer's own galleries
 */
export const listMyGalleriesQueryLimitDefault = 20;
export const listMyGalleriesQueryLimitMax = 100;

export const listMyGalleriesQueryOffsetDefault = 0;
export const listMyGalleriesQueryOffsetMin = 0;
export const listMyGalleriesQueryOffsetMax = 10000;

export const listMyGalleriesQueryCursorMax = 200;

export const listMyGalleriesQueryQMax = 100;



export const ListMyGalleriesQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMyGalleriesQueryLimitMax)), listMyGalleriesQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listMyGalleriesQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listMyGalleriesQueryOffsetMax)), listMyGalleriesQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMyGalleriesQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'popular'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMyGalleriesQueryQMax))),
  "audience": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['public', 'followers', 'subscribers']))
})

/**
 * @summary Change a gallery, its photos and their order
 */
export const updateGalleryPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const UpdateGalleryParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateGalleryPathIdRegExp))
})

export const UpdateGalleryBody = GalleryUpdateRequest

/**
 * @summary Delete a gallery; its photos stay
 */
export const deleteGalleryPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const DeleteGalleryParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deleteGalleryPathIdRegExp))
})

/**
 * @summary One of a performer's own galleries, with all its photos
 */
export const getMyGalleryPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const GetMyGalleryParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getMyGalleryPathIdRegExp))
})

/**
 * @summary The galleries that the reader bookmarked, latest bookmark first
 */
export const listBookmarkedGalleriesQueryLimitDefault = 20;
export const listBookmarkedGalleriesQueryLimitMax = 100;

export const listBookmarkedGalleriesQueryOffsetDefault = 0;
export const listBookmarkedGalleriesQueryOffsetMin = 0;
export const listBookmarkedGalleriesQueryOffsetMax = 10000;

export const listBookmarkedGalleriesQueryCursorMax = 200;



export const ListBookmarkedGalleriesQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBookmarkedGalleriesQueryLimitMax)), listBookmarkedGalleriesQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listBookmarkedGalleriesQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listBookmarkedGalleriesQueryOffsetMax)), listBookmarkedGalleriesQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBookmarkedGalleriesQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

