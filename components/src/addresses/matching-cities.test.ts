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

it('findMatchingCities finds accented names by unaccented input, and adds their unaccented form, by which browsers filter a <datalist>', () => {
  expect(findMatchingCities(malaga, 'malag')).toEqual([
    { name: 'Málaga', plain: 'Malaga' },
    { name: 'Vélez-Málaga', plain: 'Velez-Malaga' },
  ]);
});

it('findMatchingCities suggests at most 100 cities. If there is no input, it suggests all cities of a short list, and none of a long list', () => {
  expect(findNames('')).toEqual(malaga);
  const longList = Array.from({ length: 300 }, (_, index) => `City ${index}`);
  expect(findMatchingCities(longList, ' ')).toEqual([]);
  expect(findMatchingCities(longList, 'city')).toHaveLength(100);
  expect(findMatchingCities(['North Lake', ...longList.map((name) => `West ${name}`), 'Lake'], 'l')[0]).toEqual({
    name: 'Lake',
  });
});
