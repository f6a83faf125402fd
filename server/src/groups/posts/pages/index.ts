import type { Locale } from '@fanlight/sdk/models';
import { english } from './english.ts';
import { spanish } from './spanish.ts';

// The texts are large: they are loaded when first needed.

/** A page that a new site has. */
export interface BuiltInPage {
  /** The short name in the page's URL. */
  slug: string;
  title: string;
  html: string;
}

/** Date of the texts, as of their release. */
const writtenAt = new Date('2026-03-02T09:00:00.000Z');

const idOf = (language: number, index: number) => `${language}${index + 1}`.padStart(24, '0');

const toRows = (locale: Locale, language: number, pages: BuiltInPage[]) =>
  pages.map((page, index) => ({
    id: idOf(language, index),
    locale,
    ...page,
    createdAt: writtenAt,
    updatedAt: writtenAt,
  }));

/** Every built-in page, in every language. */
export const builtInPages = [...toRows('en-US', 1, english), ...toRows('es-ES', 2, spanish)];
