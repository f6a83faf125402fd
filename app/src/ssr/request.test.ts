import { describe, expect, it } from 'vitest';
import { acceptedLocales, readCookie } from './request.ts';

describe('readCookie', () => {
  it.each([
    ['token=a%20b', 'a b'],
    ['i18nextLng=es-ES; token=abc', 'abc'],
    ['mytoken=abc', null],
    ['token=', null],
    ['token=%E0%A4%A', null],
    ['', null],
  ])('reads the token from %j', (header, value) => {
    expect(readCookie(header, 'token')).toBe(value);
  });
});

describe('acceptedLocales', () => {
  it.each([
    ['es-MX,es;q=0.9,en;q=0.8', ['es-MX', 'es', 'en']],
    ['en;q=0.2, es-ES', ['es-ES', 'en']],
    ['fr;q=0, *', []],
    ['', []],
  ])('sorts the languages in %j by preference', (header, locales) => {
    expect(acceptedLocales(header)).toEqual(locales);
  });
});
