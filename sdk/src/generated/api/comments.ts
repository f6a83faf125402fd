// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * The comments on an item, newest first.
 *
 * Without replies; each comment has the number of its replies.
 */
export const listComments = "GET /comments" as Route<"listComments">;

/** Comment on an item that the viewer may see, or reply to a comment. */
export const createComment = "POST /comments" as Route<"createComment">;

/** Edit the viewer's own comment. */
export const updateComment = "POST /comments/{id} multipart" as Route<"updateComment">;

/**
 * Delete the viewer's own comment, or any comment on the viewer's own post.
 *
 * Its replies are deleted too.
 */
export const deleteComment = "DELETE /comments/{id}" as Route<"deleteComment">;

/** The replies to a comment, oldest first. */
export const listCommentReplies = "GET /comments/{id}/replies" as Route<"listCommentReplies">;
