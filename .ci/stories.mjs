// The steps that run all stories in one language and theme.

/** The languages and themes in which every story must pass. `npm test` runs the first combination. */
export const combinations = ['en-US dark', 'en-US light', 'es-ES dark', 'es-ES light'];

/**
 * Returns the step that runs stories in a language and a theme.
 * @param {string} combination such as `es-ES light`
 * @param {string[]} [folders] the folders of the stories; all by default
 * @returns {import('./steps.mjs').Step}
 */
export function storiesStep(combination, folders = []) {
  const results = `.cache/results/stories-${combination.replace(' ', '-')}.json`;
  return {
    name: `stories in ${combination}`,
    command: [
      'npx',
      'vitest',
      'run',
      '--project',
      'stories',
      ...folders,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${results}`,
    ],
    results,
    env: { FANLIGHT_STORIES: combination },
  };
}
