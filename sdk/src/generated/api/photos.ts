// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Photos of all performers, of one performer, or of one gallery.
 *
 * Locked photos have previews, and `access` has the reason and what unlocks them (rule A2). Photos in a gallery are listed only if the gallery is given.
 */
export const listPhotos = "GET /performer-assets/photos" as Route<"listPhotos">;

/**
 * The photos of one performer.
 *
 * Locked photos have previews, and `access` has the reason and what unlocks them (rule A2). Without photos in galleries.
 */
export const listPerformerPhotos = "GET /performer-assets/photos/{performerId}" as Route<"listPerformerPhotos">;

/** A performer's own photos. */
export const listMyPhotos = "GET /performer/performer-assets/photos" as Route<"listMyPhotos">;

/**
 * Make a photo the cover of its gallery.
 *
 * Returns the gallery. A photo without a gallery returns 409 `STATUS_CONFLICT`.
 */
export const setPhotoAsCover = "POST /performer/performer-assets/photos/set-cover/{id}" as Route<"setPhotoAsCover">;

/**
 * Add a photo.
 *
 * A gallery contains at most 100 photos; another one returns 409 `STATUS_CONFLICT`.
 */
export const uploadPhoto = "POST /performer/performer-assets/photos/upload multipart" as Route<"uploadPhoto">;

/** One of a performer's own photos. */
export const getMyPhoto = "GET /performer/performer-assets/photos/{id}" as Route<"getMyPhoto">;

/** Change a photo, or move it to another gallery. */
export const updatePhoto = "PUT /performer/performer-assets/photos/{id}" as Route<"updatePhoto">;

/**
 * Delete a photo.
 *
 * Buyers of a gallery keep access to its photos (rule A4).
 */
export const deletePhoto = "DELETE /performer/performer-assets/photos/{id}" as Route<"deletePhoto">;
