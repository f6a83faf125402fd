// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/** The pages of the site. */
export const listPosts = "GET /posts/search" as Route<"listPosts">;

/** One page of the site, by id or short name. */
export const getPost = "GET /posts/{id}" as Route<"getPost">;
