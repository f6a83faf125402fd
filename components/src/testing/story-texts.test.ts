import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '@fanlight/sdk/messages/en-US';
import { describe, expect, it } from 'vitest';
import { createMatcher, findUiLiterals } from './story-texts.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Returns the texts in a file of the catalogue. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn);

const isUiText = createMatcher([
  ...globSync('components/src/i18n/en-US/*.json', { cwd: root }).flatMap((file) => textsIn(JSON.parse(read(file)))),
  ...Object.values(messages),
]);

const files = globSync('{components,app}/src/**/*{.stories.tsx,sample.ts,sample.tsx}', { cwd: root });

describe('play functions of stories', () => {
  it('take the texts of the interface from the catalogue, so that they pass in every language', () => {
    expect(files.length).toBeGreaterThan(150);
    const found = files.flatMap((file) =>
      findUiLiterals(read(file), isUiText).map(({ line, text }) => `${file}:${line}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ["await canvas.findByRole('button', { name: 'Try again' });", 'Try again'],
    ["await canvas.findByText('Tip Mara Quill');", 'Tip Mara Quill'],
    ['canvas.getByLabelText(/^Stay logged in/);', 'Stay logged in'],
    [`canvas.getByText(\`\${name} follows you\`);`, 'follows you'],
    ["await expect(alert).toHaveTextContent('Your card was');", 'Your card was'],
  ])('must not contain: %s', (line, text) => {
    const source = `const play = async ({ canvas }) => {\n  ${line}\n};`;
    expect(findUiLiterals(source, isUiText)).toEqual([{ line: 2, text }]);
  });

  it.each([
    "await canvas.findByRole('button', { name: t('retry') });",
    "await canvas.findByText('Mara Quill');",
    "render({ label: 'Try again' }); canvas.getByText('Try again');",
  ])('may contain: %s', (line) => {
    expect(findUiLiterals(`const play = async ({ canvas }) => {\n  ${line}\n};`, isUiText)).toEqual([]);
  });
});
