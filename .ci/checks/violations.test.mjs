import { expect, it } from 'vitest';
import { plant } from './plant.mjs';
import { violations } from './violations.mjs';

it.each(violations)('can plant a violation of "$rule" in $file', (violation) => {
  expect(plant(violation)).toBeTruthy();
});
