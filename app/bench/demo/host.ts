import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLogger, startHost } from '@fanlight/server/host';
import { logInToDemo } from '../../e2e/demo-session.ts';

/**
 * Starts the host in this process with the demo data and without a log, and logs in.
 *
 * @param credentials - the viewer's username
 */
export async function startDemoHost(credentials: string) {
  const folder = mkdtempSync(join(tmpdir(), 'fanlight-bench-'));
  const host = await startHost({
    mode: 'demo',
    host: '127.0.0.1',
    port: 0,
    folder,
    seed: fileURLToPath(new URL('../../../mocks/dist/public/demo', import.meta.url)),
    log: () => undefined,
    logger: createLogger({ level: 'silent' }),
  });
  return {
    host,
    session: await logInToDemo(host.origin, credentials),
    /** Stops the host and deletes its data. */
    async stop() {
      await host.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
