import type { Locale, PostSummary } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { sitePages } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toPage, toPageRequest } from '../../http/paging.ts';
import { excerptOf } from '../feeds/index.ts';
import { readSettings } from '../settings/index.ts';

type PageRow = typeof sitePages.$inferSelect;

// What cleans and the texts themselves weigh much: they come when a page is first asked for.
const readCleaning = () => import('./sanitise.ts');

/** Every page in every language: the operator's, and the built-in ones that they don't replace. A site has a few dozen. */
async function readPages({ db }: Context): Promise<PageRow[]> {
  const [{ builtInPages }, written] = await Promise.all([import('./pages/index.ts'), db.select().from(sitePages)]);
  const isWritten = (page: PageRow) => written.some(({ slug, locale }) => slug === page.slug && locale === page.locale);
  return [...written, ...builtInPages.filter((page) => !isWritten(page))];
}

/** Of each page the one language that is wanted; else that of the site, else any that there is. */
function inLanguage(pages: PageRow[], wanted: readonly string[]): PageRow[] {
  const rank = ({ locale }: PageRow) => {
    const index = wanted.indexOf(locale);
    return index < 0 ? wanted.length : index;
  };
  const bySlug = new Map<string, PageRow>();
  for (const page of pages) {
    const other = bySlug.get(page.slug);
    if (!other || rank(page) < rank(other)) bySlug.set(page.slug, page);
  }
  return [...bySlug.values()];
}

async function readInLanguage(context: Context, locale: string | undefined): Promise<PageRow[]> {
  const { locale: ofSite } = await readSettings(context.db);
  return inLanguage(await readPages(context), locale ? [locale, ofSite] : [ofSite]);
}

const times = ({ createdAt, updatedAt }: PageRow) => ({
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

function compare(sortBy: 'title' | 'createdAt' | 'updatedAt', sort: 'asc' | 'desc') {
  const keyOf = (page: PageRow) => (sortBy === 'title' ? page.title : page[sortBy].toISOString());
  const sign = sort === 'asc' ? 1 : -1;
  return (one: PageRow, other: PageRow) =>
    sign * (keyOf(one).localeCompare(keyOf(other)) || (one.id < other.id ? -1 : 1));
}

/** The pages of the site (`/page/{id}`): what an operator wrote, and until then what comes with the release. */
export const postsHandlers = {
  async listPosts(context, { query }) {
    const { textOf } = await readCleaning();
    const { sortBy = 'title', sort = sortBy === 'title' ? 'asc' : 'desc' } = query;
    const words = query.q?.trim().toLowerCase().split(/\s+/) ?? [];
    const found = (await readInLanguage(context, query.locale))
      .map((page) => ({ page, text: textOf(page.html) }))
      .filter(({ page, text }) => words.every((word) => `${page.title} ${text}`.toLowerCase().includes(word)))
      .toSorted((one, other) => compare(sortBy, sort)(one.page, other.page));
    const page = toPageRequest(query);
    const { cursor: _unused, ...shown } = toPage(
      found.slice(page.offset, page.offset + page.limit + 1),
      page,
      found.length,
      (row) => row.page.id,
      ({ page: row, text }): PostSummary => ({
        _id: row.id,
        slug: row.slug,
        title: row.title,
        excerpt: excerptOf(text) ?? '',
        locale: row.locale as Locale,
        ...times(row),
      }),
    );
    return { data: shown };
  },

  async getPost(context, { params, query }) {
    const { sanitise } = await readCleaning();
    const pages = await readPages(context);
    const byId = pages.find(({ id }) => id === params.id);
    const slug = byId?.slug ?? params.id.toLowerCase();
    // An id names a page in a language; another one may be asked for all the same.
    const row =
      byId && !query.locale ? byId : (await readInLanguage(context, query.locale)).find((page) => page.slug === slug);
    if (!row) throw new ApiFailure('NOT_FOUND');
    const { id, title, html, locale } = row;
    return {
      data: { _id: id, slug: row.slug, title, html: sanitise(html), locale: locale as Locale, ...times(row) },
    };
  },
} satisfies HandlersOf<'posts'>;
