import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleTo } from '../generate/bundle.mjs';
import { operationsOf, readContract } from '../generate/contract.mjs';

interface Line {
  method: string;
  path: string;
  body: string;
}

/** The table of operations that the product requires: group, method, path, body. */
const lines = readFileSync(new URL('operations.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line): Line => {
    const [, method = '', path = '', body = ''] = line.split('\t');
    return { method, path, body };
  });

/** The list has `json` for every call that changes something, even if its body is empty. */
const bodies: Record<string, string[]> = { json: ['json', 'none'], upload: ['multipart'], none: ['none'] };

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const file = new URL('../../.cache/operations-test/openapi.json', import.meta.url).pathname;
let operations: Map<string, ReturnType<typeof operationsOf>[number]>;

beforeAll(async () => {
  await bundleTo(file);
  operations = new Map(operationsOf(readContract(file)).map((operation) => [keyOf(operation), operation]));
});

describe('the list of operations', () => {
  it('has 214 unique lines', () => {
    expect(new Set(lines.map(keyOf)).size).toBe(214);
    expect(lines.length).toBe(214);
  });

  it('has only operations that are in the contract', () => {
    const missing = lines.filter((line) => !operations.has(keyOf(line)));
    expect(missing.map(keyOf)).toEqual([]);
  });

  it('has the body types of the contract', () => {
    const others = lines.flatMap((line) => {
      const body = operations.get(keyOf(line))?.body;
      return body === undefined || bodies[line.body]?.includes(body) ? [] : `${keyOf(line)}: ${line.body}, not ${body}`;
    });
    expect(others).toEqual([]);
  });

  it('has every operation of the contract, except those with x-origin, which the rules added', () => {
    const listed = new Set(lines.map(keyOf));
    const wrong = [...operations].filter(([key, { origin }]) => (origin === 'spec') !== listed.has(key));
    expect(wrong.map(([key, { origin }]) => `${key}: ${origin}`)).toEqual([]);
  });
});
