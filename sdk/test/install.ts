import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const modules = join(root, 'node_modules');

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Returns the tarball of a package, which is in `.cache`. */
export function findTarball(folder: string, command: string): string {
  const [tarball] = globSync(`.cache/${folder}/*.tgz`, { cwd: root });
  if (!tarball) throw new Error(`There is no package: run ${command} first.`);
  return join(root, tarball);
}

/** Links a package of this repository into the folder, for machines that have no registry. */
function link(folder: string, name: string): void {
  const target = join(folder, 'node_modules', name);
  if (existsSync(target)) return;
  mkdirSync(join(target, '..'), { recursive: true });
  symlinkSync(join(modules, name), target);
}

/** Installs tarballs into an empty folder, and other packages in the versions of this repository. */
export function install(folder: string, tarballs: readonly string[], peers: readonly string[]): void {
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }\n');
  const expected = [...tarballs, ...peers.map((name) => `${name}@${readManifest(join(modules, name)).version}`)];
  const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=0'];
  const { status } = spawnSync('npm', ['install', ...options, ...expected], { cwd: folder, timeout: 120_000 });
  if (status === 0) {
    console.log('npm installed the tarball');
    return;
  }
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  const dependencies = tarballs.flatMap((file) => {
    const { name } = JSON.parse(execFileSync('tar', ['-xzOf', file, 'package/package.json'], { encoding: 'utf8' }));
    const target = join(folder, 'node_modules', name);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', file, '-C', target, '--strip-components=1']);
    return Object.keys(readManifest(target).dependencies ?? {});
  });
  for (const name of [...peers, ...dependencies]) link(folder, name);
  console.log('npm has no registry: unpacked the tarball and linked its dependencies');
}
