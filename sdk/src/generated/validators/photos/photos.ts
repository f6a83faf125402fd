/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  PhotoUpdateRequest,
  PhotoUpload
} from '../fanlight.schemas.ts';


/**
 * @summary Photos of everyone, of one performer, or of one gallery
 */
export const listPhotosQueryLimitDefault = 20;
export const listPhotosQueryLimitMax = 100;

export const listPhotosQueryOffsetDefault = 0;
export const listPhotosQueryOffsetMin = 0;
export const listPhotosQueryOffsetMax = 10000;

export const listPhotosQueryCursorMax = 200;

export const listPhotosQueryQMax = 100;

export const listPhotosQueryPerformerIdRegExp = new RegExp('^[0-9a-f]{24}$');
export const listPhotosQueryGalleryIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const ListPhotosQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPhotosQueryLimitMax)), listPhotosQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listPhotosQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listPhotosQueryOffsetMax)), listPhotosQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPhotosQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'popular'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPhotosQueryQMax))),
  "performerId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPhotosQueryPerformerIdRegExp))),
  "galleryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPhotosQueryGalleryIdRegExp)))
})

/**
 * @summary The photos of one performer
 */
export const listPerformerPhotosPathPerformerIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const ListPerformerPhotosParams = /*#__PURE__*/ zod.strictObject({
  "performerId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPerformerPhotosPathPerformerIdRegExp))
})

export const listPerformerPhotosQueryLimitDefault = 20;
export const listPerformerPhotosQueryLimitMax = 100;

export const listPerformerPhotosQueryOffsetDefault = 0;
export const listPerformerPhotosQueryOffsetMin = 0;
export const listPerformerPhotosQueryOffsetMax = 10000;

export const listPerformerPhotosQueryCursorMax = 200;



export const ListPerformerPhotosQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPerformerPhotosQueryLimitMax)), listPerformerPhotosQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listPerformerPhotosQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listPerformerPhotosQueryOffsetMax)), listPerformerPhotosQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPerformerPhotosQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'popular']))
})

/**
 * @summary A performer's own photos
 */
export const listMyPhotosQueryLimitDefault = 20;
export const listMyPhotosQueryLimitMax = 100;

export const listMyPhotosQueryOffsetDefault = 0;
export const listMyPhotosQueryOffsetMin = 0;
export const listMyPhotosQueryOffsetMax = 10000;

export const listMyPhotosQueryCursorMax = 200;

export const listMyPhotosQueryQMax = 100;

export const listMyPhotosQueryGalleryIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const ListMyPhotosQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMyPhotosQueryLimitMax)), listMyPhotosQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listMyPhotosQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listMyPhotosQueryOffsetMax)), listMyPhotosQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMyPhotosQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'popular'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMyPhotosQueryQMax))),
  "galleryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listMyPhotosQueryGalleryIdRegExp))),
  "isSingle": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "audience": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['public', 'followers', 'subscribers']))
})

/**
 * @summary Make a photo the cover of its gallery
 */
export const setPhotoAsCoverPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const SetPhotoAsCoverParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(setPhotoAsCoverPathIdRegExp))
})

/**
 * @summary Add a photo
 */
export const UploadPhotoBody = PhotoUpload

/**
 * @summary One of a performer's own photos
 */
export const getMyPhotoPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const GetMyPhotoParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getMyPhotoPathIdRegExp))
})

/**
 * @summary Change a photo, or move it to another gallery
 */
export const updatePhotoPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const UpdatePhotoParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updatePhotoPathIdRegExp))
})

export const UpdatePhotoBody = PhotoUpdateRequest

/**
 * @summary Delete a photo
 */
export const deletePhotoPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const DeletePhotoParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deletePhotoPathIdRegExp))
})

