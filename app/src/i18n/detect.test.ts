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

describe('rule L1: the source of the language', () => {
  it.each([
    ['the address first', { query: 'es-ES', localStorage: 'en-US' }, 'es-ES'],
    ['then what was saved', { localStorage: 'es-ES', navigator: ['en-US'] }, 'es-ES'],
    ['in any of the stores', { cookie: 'es-ES', navigator: ['en-US'] }, 'es-ES'],
    ['then the browser, nearly so', { navigator: ['fr-FR', 'es-MX', 'en-US'] }, 'es-ES'],
    ['then the page', { html: 'es-ES' }, 'es-ES'],
    ['else the default', { query: 'xx', navigator: ['fr-FR'] }, 'en-US'],
  ])('%s', (_name, sources, locale) => {
    expect(detectLocale({ ...nothing, ...sources })).toBe(locale);
  });
});
