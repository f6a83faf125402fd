// Reads the JSON reports of Vitest and Playwright.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * @typedef {object} Report
 * @property {number} passed
 * @property {number} failed includes flaky Playwright tests, which have failed at least once
 * @property {string[]} names of failed tests, and of test files that did not load
 * @property {Skipped[]} skipped tests that were collected but did not run
 */

/**
 * @typedef {object} Skipped
 * @property {string} name
 * @property {string[]} tags of the test (vitest.config.ts); some are the reason why it was skipped
 */

/** @returns {Report} */
function readVitest(report) {
  const names = [];
  const skipped = [];
  for (const file of report.testResults) {
    const path = relative(process.cwd(), file.name);
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    names.push(...failed.map((test) => `${path}: ${test.fullName.trim()}`));
    // A file that could not be loaded has no tests.
    if (failed.length === 0 && file.status === 'failed') names.push(path);
    for (const test of file.assertionResults)
      if (test.status !== 'failed' && test.status !== 'passed')
        skipped.push({ name: `${path}: ${test.fullName.trim()}`, tags: test.tags ?? [] });
  }
  return { passed: report.numPassedTests, failed: names.length, names, skipped };
}

/** Returns the specs of a Playwright suite and of its nested suites. */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** @returns {Report} */
function readPlaywright(report) {
  const named = (status) =>
    specsOf(report).flatMap((spec) =>
      spec.tests.filter((test) => test.status === status).map(() => `${spec.file}: ${spec.title}`),
    );
  const names = [...named('unexpected'), ...named('flaky')];
  return {
    passed: report.stats.expected,
    failed: names.length,
    names,
    skipped: named('skipped').map((name) => ({ name, tags: [] })),
  };
}

/**
 * Reads a report of Vitest or Playwright.
 * @param {string} file
 * @returns {Report | undefined} undefined if the file is missing or not a report
 */
export function readReport(file) {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof report.numPassedTests === 'number') return readVitest(report);
  if (report.stats) return readPlaywright(report);
  return undefined;
}
