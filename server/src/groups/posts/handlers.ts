import type { HandlersOf } from '../../contract.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toPageRequest } from '../../http/paging.ts';
import { toPost, toPostSummary } from './present.ts';
import { findPage, listPages } from './store.ts';

/** The handlers of the site's text pages (`/page/{id}`). A page of the operator replaces the built-in page. */
export const postsHandlers = {
  async listPosts(context, { query }) {
    const { cursor: _unused, ...found } = await listPages(context.db, query, toPageRequest(query));
    return { data: { ...found, data: found.data.map(toPostSummary) } };
  },

  async getPost(context, { params, query }) {
    const page = await findPage(context.db, params.id, query.locale);
    if (!page) throw new ApiFailure('NOT_FOUND');
    return { data: await toPost(page) };
  },
} satisfies HandlersOf<'posts'>;
