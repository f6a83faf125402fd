import type { Locale, Post, PostSummary } from '@fanlight/sdk/models';
import { excerptOf } from '../../content/index.ts';
import type { PageRow, PageWithText } from './store.ts';

const times = ({ createdAt, updatedAt }: PageRow) => ({
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** Presents a page as an entry of a list. */
export const toPostSummary = ({ page, text }: PageWithText): PostSummary => ({
  _id: page.id,
  slug: page.slug,
  title: page.title,
  excerpt: excerptOf(text) ?? '',
  locale: page.locale as Locale,
  ...times(page),
});

/** Presents a page with its sanitised HTML. */
export async function toPost(page: PageRow): Promise<Post> {
  const { id, slug, title, html, locale } = page;
  // The sanitiser is large, so it is loaded when it is first needed.
  const { sanitise } = await import('./sanitise.ts');
  return { _id: id, slug, title, html: sanitise(html), locale: locale as Locale, ...times(page) };
}
