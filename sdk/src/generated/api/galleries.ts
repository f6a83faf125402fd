// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Find galleries.
 *
 * Without a performer, galleries of all performers. Locked galleries have previews, and `access` has the reason and what unlocks them (rule A2).
 */
export const listGalleries = "GET /performer-assets/galleries/search" as Route<"listGalleries">;

/**
 * One gallery, with all its photos.
 *
 * A locked gallery has previews of its photos, and `access` says why it is locked and what unlocks it (rule A2).
 */
export const getGallery = "GET /performer-assets/galleries/{id}" as Route<"getGallery">;

/**
 * Create a gallery.
 *
 * The given photos leave their previous gallery. Ids of photos that are not the performer's return 422.
 */
export const createGallery = "POST /performer/performer-assets/galleries" as Route<"createGallery">;

/** A performer's own galleries. */
export const listMyGalleries = "GET /performer/performer-assets/galleries/search" as Route<"listMyGalleries">;

/** Change a gallery, its photos and their order. */
export const updateGallery = "PUT /performer/performer-assets/galleries/{id}" as Route<"updateGallery">;

/**
 * Delete a gallery; its photos stay.
 *
 * Buyers keep access to the gallery and its photos (rule A4).
 */
export const deleteGallery = "DELETE /performer/performer-assets/galleries/{id}" as Route<"deleteGallery">;

/** One of a performer's own galleries, with all its photos. */
export const getMyGallery = "GET /performer/performer-assets/galleries/{id}/view" as Route<"getMyGallery">;

/** The galleries that the viewer bookmarked, latest bookmark first. */
export const listBookmarkedGalleries = "GET /reactions/galleries/bookmark" as Route<"listBookmarkedGalleries">;
