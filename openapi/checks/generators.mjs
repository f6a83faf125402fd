// `npm run check:generators` runs two third-party generators on the contract, and compiles their output.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { binOf, bundleTo } from '../generate/bundle.mjs';
import { operationsOf, readContract } from '../generate/contract.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const folder = path.join(here, '../../.cache/generators');
const require = createRequire(import.meta.url);

// Both generators need the compiler API of TypeScript 5, which this package installs. Their output is compiled with the
// TypeScript version of the repository.
const typescript = fs.realpathSync(require.resolve('typescript'));
registerHooks({
  resolve: (name, context, next) =>
    name === 'typescript' ? { url: `file://${typescript}`, shortCircuit: true } : next(name, context),
});

const generators = {
  'hey-api': async (contract, target) => {
    const { createClient } = await import('@hey-api/openapi-ts');
    await createClient({
      input: contract,
      output: { path: target, module: { extension: '.ts' } },
      plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
      logs: { level: 'silent', file: false },
    });
  },
  oazapfts: async (contract, target) => {
    const { generateSource } = await import('oazapfts');
    fs.writeFileSync(path.join(target, 'api.ts'), await generateSource(contract));
  },
};

/** Reads all files that a generator has written, as one text. */
const readOutput = (target) =>
  fs
    .readdirSync(target, { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => fs.readFileSync(path.join(target, file), 'utf8'))
    .join('\n');

async function compile() {
  const compilerOptions = {
    ...{ target: 'ES2024', lib: ['ES2024', 'DOM', 'DOM.Iterable'], module: 'ESNext', moduleResolution: 'bundler' },
    ...{ strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true, types: [] },
  };
  const config = path.join(folder, 'tsconfig.json');
  fs.writeFileSync(config, JSON.stringify({ compilerOptions, include: ['.'] }));
  const tsc = binOf(path.join(here, '../../node_modules/typescript/package.json'));
  await promisify(execFile)(process.execPath, [tsc, '--project', config]).catch(({ stdout }) => {
    throw new Error(`The generated code does not compile:\n${stdout}`);
  });
}

async function main() {
  const started = performance.now();
  fs.rmSync(folder, { recursive: true, force: true });
  const contract = path.join(folder, 'openapi.json');
  await bundleTo(contract);
  const ids = operationsOf(readContract(contract)).map(({ id }) => id);
  for (const [name, generate] of Object.entries(generators)) {
    const target = path.join(folder, name);
    fs.mkdirSync(target, { recursive: true });
    await generate(contract, target);
    const text = readOutput(target);
    const missing = ids.filter((id) => !new RegExp(`\\b${id}\\b`).test(text));
    if (missing.length) throw new Error(`${name} left out: ${missing.join(', ')}`);
    console.log(`${name}: ${ids.length} operations, ${Math.round(text.length / 1000)} kB`);
  }
  await compile();
  console.log(`generators: both compile (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
