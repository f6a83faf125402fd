// `npm run check:contract` checks that every file is listed, and that every operation is complete and has examples. It
// then lints the completed contract, which includes derived responses.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { amountProblems } from '../generate/amounts.mjs';
import { binOf, bundleTo } from '../generate/bundle.mjs';
import { problemsOf, readContract } from '../generate/contract.mjs';
import { exampleProblems } from '../generate/examples.mjs';
import { listingProblems } from '../generate/listing.mjs';
import { messageProblems } from '../generate/messages.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const file = path.join(here, '../../.cache/lint/openapi.json');
const cli = binOf(createRequire(import.meta.url).resolve('@redocly/cli/package.json'));
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

try {
  await bundleTo(file);
  const document = readContract(file);
  const problems = [
    ...listingProblems(),
    ...problemsOf(document),
    ...exampleProblems(document),
    ...messageProblems(document),
    ...amountProblems(document),
  ];
  if (problems.length) throw new Error(problems.join('\n'));
  // The linter computes with binary floating point, in which 9.95 is not a multiple of 0.01. `amountProblems` has
  // already checked `multipleOf`.
  const withoutSteps = (key, value) => (key === 'multipleOf' ? undefined : value);
  fs.writeFileSync(file, JSON.stringify(document, withoutSteps, 2));
  execFileSync(process.execPath, [cli, 'lint', file, '--config', path.join(here, '../redocly.yaml')], {
    env,
    stdio: 'inherit',
  });
} catch (error) {
  if (error.status === undefined) console.error(error.message);
  process.exitCode = 1;
}
