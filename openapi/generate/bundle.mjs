// Bundles the files of the contract into one document, and completes it with derived parts.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { completeContract } from './complete.mjs';

const here = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);

/** Returns the path of a package's executable. */
export const binOf = (file) => {
  const { bin } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return path.join(path.dirname(file), typeof bin === 'string' ? bin : Object.values(bin)[0]);
};

/** Writes the whole contract to a JSON file. */
export async function bundleTo(target) {
  const cli = binOf(require.resolve('@redocly/cli/package.json'));
  const entry = path.join(here, 'openapi.yaml');
  const config = path.join(here, 'redocly.yaml');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  fs.mkdirSync(path.dirname(target), { recursive: true });
  await promisify(execFile)(process.execPath, [cli, 'bundle', entry, '--config', config, '-o', target], { env });
  const source = JSON.parse(fs.readFileSync(target, 'utf8'));
  fs.writeFileSync(target, `${JSON.stringify(completeContract(source), null, 2)}\n`);
}
