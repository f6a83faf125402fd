import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Postgres } from '../../../.ci/postgres.mjs';
import { startServer } from '../testing/server-process.ts';
import { createDatabase, startCluster } from './cluster.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startCluster();
});

afterAll(() => postgres.stop());

it('an empty database is seeded once if two demo servers start on it concurrently', async () => {
  const url = await createDatabase(postgres, 'demo');
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'fanlight-demo-')));
  const servers = folders.map((folder) =>
    startServer({
      FANLIGHT_DATA: folder,
      DATABASE_URL: url,
      // This `prepare` throws if the database already contains its performer.
      FANLIGHT_PREPARE: new URL('../testing/prepare-once.ts', import.meta.url).href,
    }),
  );
  const origins = await Promise.all(servers.map(({ origin }) => origin));
  expect(new Set(origins).size).toBe(2);
  const outputs = await Promise.all(servers.map(async (server) => (await server.stop('SIGTERM')).output));
  expect(outputs.filter((output) => output.includes('prepared')).length).toBe(1);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
