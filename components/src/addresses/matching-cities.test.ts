import { expect, it } from 'vitest';
import { findMatchingCities } from './matching-cities.ts';

const malaga = ['Alhaurín de la Torre', 'Málaga', 'Marbella', 'Rincón de la Victoria', 'Vélez-Málaga'];
const findNames = (typed: string) => findMatchingCities(malaga, typed).map(({ name }) => name);

it('findMatchingCities suggests cities that start with the typed text before cities that contain it', () => {
  expect(findNames('la')).toEqual([
    'Alhaurín de la Torre',
    'Málaga',
    'Marbella',
    'Rincón de la Victoria',
    'Vélez-Málaga',
  ]);
  expect(findNames('Mála')).toEqual(['Málaga', 'Vélez-Málaga']);
  expect(findNames('MAR')).toEqual(['Marbella']);
  expect(findNames('Oslo')).toEqual([]);
});

it('unaccented input finds accented names, whose unaccented form is added so that browsers match the input', () => {
  expect(findMatchingCities(malaga, 'malag')).toEqual([
    { name: 'Málaga', plain: 'Malaga' },
    { name: 'Vélez-Málaga', plain: 'Velez-Malaga' },
  ]);
});

it('at most 100 cities are suggested, and for empty input all cities of a short list but none of a long list', () => {
  expect(findNames('')).toEqual(malaga);
  const many = Array.from({ length: 300 }, (_, index) => `City ${index}`);
  expect(findMatchingCities(many, ' ')).toEqual([]);
  expect(findMatchingCities(many, 'city')).toHaveLength(100);
  expect(findMatchingCities(['North Lake', ...many.map((name) => `West ${name}`), 'Lake'], 'l')[0]).toEqual({
    name: 'Lake',
  });
});
