// A temporary PostgreSQL cluster on the loopback interface, for tests that need one.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './free-port.mjs';

/**
 * Returns the folder with `initdb` and `pg_ctl`. It is a folder of PATH, or the folder of the newest version that a
 * Debian package has installed. Undefined if PostgreSQL is not installed.
 */
function findBinaries() {
  for (const folder of (process.env.PATH ?? '').split(':')) if (existsSync(join(folder, 'initdb'))) return folder;
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  const version = readdirSync(root).sort((a, b) => Number(b) - Number(a))[0];
  return version && join(root, version, 'bin');
}

/**
 * Starts a cluster in a temporary folder.
 * @param {number} port a free port on 127.0.0.1
 * @returns {{ url: string, kill: () => void, restart: () => void, stop: () => void } | undefined} undefined if
 *   PostgreSQL is not installed
 */
export function startPostgres(port = findFreePort()) {
  const bin = findBinaries();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'fanlight-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root. Debian's package creates a user for it.
  const isRoot = process.getuid?.() === 0;
  const call = (program, args) => {
    const file = isRoot ? 'setpriv' : join(bin, program);
    const user = isRoot ? ['--reuid=postgres', '--regid=postgres', '--clear-groups', join(bin, program)] : [];
    execFileSync(file, [...user, ...args], { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder });
  };
  call('initdb', ['-D', data, '-U', 'fanlight', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']);
  // The data is deleted after the run, so it need not survive a power failure.
  const quick = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';
  const options = `-p ${port} ${quick} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200 -c log_min_messages=fatal`;
  const start = () => call('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  start();
  return {
    url: `postgres://fanlight@127.0.0.1:${port}/postgres`,
    /** Stops the server as a crash would. No data is lost. */
    kill: () => call('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']),
    /** Starts the server again after `kill`. */
    restart: start,
    stop() {
      call('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
