import { readFileSync } from 'node:fs';
import { bindings } from '@fanlight/sdk/validators/bindings';
import { eventValidators } from '@fanlight/sdk/validators/events';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleTo } from '../generate/bundle.mjs';
import { eventsOf, operationsOf, readContract } from '../generate/contract.mjs';
import { chapters, documentForDocs } from './document.mjs';
import { readerScript } from './reader.mjs';
import { callOf, FILE, sampleOf } from './sample.mjs';
import { literal } from './snippets.mjs';

const file = new URL('../../.cache/docs-test/openapi.json', import.meta.url).pathname;
const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

interface Bound {
  safeParse(value: unknown): { success: boolean; error?: unknown };
}

let contract: Parameters<typeof documentForDocs>[0];
let docs: ReturnType<typeof documentForDocs>;

beforeAll(async () => {
  await bundleTo(file);
  contract = readContract(file);
  docs = documentForDocs(contract, read('intro.md'), read('../rules.md'));
});

/** Removes files, which validators do not check. */
const withoutFiles = (body: object) => Object.fromEntries(Object.entries(body).filter(([, value]) => value !== FILE));

describe('the API reference', () => {
  it('has a snippet for every operation, with input that the server accepts', () => {
    const refused: string[] = [];
    for (const operation of operationsOf(contract)) {
      const shown = docs.paths[operation.path][operation.method.toLowerCase()];
      const expectedCode = operation.id === 'login' ? 'await login(client, ' : `client.call(api.${operation.id}`;
      expect(shown['x-codeSamples'][0].source).toContain(expectedCode);
      expect(shown['x-codeSamples'][0].source).toContain("baseUrl: 'http://127.0.0.1:4173/api'");
      expect(shown.description).toContain('**Who:**');
      const call = callOf(contract, operation);
      const validators = bindings[operation.id as keyof typeof bindings] as Partial<Record<string, Bound>>;
      for (const part of ['params', 'query', 'body'] as const) {
        const value = call[part] ?? (part === 'body' ? undefined : {});
        if (!validators[part] || value === undefined) continue;
        const checked = validators[part].safeParse(withoutFiles(value));
        if (!checked.success) refused.push(`${operation.id} ${part}: ${JSON.stringify(value)}`);
      }
    }
    expect(refused).toEqual([]);
  });

  it('documents direction, audience and storage of every event', () => {
    for (const event of eventsOf(contract)) {
      const { description } = docs.webhooks[event.name].post;
      expect(description).toMatch(/\*\*Direction:\*\* (server to client|client to server)/);
      expect(description).toContain('**Audience:**');
      expect(description.includes('**Kept and numbered:**')).toBe(event.direction === 'server');
      expect(description).toContain(event.direction === 'server' ? `realtime.on('${event.name}'` : 'socket.emit(');
      const sample = sampleOf(contract, contract.components.schemas[event.payload]);
      const checked = (eventValidators as Record<string, Bound>)[event.name]?.safeParse(sample);
      expect([event.name, checked?.success]).toEqual([event.name, true]);
    }
  });

  it('shows a tip’s receipt that matches its request', () => {
    const { post } = docs.paths['/wallet/charges/tip/{id}'];
    const { amount, message } = post.requestBody.content['application/json'].example;
    const { charge, balance, balanceBefore } = post.responses[201].content['application/json'].example.data;
    expect(charge).toMatchObject({ type: 'tip', amount, message, objectId: null, title: null });
    expect(balanceBefore - balance).toBe(amount);
  });

  it('marks the planned operations and no others', () => {
    for (const { isPlanned, path, method } of operationsOf(contract)) {
      const shown = docs.paths[path][method.toLowerCase()];
      expect([path, shown['x-badges'] !== undefined, shown.description.includes('**Planned:**')]).toEqual([
        ...[path, isPlanned, isPlanned],
      ]);
    }
  });

  it('contains every rule that a description cites', () => {
    const cited = JSON.stringify(contract).match(/\brules? [A-Z]\d+(?:(?:,| and) [A-Z]\d+)*/g) ?? [];
    const names = new Set(cited.flatMap((text) => text.match(/[A-Z]\d+/g) ?? []));
    expect(names.size).toBeGreaterThan(20);
    expect([...names].filter((name) => !docs.info.description.includes(`**${name}`))).toEqual([]);
  });

  it('has every group in one chapter, and does not modify the contract', () => {
    const placed = Object.values(chapters).flat();
    expect(contract.tags.map(({ name }: { name: string }) => name).toSorted()).toEqual(placed.toSorted());
    expect(readContract(file)).toEqual(contract);
  });

  it('includes the complete script of the API viewer', () => {
    expect(readerScript().length).toBeGreaterThan(1_000_000);
  });
});

describe('literal', () => {
  it('formats values in the style of this repository', () => {
    expect(literal({ id: 'a', "it's": ["it's", 1, null], file: FILE, photo: FILE })).toBe(
      `{ id: 'a', "it's": ["it's", 1, null], file, photo: file }`,
    );
    const long = 'x'.repeat(60);
    expect(literal({ body: { text: long } })).toBe(`{\n  body: {\n    text: '${long}',\n  },\n}`);
  });
});
