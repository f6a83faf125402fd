// `node .ci/bare.mjs`: a fresh clone passes `npm test` on a machine with nothing but Node and npm: no Chromium, ffmpeg or
// PostgreSQL can be reached there, by no path. Then, under `npm start`, a video that is uploaded in a browser plays.
// `node .ci/bare.mjs COMMAND…` runs that command in the clone instead.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildBareRoot } from './bare-root.mjs';

const source = fileURLToPath(new URL('..', import.meta.url));
/** Where the clone is, inside the bare root. */
const place = '/work/fanlight';
/** Variables by which npm reaches its registry from this machine. */
const networkVariables =
  /^(npm_config_(registry|cafile|proxy|https_proxy|noproxy)|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR))$/i;

/** Stops with a message for people. */
function fail(message) {
  console.error(message);
  process.exit(2);
}

/** Why such a machine cannot be made here; undefined where it can. */
function findObstacle() {
  if (process.platform !== 'linux') return `it needs Linux, and this is ${process.platform}`;
  if (process.getuid() !== 0) return 'it needs root, for mounts and chroot';
  for (const program of ['dpkg-query', 'ldd', 'ldconfig', 'unshare', 'chroot', 'git', 'npm'])
    if (spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0) return `${program} is missing`;
  if (spawnSync('unshare', ['--mount', '--pid', '--fork', 'true']).status !== 0) return 'unshare is not permitted here';
  return undefined;
}

/** Files of npm's configuration, which say how its registry is reached. */
function findNpmSettings() {
  return ['userconfig', 'globalconfig']
    .map((name) => ({ name, file: execFileSync('npm', ['config', 'get', name], { encoding: 'utf8' }).trim() }))
    .filter(({ file }) => existsSync(file));
}

/** Runs a command inside, with what this machine's kernel has to offer and npm's cache; answers its exit code. */
function runInside(root, command) {
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  const settings = findNpmSettings();
  const mounts = [
    `mount --rbind /dev '${root}/dev'`,
    `mount -t proc proc '${root}/proc'`,
    `mkdir -p '${root}/var/npm' '${cache}' && mount --bind '${cache}' '${root}/var/npm'`,
    ...settings.map(({ name, file }) => `install -m 600 '${file}' '${root}/etc/npm-${name}'`),
  ];
  const variables = Object.entries(process.env).filter(([name]) => networkVariables.test(name));
  const environment = [
    ...variables.map(([name, value]) => `${name}=${value}`),
    ...settings.map(({ name }) => `npm_config_${name}=/etc/npm-${name}`),
    'npm_config_cache=/var/npm',
    'PATH=/usr/local/bin:/usr/bin:/bin',
    'HOME=/root',
    'LANG=C.UTF-8',
    'CI=true',
  ];
  const inside = ['chroot', root, 'env', '-i', '-C', place, ...environment, ...command];
  const script = `${mounts.join(' && ')} && exec "$@"`;
  const child = spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', script, 'sh', ...inside], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill('SIGKILL'));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

const obstacle = findObstacle();
if (obstacle) fail(`A machine with only Node and npm cannot be made here: ${obstacle}.`);
const folder = mkdtempSync(join(tmpdir(), 'fanlight-bare-'));
const root = join(folder, 'root');
let code = 1;
try {
  buildBareRoot(root);
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', source, join(root, place)]);
  const version = execFileSync('chroot', [root, 'node', '--version'], { encoding: 'utf8' }).trim();
  console.log(`A machine with Node ${version}, npm and no Chromium, ffmpeg or PostgreSQL, and a fresh clone on it.`);
  const isDirty = execFileSync('git', ['status', '--porcelain'], { cwd: source, encoding: 'utf8' }) !== '';
  if (isDirty) console.log('What is not committed here is not part of the clone.');
  for (const program of ['chromium', 'google-chrome', 'ffmpeg', 'postgres', 'pg_ctl'])
    if (execFileSync('find', [root, '-xdev', '-name', program, '-not', '-path', '*/work/*'], { encoding: 'utf8' }))
      throw new Error(`${program} can be reached there, so that nothing is shown.`);
  const wanted = process.argv.slice(2);
  if (wanted.length > 0) code = await runInside(root, wanted);
  else {
    code = await runInside(root, ['npm', 'test']);
    const film = await runInside(root, ['node_modules/.bin/node', '.ci/bare-film.mjs']);
    if (film !== 0) console.error('Under npm start an uploaded video did not play.');
    code ||= film;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = code;
