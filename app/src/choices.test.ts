import { expect, it } from 'vitest';
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

it('offers each name once', () => {
  const items = [
    { code: 'fr', name: 'French' },
    { code: 'fra', name: 'French' },
  ];
  expect(toChoices(items, 'language', 'en-US')).toEqual([{ code: 'fr', name: 'French' }]);
});
