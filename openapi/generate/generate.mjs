// `npm run generate` generates types, hooks, validators, tables, events and mocks from the contract. It writes the
// output to a temporary folder (`stage`), and then copies the files that differ, so that other processes never read
// incomplete output. With `--check`, it copies nothing, and fails if the committed output differs.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { amountProblems } from './amounts.mjs';
import { binOf, bundleTo } from './bundle.mjs';
import { problemsOf, readContract } from './contract.mjs';
import { documentForHooks, documentForRequests, documentForResponses } from './derived.mjs';
import { exampleProblems } from './examples.mjs';
import { finishHooks } from './hooks.mjs';
import { listFiles, listingProblems } from './listing.mjs';
import { messageProblems } from './messages.mjs';
import { documentForMocks, finishMocks } from './mocks.mjs';
import { stateProblems, writeStates } from './states.mjs';
import { writeTables } from './tables.mjs';
import { writeModels, writeTypes } from './types.mjs';
import { finishValidators } from './validators.mjs';

const here = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const root = path.dirname(here);
const isCheck = process.argv.includes('--check');
const stage = path.join(root, '.cache', isCheck ? 'generate-check' : 'generate');
const dist = path.join(here, 'dist');
const run = promisify(execFile);
const require = createRequire(import.meta.url);
const GENERATED = ['sdk/src/generated', 'mocks/src/generated'];

const writeJson = (file, value) => fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

async function bundle() {
  await bundleTo(path.join(dist, 'openapi.json'));
  return readContract(path.join(dist, 'openapi.json'));
}

function prepareStage(document) {
  fs.rmSync(stage, { recursive: true, force: true });
  for (const folder of ['openapi', 'unread', ...GENERATED]) fs.mkdirSync(path.join(stage, folder), { recursive: true });
  // Orval reads the signature of the transport, and imports the transport by a path relative to the hooks.
  fs.copyFileSync(path.join(root, 'sdk/src/hook-transport.ts'), path.join(stage, 'sdk/src/hook-transport.ts'));
  writeJson(path.join(stage, 'openapi/mocks.json'), documentForMocks(document));
  writeJson(path.join(stage, 'openapi/hooks.json'), documentForHooks(document));
  writeJson(path.join(stage, 'openapi/requests.json'), documentForRequests(document));
  writeJson(path.join(stage, 'openapi/responses.json'), documentForResponses(document));
}

async function orval(project) {
  const args = [
    binOf(require.resolve('orval/package.json')),
    '--config',
    path.join(root, 'orval.config.ts'),
    '--project',
    project,
  ];
  const env = { ...process.env, GENERATE_STAGE: path.relative(root, stage) };
  try {
    await run(process.execPath, args, { cwd: root, env });
  } catch (error) {
    throw new Error(`orval ${project}: ${error.stdout}${error.stderr}`);
  }
}

function filesIn(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Compares the stage with the repository. Without `--check`, copies the files that have changed. Returns the
 * differences.
 */
function copyChangedFiles() {
  const differences = [];
  for (const folder of GENERATED) {
    const [from, to] = [path.join(stage, folder), path.join(root, folder)];
    const stagedFiles = filesIn(from);
    for (const file of stagedFiles) {
      const text = fs.readFileSync(path.join(from, file), 'utf8');
      const target = path.join(to, file);
      if (fs.existsSync(target) && fs.readFileSync(target, 'utf8') === text) continue;
      differences.push(`${fs.existsSync(target) ? 'changed' : 'missing'}: ${folder}/${file}`);
      if (isCheck) continue;
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, text);
    }
    for (const file of filesIn(to).filter((file) => !stagedFiles.includes(file))) {
      differences.push(`left over: ${folder}/${file}`);
      if (!isCheck) fs.rmSync(path.join(to, file));
    }
  }
  return differences;
}

/** Writes a module with the version of the SDK, which the SDK sends with its calls. */
function writeVersion(file) {
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'sdk/package.json'), 'utf8'));
  const text = `/** The version of this package. */\nexport const version = '${version}';\n`;
  fs.writeFileSync(file, `// Generated from sdk/package.json by \`npm run generate\`. Do not edit.\n\n${text}`);
}

async function main() {
  const started = performance.now();
  if (!isCheck) listFiles();
  const document = await bundle();
  const problems = [
    ...listingProblems(),
    ...problemsOf(document),
    ...exampleProblems(document),
    ...messageProblems(document),
    ...amountProblems(document),
    ...stateProblems(document),
  ];
  if (problems.length) throw new Error(`The contract is not complete:\n  ${problems.join('\n  ')}`);
  prepareStage(document);
  const generated = path.join(stage, 'sdk/src/generated');
  writeModels(document, path.join(generated, 'models.ts'));
  await Promise.all([
    writeTypes(path.join(dist, 'openapi.json'), path.join(generated, 'schema.ts')),
    orval('hooks').then(() => orval('requests')),
    orval('mocks').then(() => orval('responses')),
  ]);
  finishHooks(path.join(generated, 'hooks'));
  for (const kind of ['validators', 'responses']) finishValidators(path.join(generated, kind));
  writeTables(document, generated);
  writeVersion(path.join(generated, 'version.ts'));
  finishMocks(document, path.join(stage, 'mocks/src/generated'));
  writeStates(document, path.join(stage, 'mocks/src/generated/states.ts'));
  const differences = copyChangedFiles();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (isCheck && differences.length)
    throw new Error(`Run "npm run generate" and commit what it changes:\n  ${differences.join('\n  ')}`);
  console.log(`generate: ${isCheck ? 'no difference' : `${differences.length} files changed`} (${seconds} s)`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
