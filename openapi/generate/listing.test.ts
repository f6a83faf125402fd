import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFiles, listingProblems } from './listing.mjs';

let root: string;

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fanlight-listing-'));
  write('openapi.yaml', 'tags:\n  - name: feeds\n  - name: tips\npaths:\nwebhooks:\ncomponents: {}\n');
  write('paths/tips/tips.yaml', 'get: { $ref: ../../schemas/Tip.yaml }\n');
  write('paths/feeds/feeds_{id}.yaml', 'get: {}\n');
  write('paths/feeds/feeds_top.yaml', 'get: {}\n');
  write('webhooks/tips/created.yaml', 'post:\n  x-event: tip/created\n');
  write('schemas/Tip.yaml', 'type: object\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the list of contract files', () => {
  it('sorts the files by the order of the tags, and puts fixed path segments before parameters', () => {
    listFiles(root);
    expect(readFileSync(join(root, 'openapi.yaml'), 'utf8')).toBe(
      `tags:\n  - name: feeds\n  - name: tips\npaths:
  /feeds/top: { $ref: paths/feeds/feeds_top.yaml }
  '/feeds/{id}': { $ref: 'paths/feeds/feeds_{id}.yaml' }
  /tips: { $ref: paths/tips/tips.yaml }
webhooks:
  tip/created: { $ref: webhooks/tips/created.yaml }
components: {}\n`,
    );
    expect(listingProblems(root)).toEqual([]);
  });

  it('reports a file that is not listed, and a listed file that does not exist', () => {
    listFiles(root);
    write('paths/feeds/feeds.yaml', 'get: {}\n');
    rmSync(join(root, 'paths/feeds/feeds_top.yaml'));
    expect(listingProblems(root)).toEqual([
      'openapi.yaml does not list  /feeds: { $ref: paths/feeds/feeds.yaml }',
      'openapi.yaml lists  /feeds/top: { $ref: paths/feeds/feeds_top.yaml }, which does not exist',
    ]);
  });

  it('reports a schema to which no file refers', () => {
    listFiles(root);
    write('schemas/Unused.yaml', 'type: object\n');
    expect(listingProblems(root)).toEqual(['openapi/schemas/Unused.yaml: no file refers to it']);
  });

  it('refuses a file of an unknown group', () => {
    write('paths/other/other.yaml', 'get: {}\n');
    expect(() => listFiles(root)).toThrow('openapi/paths/other/other.yaml: openapi.yaml has no tag other.');
  });
});
