// Creates the static files of the app that needs no server, in `mocks/dist/public`. They are a dump of the demo's
// database, the uploaded files, the worker of MSW, and the public files of the app.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createNodePorts, dumpEmbedded } from '@fanlight/server/node';
import { createSettableClock } from '@fanlight/server/testing';
import { buildDemo } from '../demo/prepare.ts';

const target = fileURLToPath(new URL('../../dist/public', import.meta.url));
const appPublic = fileURLToPath(new URL('../../../app/public', import.meta.url));
const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

const folder = mkdtempSync(join(tmpdir(), 'fanlight-demo-'));
// The clock stands still, so that another demo that is built for the same time contains the same times.
const clock = createSettableClock(new Date());
try {
  const { ports, release } = await createNodePorts({ folder, origin: 'http://localhost', clock });
  await buildDemo({ ports, log: console.log });
  await ports.database.close();
  release();
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(target, 'demo'), { recursive: true });
  cpSync(appPublic, target, { recursive: true });
  cpSync(worker, join(target, 'mockServiceWorker.js'));
  cpSync(join(folder, 'files'), join(target, 'demo/files'), { recursive: true });
  writeFileSync(join(target, 'demo/database.tar.gz'), await dumpEmbedded(folder));
  writeFileSync(join(target, 'demo/built-at.txt'), clock.now().toISOString());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
