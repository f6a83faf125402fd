import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Bounds that are not of the contract, by file. */
const own: Record<string, string[]> = {
  // The fields of test cards, which go to the sandbox gateway in its own format.
  'components/src/payments/sandbox-card-fields.tsx': ['maxLength={4}'],
  // Digits of the quantity, whose bounds are checked as a number.
  'components/src/products/product-buy-dialog.tsx': ['maxLength={3}'],
};

/** A bound of a form that is a number in the code: an attribute, a rule of React Hook Form, or a constant for it. */
const typedBound =
  /\b(?:maxLength|minLength|max|min)=\{\d[\d_]*\}|\b(?:maxLength|minLength|max|min): (?:\{ value: )?\d[\d_]*|\bconst (?:longest|shortest|most|fewest)\w* = \d[\d_]*|\[[^\]\n]+\]\{\d+,\d+\}\$\//g;

const boundsIn = (text: string): string[] => text.match(typedBound) ?? [];

/** Forms: components that take text, by React Hook Form or by themselves. */
const isForm = (text: string): boolean =>
  /<(?:TextInput|TextArea|PasswordInput|FilePicker)\b|useForm\b|isEmail/.test(text);

const sources = ['components/src', 'app/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|primitives\//.test(file))
    .map((file) => `${folder}/${file}`),
);

describe('bounds of forms', () => {
  it.each([
    '<TextInput maxLength={60} />',
    "register('password', { minLength: { value: 8, message } })",
    'const longestBio = 1000;',
    'const isUsername = (text: string) => /^[A-Za-z0-9_.]{3,30}$/.test(text);',
  ])('are found in `%s`', (line) => {
    expect(boundsIn(line)).toHaveLength(1);
  });

  it('come from `@fanlight/sdk/bounds`, so that they are those of the contract', () => {
    const forms = sources
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
      .filter(({ text }) => isForm(text));
    expect(forms.length).toBeGreaterThan(25);
    const typed = forms.flatMap(({ file, text }) =>
      boundsIn(text).flatMap((bound) => (own[file]?.includes(bound) ? [] : [`${file}: ${bound}`])),
    );
    expect(typed).toEqual([]);
  });
});
