import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Bounds in forms that are allowed although they are not in the contract, by file. */
const allowedBounds: Record<string, string[]> = {
  // The fields of test cards. Their values are sent to the sandbox gateway only.
  'components/src/payments/sandbox-card-fields.tsx': ['maxLength={4}'],
  // The maximum number of digits of the quantity. Its maximum value is in the contract.
  'components/src/products/product-buy-dialog.tsx': ['maxLength={3}'],
  // The length of a video, which the schema of its bytes cannot contain.
  'components/src/stories/use-story-draft.ts': ['const mostSeconds = 60'],
};

/**
 * Matches a bound that is a literal number: in an attribute, a rule of React Hook Form, a constant, or a regular
 * expression.
 */
const boundPattern =
  /\b(?:maxLength|minLength|max|min)=\{\d[\d_]*\}|\b(?:maxLength|minLength|max|min): (?:\{ value: )?\d[\d_]*|\bconst (?:longest|shortest|most|fewest)\w* = \d[\d_]*|\[[^\]\n]+\]\{\d+,\d+\}\$\//g;

const boundsIn = (text: string): string[] => text.match(boundPattern) ?? [];

/** Whether a source file contains a form. */
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

  it('come from `@fanlight/sdk/bounds`, which is generated from the contract', () => {
    const forms = sources
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
      .filter(({ text }) => isForm(text));
    expect(forms.length).toBeGreaterThan(25);
    const typed = forms.flatMap(({ file, text }) =>
      boundsIn(text).flatMap((bound) => (allowedBounds[file]?.includes(bound) ? [] : [`${file}: ${bound}`])),
    );
    expect(typed).toEqual([]);
  });
});
