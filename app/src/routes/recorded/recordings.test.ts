import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Recording, redact } from '@fanlight/mocks/recording';
import { describe, expect, it } from 'vitest';

const files = globSync('*.recording.json', { cwd: import.meta.dirname });
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Tokens, passwords, card numbers and signatures. */
const secrets = [
  /"\w*(token|password|secret)": "(?!removed")[^"]+"/i,
  /\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}/,
  /signature=|Bearer /,
  /[\w.+-]+@(?!fanlight\.example)[\w-]+\.\w+/,
];

describe('the recorded sessions', () => {
  it('include at least one file', () => expect(files).not.toEqual([]));

  it.each(files)('%s has at least ten calls and three events', (file) => {
    const { entries }: Recording = JSON.parse(read(file));
    expect(entries.filter(({ type }) => type === 'call').length).toBeGreaterThanOrEqual(10);
    expect(entries.filter(({ type }) => type === 'event').length).toBeGreaterThanOrEqual(3);
  });

  it.each(files)('%s contains no secret', (file) => {
    const text = read(file);
    for (const secret of secrets) expect(text).not.toMatch(secret);
    const recording: Recording = JSON.parse(text);
    expect(redact(recording)).toEqual(recording);
  });
});
