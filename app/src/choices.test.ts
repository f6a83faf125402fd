import { describe, expect, it } from 'vitest';
import { toChoices } from './choices.ts';

it('names and sorts codes in the language of the page', () => {
  const choices = toChoices([{ code: 'es' }, { code: 'de' }], 'language', 'es-ES');
  expect(choices).toEqual([
    { code: 'de', name: 'alemán' },
    { code: 'es', name: 'español' },
  ]);
});

it('uses the given name of a language that the browser cannot name, never a bare code', () => {
  expect(toChoices([{ code: 'qaa', name: 'Rare' }], 'language', 'en-US')).toEqual([{ code: 'qaa', name: 'Rare' }]);
});

describe('codes with the same name', () => {
  const items = [{ code: 'ak' }, { code: 'tw' }, { code: 'fr' }];
  const french = { code: 'fr', name: 'French' };

  it('are offered once', () => {
    expect(toChoices(items, 'language', 'en-US')).toEqual([{ code: 'ak', name: 'Akan' }, french]);
  });

  it('remain if they are selected', () => {
    expect(toChoices(items, 'language', 'en-US', ['tw'])).toEqual([{ code: 'tw', name: 'Akan' }, french]);
    expect(toChoices(items, 'language', 'en-US', ['tw', 'ak'])).toEqual([
      { code: 'ak', name: 'Akan' },
      { code: 'tw', name: 'Akan' },
      french,
    ]);
  });
});
