import type { Locale } from '@fanlight/sdk/models';
import { english } from './english.ts';
import { spanish } from './spanish.ts';

// The texts are large, so they are loaded when they are first needed.

/** A built-in page of a new site. The operator can replace it. */
export interface BuiltInPage {
  /** The short name in the page's URL. */
  slug: string;
  title: string;
  html: string;
}

/** The date of the built-in texts. */
const writtenAt = new Date('2026-03-02T09:00:00.000Z');

const idOf = (languageNo: number, index: number) => `${languageNo}${index + 1}`.padStart(24, '0');

const toRows = (locale: Locale, languageNo: number, pages: BuiltInPage[]) =>
  pages.map((page, index) => ({
    id: idOf(languageNo, index),
    locale,
    ...page,
    createdAt: writtenAt,
    updatedAt: writtenAt,
  }));

/** All built-in pages in all languages. */
export const builtInPages = [...toRows('en-US', 1, english), ...toRows('es-ES', 2, spanish)];
