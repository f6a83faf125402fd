import { expect, it } from 'vitest';
import { labelOf, listChosen, resetOf } from './chosen.ts';
import { initialGlobals } from './globals.ts';

const url = 'theme:light;locale:en-US;viewport.value:phone;answers:getWallet_empty;viewport.isRotated:!false';

it('listChosen returns the values of a URL that differ from the defaults', () => {
  expect(listChosen(url).map(({ name, value }) => `${name} ${value}`)).toEqual([
    'viewport.value phone',
    'theme light',
    'answers getWallet_empty',
  ]);
  expect(listChosen('')).toEqual([]);
  expect(listChosen('viewport.value:!undefined')).toEqual([]);
});

it('labelOf returns the titles of the menus, the names of viewports, and otherwise the value', () => {
  const types = { theme: { toolbar: { items: [{ value: 'light', title: 'Light' }] } } };
  const viewports = { phone: { name: 'Phone' } };
  expect(listChosen(`${url};now:2026-05-15T12-01Z`).map((one) => labelOf(one, types, viewports))).toEqual([
    'Phone',
    'Light',
    '2026-05-15T12-01Z',
    'Changed answers',
  ]);
});

it('resetOf returns the defaults of the chosen values', () => {
  expect(resetOf(listChosen(url))).toEqual({
    theme: initialGlobals.theme,
    answers: '',
    viewport: { value: undefined, isRotated: false },
  });
});
