import { describe, expect, it } from 'vitest';
import { toChoices } from './choices.ts';

it('toChoices names and sorts languages in the language of the page', () => {
  const choices = toChoices([{ code: 'es' }, { code: 'de' }], 'language', 'es-ES');
  expect(choices).toEqual([
    { code: 'de', name: 'alemán' },
    { code: 'es', name: 'español' },
  ]);
});

it('toChoices uses the name in the item for a language that the browser cannot name', () => {
  expect(toChoices([{ code: 'qaa', name: 'Rare' }], 'language', 'en-US')).toEqual([{ code: 'qaa', name: 'Rare' }]);
});

describe('languages to which the browser gives the same name', () => {
  const items = [{ code: 'ak' }, { code: 'tw' }, { code: 'fr' }];
  const french = { code: 'fr', name: 'French' };

  it('are offered as one choice', () => {
    expect(toChoices(items, 'language', 'en-US')).toEqual([{ code: 'ak', name: 'Akan' }, french]);
  });

  it('are each offered if they are selected', () => {
    expect(toChoices(items, 'language', 'en-US', ['tw'])).toEqual([{ code: 'tw', name: 'Akan' }, french]);
    expect(toChoices(items, 'language', 'en-US', ['tw', 'ak'])).toEqual([
      { code: 'ak', name: 'Akan' },
      { code: 'tw', name: 'Akan' },
      french,
    ]);
  });
});
