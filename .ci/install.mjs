// Installs the dependencies if they are missing or older than the lock file. Runs with the Node with which npm was
// installed.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Whether `node_modules` has the versions of the lock file. */
function isInstalled() {
  const marker = `${root}node_modules/.package-lock.json`;
  return existsSync(marker) && statSync(marker).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs;
}

/** Installs the versions of the lock file. Throws if npm fails. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing dependencies (about a minute the first time) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm ci failed; its output is above.');
}
