import { expect, it } from 'vitest';
import { createMmdbCountries } from './countries.ts';

it.each([
  ['185.70.40.10', 'CH'],
  ['::ffff:200.160.2.3', 'BR'],
  ['2001:200:dff:fff1:216:3eff:feb1:44d7', 'JP'],
  ['127.0.0.1', null],
  ['::1', null],
  ['192.168.1.20', null],
  ['not an IP address', null],
])('finds the country of %s in the embedded database (rule G1)', async (ip, country) => {
  expect(await createMmdbCountries().of(ip)).toBe(country);
});
