import { cpSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../testing/server-process.ts';
import { createSettableClock } from '../clocks.ts';
import { createNodePorts } from './index.ts';
import { StartRefusal, toFolderRefusal } from './start-refusal.ts';

const clock = createSettableClock(new Date('2026-05-21T12:00:00.000Z'));
let root: string;

const open = (folder: string) => createNodePorts({ folder, origin: 'http://localhost', clock });

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'fanlight-start-'));
  const { ports, release } = await open(join(root, 'whole'));
  await ports.database.close();
  release();
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the check of the data folder', () => {
  it('refuses a file as a data folder, with a message that contains its path', async () => {
    const folder = join(root, 'file');
    writeFileSync(folder, '');
    const refusal = await open(folder).catch((error) => error);
    expect(refusal).toBeInstanceOf(StartRefusal);
    expect(refusal.message).toContain(folder);
  });

  it.each(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'])(
    'refuses a data folder on which the file system fails with %s',
    (code) => {
      const refusal = toFolderRefusal(Object.assign(new Error('mkdir'), { code }), '/data');
      expect(refusal).toBeInstanceOf(StartRefusal);
      expect((refusal as Error).message).toContain(`/data can't be written (${code})`);
    },
  );

  it('returns errors that do not concern the folder unchanged', () => {
    const error = new Error('a defect');
    expect(toFolderRefusal(error, '/data')).toBe(error);
  });

  it.each<[string, (database: string) => void]>([
    ['without its version file', (database) => rmSync(join(database, 'PG_VERSION'))],
    ['of another version', (database) => writeFileSync(join(database, 'PG_VERSION'), '12\n')],
    ['with a truncated control file', (database) => truncateSync(join(database, 'global/pg_control'), 10)],
    ['without its write-ahead log', (database) => rmSync(join(database, 'pg_wal'), { recursive: true })],
    ['without its catalogue', (database) => rmSync(join(database, 'global'), { recursive: true })],
  ])('refuses a database %s, with a message that contains its path', async (kind, damage) => {
    const folder = join(root, kind.replaceAll(' ', '-'));
    cpSync(join(root, 'whole'), folder, { recursive: true });
    damage(join(folder, 'database'));
    const refusal = await open(folder).catch((error) => error);
    expect(refusal).toBeInstanceOf(StartRefusal);
    expect(refusal.message).toContain(`${folder}/database is damaged`);
  });
});

describe('a server process that cannot start', () => {
  it.each([
    ['the data folder is a file', () => ({ FANLIGHT_DATA: join(root, 'whole/secret') }), "can't be written"],
    [
      'PostgreSQL refuses connections',
      () => ({ FANLIGHT_DATA: join(root, 'none'), DATABASE_URL: 'postgres://127.0.0.1:9/none' }),
      'PostgreSQL does not respond',
    ],
  ])('exits with a message without a stack trace if %s', { timeout: 60_000 }, async (_kind, env, message) => {
    const { code, output } = await startServer(env()).ended;
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(output).not.toMatch(/\n\s+at /);
  });
});
