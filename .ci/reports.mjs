// Reads the JSON reports of Vitest and Playwright.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Report
 * @property {number} passed
 * @property {number} failed includes flaky Playwright tests, which have failed at least once
 * @property {Failure[]} failures of tests, and of test files that did not load
 * @property {Skipped[]} skipped tests that were collected but did not run
 */

/**
 * @typedef {object} Failure
 * @property {string} name of the test or the file
 * @property {string[]} message the first lines of the error, and its place
 */

/**
 * @typedef {object} Skipped
 * @property {string} name
 * @property {string[]} tags of the test (vitest.config.ts); some are the reason why it was skipped
 */

/** The maximum number of lines of a message. */
const longestMessage = 12;

/** Returns the message of an error without colours and empty lines, and the first place outside the dependencies. */
function summarize(error = '') {
  const lines = stripVTControlCharacters(error)
    .replaceAll(`${process.cwd()}/`, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const isPlace = (line) => /^\s+at /.test(line);
  const place = lines.find((line) => isPlace(line) && !line.includes('node_modules'));
  const end = lines.findIndex(isPlace);
  const message = lines.slice(0, end === -1 ? longestMessage : Math.min(end, longestMessage));
  return place ? [...message, place.trim()] : message;
}

/** @returns {Report} */
function readVitest(report) {
  const failures = [];
  const skipped = [];
  for (const file of report.testResults) {
    const path = relative(process.cwd(), file.name);
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    for (const test of failed)
      failures.push({ name: `${path}: ${test.fullName.trim()}`, message: summarize(test.failureMessages?.[0]) });
    // A file that could not be loaded has no tests.
    if (failed.length === 0 && file.status === 'failed')
      failures.push({ name: path, message: summarize(file.message) });
    for (const test of file.assertionResults)
      if (test.status !== 'failed' && test.status !== 'passed')
        skipped.push({ name: `${path}: ${test.fullName.trim()}`, tags: test.tags ?? [] });
  }
  return { passed: report.numPassedTests, failed: failures.length, failures, skipped };
}

/** Returns the specs of a Playwright suite and of its nested suites. */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** @returns {Report} */
function readPlaywright(report) {
  const having = (status) =>
    specsOf(report).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === status)
        .map(({ results = [] }) => ({
          name: `${spec.file}: ${spec.title}`,
          message: summarize(results.find(({ error }) => error)?.error.stack),
        })),
    );
  const failures = [...having('unexpected'), ...having('flaky')];
  return {
    passed: report.stats.expected,
    failed: failures.length,
    failures,
    skipped: having('skipped').map(({ name }) => ({ name, tags: [] })),
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
