import { describe, expect, it } from 'vitest';
import { detectLocale, type LocaleSources } from './detect.ts';

const nothing: LocaleSources = {
  query: null,
  localStorage: null,
  cookie: null,
  sessionStorage: null,
  navigator: [],
  html: null,
};

describe('detectLocale (rule L1)', () => {
  it.each([
    ['prefers the locale of the URL', { query: 'es-ES', localStorage: 'en-US' }, 'es-ES'],
    ['prefers the stored locale to the browser’s', { localStorage: 'es-ES', navigator: ['en-US'] }, 'es-ES'],
    ['reads the locale from any of the stores', { cookie: 'es-ES', navigator: ['en-US'] }, 'es-ES'],
    ['uses the browser’s languages, whose region may differ', { navigator: ['fr-FR', 'es-MX', 'en-US'] }, 'es-ES'],
    ['uses the language of the page', { html: 'es-ES' }, 'es-ES'],
    ['uses the default if no source has a supported locale', { query: 'xx', navigator: ['fr-FR'] }, 'en-US'],
  ])('%s', (_name, sources, locale) => {
    expect(detectLocale({ ...nothing, ...sources })).toBe(locale);
  });
});
