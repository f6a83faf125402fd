import { readFileSync } from 'node:fs';
import { defineConfig } from 'orval';

/**
 * The folder that `openapi/generate/generate.mjs` prepares. The input is in `openapi/`; the output has the folders of
 * the repository.
 */
const stage = process.env.GENERATE_STAGE ?? './.cache/generate';

interface Operation {
  operationId?: string;
  parameters?: { name?: string; $ref?: string }[];
  'x-endless'?: boolean;
  'x-idempotent'?: boolean;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
}

const document = JSON.parse(readFileSync(`${stage}/openapi/hooks.json`, 'utf8')) as Document;
const operations = Object.values(document.paths).flatMap((item) => Object.entries(item));
const transport = `${stage}/sdk/src/hook-transport.ts`;
const takes = (operation: Operation, name: string): boolean =>
  operation.parameters?.some((one) => one.name === name || one.$ref?.toLowerCase().endsWith(`/${name}`)) ?? false;

/**
 * Returns the hooks of one operation. Every read has a Suspense hook. Every list has infinite hooks, which page by
 * cursor or by offset. The hook of an operation that moves money sends an idempotency key.
 */
function hooksOf(method: string, operation: Operation): object {
  if (operation['x-idempotent']) return { mutator: { path: transport, name: 'payment' } };
  if (method !== 'get') return {};
  const param = operation['x-endless'] ? 'cursor' : takes(operation, 'offset') ? 'offset' : undefined;
  const endless = { useInfinite: true, useSuspenseInfiniteQuery: true, useInfiniteQueryParam: param };
  return { query: { useQuery: true, useSuspenseQuery: true, ...(param && endless) } };
}

/** Orval writes its own models to this folder, which is not used, because the output imports the models of the SDK. */
const unread = (name: string) => ({ path: `${stage}/unread/${name}`, importPath: '@fanlight/sdk/models' });

const header = () => ['Generated from the contract by `npm run generate`. Do not edit.'];
const zod = { variant: 'mini', version: 4, generateReusableSchemas: true, generateDiscriminatedUnion: true } as const;
const everyPart = { param: false, query: false, header: false, body: false, response: false };

export default defineConfig({
  hooks: {
    input: `${stage}/openapi/hooks.json`,
    output: {
      target: `${stage}/sdk/src/generated/hooks`,
      schemas: unread('hooks'),
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'axios',
      urlEncodeParameters: true,
      indexFiles: true,
      tsconfig: './tsconfig.json',
      packageJson: './sdk/package.json',
      override: {
        mutator: { path: transport, name: 'transport' },
        formData: false,
        header,
        query: {
          version: 5,
          usePrefetch: true,
          useInvalidate: true,
          useSetQueryData: true,
          signal: true,
          // No functions are generated for calls without hooks, because `client.call` makes them.
          shouldExportHttpClient: false,
          shouldExportKeys: true,
          useOperationIdAsQueryKey: true,
        },
        operations: Object.fromEntries(
          operations.map(([method, one]) => [one.operationId ?? '', hooksOf(method, one)]),
        ),
      },
    },
  },
  requests: {
    input: `${stage}/openapi/requests.json`,
    output: {
      target: `${stage}/sdk/src/generated/validators`,
      mode: 'tags-split',
      client: 'zod',
      indexFiles: false,
      tsconfig: './tsconfig.json',
      override: {
        header,
        zod: {
          ...zod,
          generate: { ...everyPart, param: true, query: true, header: true, body: true },
          strict: { ...everyPart, param: true, query: true, body: true },
          coerce: { ...everyPart, query: ['number', 'array'], param: ['number'] },
        },
      },
    },
  },
  responses: {
    input: `${stage}/openapi/responses.json`,
    output: {
      target: `${stage}/sdk/src/generated/responses`,
      mode: 'tags-split',
      client: 'zod',
      indexFiles: false,
      tsconfig: './tsconfig.json',
      override: { header, zod: { ...zod, generate: { ...everyPart, response: true }, strict: everyPart } },
    },
  },
  mocks: {
    input: `${stage}/openapi/mocks.json`,
    output: {
      target: `${stage}/unread/mocks-client`,
      schemas: unread('mocks'),
      mode: 'tags-split',
      client: 'fetch',
      tsconfig: './tsconfig.json',
      // Every value is an example that contains the code which generates the value
      // (openapi/generate/mock-expressions.mjs).
      override: { header, mock: { useExamples: true } },
      mock: {
        path: `${stage}/mocks/src/generated`,
        indexMockFiles: true,
        generators: [
          { type: 'faker', schemas: true, schemasPath: `${stage}/mocks/src/generated/schemas`, arrayItems: true },
          { type: 'msw', delay: false, baseUrl: '*/api' },
        ],
      },
    },
  },
});
