import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, login, memoryTokenStore } from '@fanlight/sdk';
import type { Postgres } from '../../../.ci/postgres.mjs';
import { performerName } from '../testing/prepare-performer.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';
import { startProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { createDatabase } from './cluster.ts';
import type { LoadTarget } from './load.ts';

/** A server process with a performer and a database that can be made to fail. */
export interface FaultyServer {
  /** The proxy between the server and its database. */
  proxy: TcpProxy;
  /** The server process, which `close` stops. A test that starts another process must assign it. */
  server: ServerProcess;
  /** The environment of the server, for restarting it. */
  env: Record<string, string>;
  /** The origin of the server, and the session of the performer. */
  target: LoadTarget;
  close(): Promise<void>;
}

/** Starts a server on an empty database in a cluster. A proxy is between the server and the database. */
export async function startFaultyServer(
  postgres: Postgres,
  env: Record<string, string> = {},
  database = 'fanlight',
): Promise<FaultyServer> {
  const folder = mkdtempSync(join(tmpdir(), 'fanlight-faults-'));
  const url = new URL(await createDatabase(postgres, database));
  const proxy = await startProxy(Number(url.port));
  url.port = String(proxy.port);
  const all = {
    FANLIGHT_DATA: folder,
    DATABASE_URL: url.href,
    FANLIGHT_TRUST_PROXY: 'true',
    FANLIGHT_PREPARE: new URL('../testing/prepare-performer.ts', import.meta.url).href,
    ...env,
  };
  const server = startServer(all);
  const origin = await server.origin;
  const client = createClient({ baseUrl: `${origin}/api`, token: memoryTokenStore(), retry: { times: 0 } });
  const { token } = await login(client, { credentials: performerName, password: 'lantern-on-the-sill' });
  const faulty: FaultyServer = {
    proxy,
    server,
    env: all,
    target: { origin, token },
    async close() {
      await faulty.server.stop('SIGKILL');
      await proxy.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return faulty;
}
