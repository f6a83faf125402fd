/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * @summary A file, by its signed URL
 */
export const GetFileParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/)),
  "variant": /*#__PURE__*/ zod.enum(['thumbnail', 'display', 'poster', 'captions', 'download', 'storyboard', 'hls', 'playlist-low', 'playlist-medium', 'playlist-high', 'segments-low', 'segments-medium', 'segments-high'])
})

export const GetFileQueryParams = /*#__PURE__*/ zod.strictObject({
  "expires": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)),
  "signature": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(20)).check(/*#__PURE__*/ zod.maxLength(200))
})

/**
 * @summary The performer's media library
 */
export const ListLibraryFilesQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(100))),
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['photo', 'video', 'audio'])),
  "isUsed": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

/**
 * @summary Delete an unused file from the media library
 */
export const DeleteLibraryFileParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

