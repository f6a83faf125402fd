import type { Locale, Post, PostSummary } from '@fanlight/sdk/models';
import { excerptOf } from '../../content/index.ts';
import type { PageRow, PageWithText } from './store.ts';

const times = ({ createdAt, updatedAt }: PageRow) => ({
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** A page as a list shows it. */
export const toPostSummary = ({ page, text }: PageWithText): PostSummary => ({
  _id: page.id,
  slug: page.slug,
  title: page.title,
  excerpt: excerptOf(text) ?? '',
  locale: page.locale as Locale,
  ...times(page),
});

/** A page to be read, without markup that could run. */
export async function toPost(page: PageRow): Promise<Post> {
  const { id, slug, title, html, locale } = page;
  // The sanitiser is large: it is loaded when a page is first asked for.
  const { sanitise } = await import('./sanitise.ts');
  return { _id: id, slug, title, html: sanitise(html), locale: locale as Locale, ...times(page) };
}
