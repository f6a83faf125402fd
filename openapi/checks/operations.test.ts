import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleTo } from '../generate/bundle.mjs';
import { operationsOf, readContract } from '../generate/contract.mjs';

interface Line {
  method: string;
  path: string;
  body: string;
}

/** The rows of operations.tsv, which lists the operations that the product requires. */
const lines = readFileSync(new URL('operations.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line): Line => {
    const [, method = '', path = '', body = ''] = line.split('\t');
    return { method, path, body };
  });

/**
 * The types of bodies in the contract, for each type in operations.tsv. There, `json` also stands for calls with an
 * empty body.
 */
const bodies: Record<string, string[]> = { json: ['json', 'none'], upload: ['multipart'], none: ['none'] };

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const file = new URL('../../.cache/operations-test/openapi.json', import.meta.url).pathname;
let operations: Map<string, ReturnType<typeof operationsOf>[number]>;

beforeAll(async () => {
  await bundleTo(file);
  operations = new Map(operationsOf(readContract(file)).map((operation) => [keyOf(operation), operation]));
});

describe('operations.tsv', () => {
  it('has 214 rows, and lists no operation twice', () => {
    expect(new Set(lines.map(keyOf)).size).toBe(214);
    expect(lines.length).toBe(214);
  });

  it('lists only operations of the contract', () => {
    const missing = lines.filter((line) => !operations.has(keyOf(line)));
    expect(missing.map(keyOf)).toEqual([]);
  });

  it('lists the same types of bodies as the contract', () => {
    const others = lines.flatMap((line) => {
      const body = operations.get(keyOf(line))?.body;
      return body === undefined || bodies[line.body]?.includes(body) ? [] : `${keyOf(line)}: ${line.body}, not ${body}`;
    });
    expect(others).toEqual([]);
  });

  it('lists every operation of the contract without x-origin, and no operation with x-origin', () => {
    const listed = new Set(lines.map(keyOf));
    const wrong = [...operations].filter(([key, { origin }]) => (origin === 'spec') !== listed.has(key));
    expect(wrong.map(([key, { origin }]) => `${key}: ${origin}`)).toEqual([]);
  });
});
