// `npm run check:breaking` lists the changes of the contract since its last release that break clients. It fails if the
// version of the contract does not allow them. `-- --all` also lists the changes that break no clients. `-- --release`
// stores the current contract as the released contract.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleTo } from '../generate/bundle.mjs';
import { readContract } from '../generate/contract.mjs';
import { compareContracts, mayBreak } from './compare.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const released = path.join(here, 'released.json');
const current = path.join(here, '../../.cache/breaking/openapi.json');

await bundleTo(current);
const [before, after] = [readContract(released), readContract(current)];
if (process.argv.includes('--release')) {
  fs.copyFileSync(current, released);
  console.log(`openapi/checks/released.json is now the contract ${after.info.version}.`);
} else {
  const changes = compareContracts(before, after);
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  for (const { isBreaking, subject, where, what } of process.argv.includes('--all') ? changes : breaking)
    console.log(`${isBreaking ? 'breaks' : 'adds  '}  ${[subject, where].filter(Boolean).join(' ')}: ${what}`);
  const [from, to] = [before.info.version, after.info.version];
  console.log(
    `contract ${from} → ${to}: ${breaking.length} breaking changes, ${changes.length - breaking.length} others`,
  );
  if (breaking.length && !mayBreak(from, to)) {
    console.error(`A breaking change needs a new major version after ${from} (info.version in openapi/openapi.yaml).`);
    process.exitCode = 1;
  }
}
