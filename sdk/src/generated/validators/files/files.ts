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

