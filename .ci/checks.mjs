// `npm run check:checks` plants one violation after another, and expects the check of its rule to report it. If a check
// passes although its rule is violated, the check is broken. The working tree must be clean, and is restored
// afterwards.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { plant } from './checks/plant.mjs';
import { violations } from './checks/violations.mjs';

/** Only the rules whose name contains this text are checked. By default, all rules are checked. */
const filter = process.argv[2] ?? '';

/**
 * Runs a check while the tree contains a violation. Returns the problem of the check; undefined if it has reported the
 * violation.
 */
function problemOf(violation) {
  const { file, check, output } = violation;
  const before = violation.text === undefined ? readFileSync(file, 'utf8') : undefined;
  const planted = plant(violation);
  try {
    writeFileSync(file, planted);
    const [command, ...args] = check;
    const { status, signal, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
    if (error ?? signal) throw error ?? new Error(`${command} was ended by ${signal}.`);
    if (status === 0) return 'passed despite the violation';
    return output.test(stdout + stderr) ? undefined : `failed for another reason:\n${(stdout + stderr).slice(-2000)}`;
  } finally {
    if (before === undefined) rmSync(file);
    else writeFileSync(file, before);
  }
}

const changed = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
if (changed) {
  console.error(`Commit or stash first: each violation is planted in the working tree.\n${changed}`);
  process.exit(1);
}

// Ctrl+C also interrupts the running check. This handler keeps the command alive until it has restored the file.
process.on('SIGINT', () => {});

const chosen = violations.filter(({ rule }) => rule.includes(filter));
let failed = 0;
for (const violation of chosen) {
  const problem = problemOf(violation);
  if (problem) failed += 1;
  console.log(
    `${problem ? '✗' : '✓'} ${violation.rule} (${violation.check.join(' ')})${problem ? `: ${problem}` : ''}`,
  );
}
console.log(`${chosen.length - failed} passed, ${failed} failed`);
if (failed || !chosen.length) process.exitCode = 1;
