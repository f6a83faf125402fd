import { expect, it } from 'vitest';
import { citiesLike } from './cities-like.ts';

const malaga = ['Alhaurín de la Torre', 'Málaga', 'Marbella', 'Rincón de la Victoria', 'Vélez-Málaga'];
const namesLike = (typed: string) => citiesLike(malaga, typed).map(({ name }) => name);

it('suggests cities that start with the typed text before cities that contain it', () => {
  expect(namesLike('la')).toEqual([
    'Alhaurín de la Torre',
    'Málaga',
    'Marbella',
    'Rincón de la Victoria',
    'Vélez-Málaga',
  ]);
  expect(namesLike('Mála')).toEqual(['Málaga', 'Vélez-Málaga']);
  expect(namesLike('MAR')).toEqual(['Marbella']);
  expect(namesLike('Oslo')).toEqual([]);
});

it('finds accented names by unaccented input, and adds the unaccented name so that browsers match the input', () => {
  expect(citiesLike(malaga, 'malag')).toEqual([
    { name: 'Málaga', plain: 'Malaga' },
    { name: 'Vélez-Málaga', plain: 'Velez-Malaga' },
  ]);
});

it('suggests at most 100 cities; for empty input all cities of a short list and none of a long one', () => {
  expect(namesLike('')).toEqual(malaga);
  const many = Array.from({ length: 300 }, (_, index) => `City ${index}`);
  expect(citiesLike(many, ' ')).toEqual([]);
  expect(citiesLike(many, 'city')).toHaveLength(100);
  expect(citiesLike(['North Lake', ...many.map((name) => `West ${name}`), 'Lake'], 'l')[0]).toEqual({ name: 'Lake' });
});
