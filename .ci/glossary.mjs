// `npm run check:glossary` checks that each concept has one term in code, comments and test titles (CONTRIBUTING,
// "Words"). It counts other wordings, and the counts may only fall.
import { globSync, readFileSync } from 'node:fs';

/**
 * Wordings to avoid, each with the standard term and the number of lines that may still contain the wording. With
 * `inProse`, only comments, test titles and the descriptions in the contract are searched, because texts of the demo
 * and names may contain the wording.
 */
const words = [
  { avoid: /\b(troupe|darkroom|deeds?)\b/i, use: 'demo, seed, actions', ceiling: 0 },
  { avoid: /\bpatience\b/i, use: 'timeout, with its unit', ceiling: 0 },
  { avoid: /\bbears?\b/i, use: 'idempotent', ceiling: 0 },
  { avoid: /\b(luckier|somebody was faster)\b/i, use: 'lost a race', ceiling: 0 },
  { avoid: /\b(who (is|are|was) gone|who left)\b/i, use: 'deleted account', ceiling: 0 },
  { avoid: /\bgiveWay\b/, use: 'refund, reversal', ceiling: 0 },
  { avoid: /\btelling\b/i, use: 'notify, publish', ceiling: 0 },
  { avoid: /\bwho asks\b/i, use: 'viewer', ceiling: 0 },
  { avoid: /\bway ?in\b|WayIn/i, use: 'requiredAction', ceiling: 0 },
  { avoid: /\bverdict/i, use: 'access', ceiling: 0 },
  // The remaining lines are about readers of streams, of archives and of the API reference.
  { avoid: /(?<![Ss]creen[- ])\b(readerOf|readers?)\b(?!\??\.(read|cancel|get)\b)/, use: 'viewer', ceiling: 20 },
  { avoid: /\bas far as the (viewer|reporter) finds\b/i, use: 'undefined if hidden from the viewer', ceiling: 0 },
  {
    avoid: /\b(for good|at hand|under way|says no|take[ns]? back|took back|gone to)\b/i,
    use: 'permanently, reverted',
    inProse: true,
    ceiling: 0,
  },
  { avoid: /\bof late\b/i, use: 'recently, with a time', ceiling: 0 },
  { avoid: /\bintentions?\b/i, use: 'PaymentIntent', ceiling: 0 },
  { avoid: /\bprocessor time\b/i, use: 'CPU time', ceiling: 0 },
  { avoid: /\b(by turns|as it stands|for ever)\b/i, use: 'alternately; current; permanently', ceiling: 0 },
  {
    avoid: /\b(as a stranger gets|as the contract has it|(nothing|none) where)\b/i,
    use: 'in the contract; if',
    ceiling: 0,
  },
  { avoid: /\bgives? back\b/i, use: 'release, refund, restore', ceiling: 0 },
  { avoid: /\b(at most|up to) so many\b/i, use: 'the number or its name', ceiling: 0 },
  {
    avoid: /\b(isKeptAway|isShownTo|isFound|isFoundBy|isListed|isOpenTo|isOut|isGone)\b/,
    use: 'isVisibleTo, isPublished (server/src/content/README.md)',
    ceiling: 0,
  },
  {
    avoid: /\b(nobody|somebody|someone|anybody|anyone|whoever)\b/i,
    use: 'visitor, viewer, user',
    inProse: true,
    ceiling: 0,
  },
  { avoid: /\bhear(s|d)?\b(?! it)/i, use: 'receives, is notified', inProse: true, ceiling: 0 },
  { avoid: /\btells?\b(?! apart)|\btold\b(?! apart)/i, use: 'notifies, returns, reports', inProse: true, ceiling: 0 },
  { avoid: /\b(came|comes|come) of\b/i, use: 'result, outcome', inProse: true, ceiling: 0 },
  { avoid: /\bside by side\b/i, use: 'concurrently; in a row', inProse: true, ceiling: 0 },
  { avoid: /\banew\b/i, use: 'again', inProse: true, ceiling: 0 },
  { avoid: /\byardsticks?\b/i, use: 'baseline', ceiling: 0 },
  { avoid: /\bstand-?ins?\b/i, use: 'fake', ceiling: 0 },
  { avoid: /\b(callers?Of|Callers?|findCaller)\b/, use: 'client, viewer', ceiling: 0 },
  { avoid: /^(Who|Whose|What|Where|How)\b(?!.*\?)/, use: 'a noun or a verb at the start', inProse: true, ceiling: 0 },
];

/** Returns the comment, the test title or the description in a line. */
function proseOf(file, line) {
  if (file.endsWith('.yaml')) return /\b(description|summary):|^\s+[A-Z][a-z].* |#/.test(line) ? line : '';
  const comment = /(?:^|\s)\/\/ (.*)|^\s*\/?\*+ ?(.*)|\/\*\* ?(.*)\*\//.exec(line);
  const title = /\b(?:it|test|describe)\b.*?\(\s*(['"`])(.*)\1/.exec(line);
  return (comment?.slice(1).find(Boolean) ?? title?.[2] ?? '').trim();
}

/** Files with texts for the users of the demo, and generated files. */
const skipped = [
  '**/node_modules',
  '**/dist',
  '**/generated',
  'mocks/src/demo/{creators,videos}',
  'mocks/src/mock-values.ts',
  'openapi/generate/mock-examples.mjs',
];

const files = globSync('{openapi,sdk,mocks,components,app,server,.ci,.storybook}/**/*.{ts,tsx,mjs,cjs,yaml}', {
  exclude: [...skipped, '.ci/glossary.mjs', '.ci/checks/violations.mjs'],
});
const lines = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line, index) => ({
      at: `${file}:${index + 1}`,
      text: line.replace(/examples:.*/, '').trim(),
      prose: proseOf(file, line),
    })),
);
// The names of folders and files must use the same terms.
lines.push(...files.map((file) => ({ at: file, text: file, prose: '' })));
for (const { avoid, use, inProse, ceiling } of words) {
  const found = lines.filter(({ text, prose }) => avoid.test(inProse ? prose : text));
  if (found.length > ceiling) {
    console.error(`${avoid.source}: ${found.length} lines, but at most ${ceiling} are allowed. Use: ${use}.`);
    for (const { at, text } of found) console.error(`  ${at}  ${text.slice(0, 120)}`);
    process.exitCode = 1;
  } else if (found.length < ceiling) {
    console.error(
      `${avoid.source}: lower its ceiling in .ci/glossary.mjs to ${found.length}, so that the count can't rise again.`,
    );
    process.exitCode = 1;
  }
}
if (!process.exitCode) console.log(`${words.length} wordings are within their ceilings.`);
