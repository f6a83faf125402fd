// `node .ci/bare.mjs` checks that a fresh clone passes `npm test` on a machine that has only Node and npm (no Chromium,
// ffmpeg or PostgreSQL), and that a video uploaded in a browser plays under `npm start`. `node .ci/bare.mjs COMMAND…`
// runs that command in the clone instead. With `--keep` as the first argument, what was installed and built in the clone
// is then moved into this folder, if it is not there yet.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildBareRoot } from './bare-root.mjs';

const source = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
/** The path of the clone inside the bare root. It is that of this folder, because wireit stores absolute paths. */
const clonePath = source;
/** The environment variables that npm needs to reach its registry on this machine. */
const networkVariables =
  /^(npm_config_(registry|cafile|proxy|https_proxy|noproxy)|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR))$/i;

/** Prints a message and exits. */
function fail(message) {
  console.error(message);
  process.exit(2);
}

/** Returns the reason why no bare machine can be made here; undefined if it can be made. */
function findObstacle() {
  if (process.platform !== 'linux') return `it needs Linux, and this is ${process.platform}`;
  if (process.getuid() !== 0) return 'it needs root, for mounts and chroot';
  for (const program of ['dpkg-query', 'ldd', 'ldconfig', 'unshare', 'chroot', 'git', 'npm'])
    if (spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0) return `${program} is missing`;
  if (spawnSync('unshare', ['--mount', '--pid', '--fork', 'true']).status !== 0) return 'unshare is not permitted here';
  return undefined;
}

/** Returns the configuration files of npm, which contain the address of its registry. */
function findNpmSettings() {
  return ['userconfig', 'globalconfig']
    .map((name) => ({ name, file: execFileSync('npm', ['config', 'get', name], { encoding: 'utf8' }).trim() }))
    .filter(({ file }) => existsSync(file));
}

/** Runs a command in the bare root, with `/dev`, `/proc` and the npm cache of this machine. Returns the exit code. */
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
  const chrootCommand = ['chroot', root, 'env', '-i', '-C', clonePath, ...environment, ...command];
  const script = `${mounts.join(' && ')} && exec "$@"`;
  const child = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', script, 'sh', ...chrootCommand],
    {
      stdio: 'inherit',
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill('SIGKILL'));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

/** Moves the files that git ignores from a clone into this folder, unless they are there already. */
function keepOutputs(clone) {
  const list = ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'];
  const paths = execFileSync('git', list, { cwd: clone, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const path of paths.map((each) => each.replace(/\/$/, ''))) {
    if (existsSync(join(source, path))) continue;
    mkdirSync(dirname(join(source, path)), { recursive: true });
    execFileSync('mv', [join(clone, path), join(source, path)]);
  }
}

const obstacle = findObstacle();
if (obstacle) fail(`A machine with only Node and npm cannot be made here: ${obstacle}.`);
const isKept = process.argv[2] === '--keep';
const command = process.argv.slice(isKept ? 3 : 2);
const folder = mkdtempSync(join(tmpdir(), 'fanlight-bare-'));
const root = join(folder, 'root');
let code = 1;
try {
  buildBareRoot(root);
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', source, join(root, clonePath)]);
  const version = execFileSync('chroot', [root, 'node', '--version'], { encoding: 'utf8' }).trim();
  console.log(`Bare machine: Node ${version} and npm, without Chromium, ffmpeg and PostgreSQL, with a fresh clone.`);
  const isDirty = execFileSync('git', ['status', '--porcelain'], { cwd: source, encoding: 'utf8' }) !== '';
  if (isDirty) console.log('The clone does not contain the uncommitted changes of this folder.');
  for (const program of ['chromium', 'google-chrome', 'ffmpeg', 'postgres', 'pg_ctl'])
    if (
      execFileSync('find', [root, '-xdev', '-name', program, '-not', '-path', `${root}${clonePath}/*`], {
        encoding: 'utf8',
      })
    )
      throw new Error(`The bare machine contains ${program}, so the check would prove nothing.`);
  if (command.length > 0) code = await runInside(root, command);
  else {
    code = await runInside(root, ['npm', 'test']);
    const videoCode = await runInside(root, ['node_modules/.bin/node', '.ci/bare-video.mjs']);
    if (videoCode !== 0) console.error('Under npm start an uploaded video did not play.');
    code ||= videoCode;
  }
  // The traces and pictures of failed journeys would be deleted with the clone.
  const traces = join(root, clonePath, 'test-results');
  if (code !== 0 && existsSync(traces)) cpSync(traces, join(source, 'test-results/bare'), { recursive: true });
  if (isKept) keepOutputs(join(root, clonePath));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = code;
