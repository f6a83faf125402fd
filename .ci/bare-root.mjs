// Builds the root folder of a Debian that has only Node and npm, from local files. It simulates the machine of a new
// contributor.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const read = (program, args) => execFileSync(program, args, { encoding: 'utf8', maxBuffer: 64_000_000 });

/** Returns the essential packages of Debian, and the packages on which they depend. */
function findEssentialPackages() {
  const fields = ['Package', 'Essential', 'Status', 'Pre-Depends', 'Depends', 'Provides'];
  const format = `${fields.map((field) => `\${${field}}`).join('\t')}\n`;
  const packages = new Map();
  const providers = new Map();
  const requiredPackages = ['ca-certificates'];
  for (const line of read('dpkg-query', ['-W', '-f', format]).trim().split('\n')) {
    const [name, isEssential, status, early = '', late = '', provides = ''] = line.split('\t');
    if (!status.endsWith(' installed')) continue;
    packages.set(name, `${early},${late}`);
    for (const provided of provides.split(',')) providers.set(provided.trim().split(' ')[0], name);
    if (isEssential === 'yes') requiredPackages.push(name);
  }
  const found = new Set();
  for (const entry of requiredPackages) {
    const name = packages.has(entry) ? entry : providers.get(entry);
    if (name === undefined || found.has(name)) continue;
    found.add(name);
    for (const choice of packages.get(name).split(',')) {
      const alternatives = choice.split('|').map((one) => one.trim().split(/[ :]/)[0]);
      const present = alternatives.find((one) => packages.has(one) || providers.has(one));
      if (present) requiredPackages.push(present);
    }
  }
  return [...found];
}

/** Returns the files of packages, without their documentation. */
function listFiles(packages) {
  const listed = read('dpkg-query', ['-L', ...packages]).split('\n');
  const isUseless = /^\/usr\/share\/(doc|man|info|locale|lintian|bug)\//;
  // These files belong to no package, because they are written when packages are installed.
  const createdFiles = ['/etc/passwd', '/etc/group', '/etc/nsswitch.conf', '/etc/hosts'];
  const isFile = (path) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === false;
  return [...new Set([...listed, ...createdFiles])].filter((path) => !isUseless.test(path) && isFile(path));
}

/** Returns the libraries that a program loads when it starts. */
const librariesOf = (program) => [...read('ldd', [program]).matchAll(/(\/\S+)/g)].map(([path]) => path);

/** Copies Node and npm to the same paths, with the libraries that Node loads. */
function copyNode(root) {
  // Finds the Node with which npm was installed, even if this script runs with the Node in `node_modules`.
  const programs = read('sh', ['-c', 'command -v npm']).trim();
  const npm = dirname(dirname(realpathSync(programs)));
  const node = join(dirname(programs), 'node');
  for (const path of [realpathSync(node), ...librariesOf(node)]) copy(root, path);
  cpSync(npm, join(root, npm), { recursive: true });
  mkdirSync(join(root, 'usr/local/bin'), { recursive: true });
  if (!existsSync(join(root, node))) symlinkSync(realpathSync(node), join(root, 'usr/local/bin/node'));
  for (const name of ['npm', 'npx']) symlinkSync(join(npm, 'bin', `${name}-cli.js`), join(root, 'usr/local/bin', name));
}

function copy(root, path) {
  const target = join(root, path);
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  cpSync(path, target, { dereference: true });
}

/**
 * Builds the root folder of a Debian with only Node and npm.
 *
 * @param {string} root an empty folder
 * @throws if this machine is not a Debian
 */
export function buildBareRoot(root) {
  for (const name of ['bin', 'sbin', 'lib', 'lib32', 'lib64', 'libx32']) {
    if (!existsSync(`/${name}`)) continue;
    mkdirSync(join(root, 'usr', name), { recursive: true });
    symlinkSync(`usr/${name}`, join(root, name));
  }
  for (const name of ['etc', 'proc', 'dev', 'sys', 'run', 'root', 'work', 'var/tmp'])
    mkdirSync(join(root, name), { recursive: true });
  mkdirSync(join(root, 'tmp'), { mode: 0o1777 });
  const list = `${root}.list`;
  writeFileSync(list, `${listFiles(findEssentialPackages()).join('\n')}\n`);
  const copying = `tar -C / --no-recursion --ignore-failed-read -T '${list}' -cf - 2>/dev/null`;
  execFileSync('sh', ['-c', `${copying} | tar -C '${root}' --keep-directory-symlink -xf - && rm '${list}'`]);
  cpSync('/etc/ssl/certs', join(root, 'etc/ssl/certs'), { recursive: true, dereference: true });
  writeFileSync(join(root, 'etc/resolv.conf'), readFileSync('/etc/resolv.conf'));
  copyNode(root);
  execFileSync('ldconfig', ['-r', root]);
}
