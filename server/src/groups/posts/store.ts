import { sitePages } from '../../db/schema/index.ts';
import { type Page, type PageRequest, toPage } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import { readSettings } from '../settings/index.ts';

export type PageRow = typeof sitePages.$inferSelect;

/**
 * Reads every page in every language. A page of the operator replaces the built-in page with the same slug and
 * language. This filter runs in memory, because a site has only a few dozen pages.
 */
async function readPages(db: Db): Promise<PageRow[]> {
  const [{ builtInPages }, ownPages] = await Promise.all([import('./pages/index.ts'), db.select().from(sitePages)]);
  const isReplaced = (page: PageRow) =>
    ownPages.some(({ slug, locale }) => slug === page.slug && locale === page.locale);
  return [...ownPages, ...builtInPages.filter((page) => !isReplaced(page))];
}

/**
 * Chooses one language of each page: the first of the given languages in which the page exists, or any language if
 * there is none.
 */
function chooseLanguage(pages: PageRow[], locales: readonly string[]): PageRow[] {
  const rank = ({ locale }: PageRow) => {
    const index = locales.indexOf(locale);
    return index < 0 ? locales.length : index;
  };
  const bySlug = new Map<string, PageRow>();
  for (const page of pages) {
    const other = bySlug.get(page.slug);
    if (!other || rank(page) < rank(other)) bySlug.set(page.slug, page);
  }
  return [...bySlug.values()];
}

/**
 * Reads each page in one language: in the requested language if it exists, otherwise in the language of the site,
 * otherwise in any.
 */
async function readInLanguage(db: Db, locale: string | undefined): Promise<PageRow[]> {
  const { locale: siteLocale } = await readSettings(db);
  return chooseLanguage(await readPages(db), locale ? [locale, siteLocale] : [siteLocale]);
}

function comparePages(sortBy: 'title' | 'createdAt' | 'updatedAt', sort: 'asc' | 'desc') {
  const keyOf = (page: PageRow) => (sortBy === 'title' ? page.title : page[sortBy].toISOString());
  const sign = sort === 'asc' ? 1 : -1;
  return (one: PageRow, other: PageRow) =>
    sign * (keyOf(one).localeCompare(keyOf(other)) || (one.id < other.id ? -1 : 1));
}

/** A page, and its text without tags. */
export interface PageWithText {
  page: PageRow;
  text: string;
}

/** The filters and the order of a list of pages. */
interface PageFilter {
  locale?: string | undefined;
  q?: string | undefined;
  sortBy?: 'title' | 'createdAt' | 'updatedAt' | undefined;
  sort?: 'asc' | 'desc' | undefined;
}

/** Lists the pages that contain all words of `q`. Each page is listed in one language. */
export async function listPages(
  db: Db,
  { locale, q, sortBy = 'title', sort = sortBy === 'title' ? 'asc' : 'desc' }: PageFilter,
  request: PageRequest,
): Promise<Page<PageWithText>> {
  // The parser is large, so it is loaded when it is first needed.
  const { textOf } = await import('./sanitise.ts');
  const typedWords = q?.trim().toLowerCase().split(/\s+/) ?? [];
  const found = (await readInLanguage(db, locale))
    .map((page) => ({ page, text: textOf(page.html) }))
    .filter(({ page, text }) => typedWords.every((word) => `${page.title} ${text}`.toLowerCase().includes(word)))
    .toSorted((one, other) => comparePages(sortBy, sort)(one.page, other.page));
  const rows = found.slice(request.offset, request.offset + request.limit + 1);
  return toPage(rows, request, found.length, ({ page }) => page.id);
}

/**
 * Finds a page by its id or slug. An id belongs to a page in one language; with `locale`, the same page is returned in
 * another language.
 */
export async function findPage(db: Db, idOrSlug: string, locale: string | undefined): Promise<PageRow | undefined> {
  const byId = (await readPages(db)).find(({ id }) => id === idOrSlug);
  if (byId && !locale) return byId;
  const slug = byId?.slug ?? idOrSlug.toLowerCase();
  return (await readInLanguage(db, locale)).find((page) => page.slug === slug);
}
