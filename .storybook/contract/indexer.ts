import { readFile } from 'node:fs/promises';
import { type CsfFile, loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';

/** The state of an operation that the source of a story names. */
interface NamedState {
  operation: string;
  state: string;
}

/** Returns the state that the source of a story names. The story is an export of the file. */
function readNamedState(code: string, csf: CsfFile, exportName: string): NamedState | undefined {
  const { start, end } = csf.getStoryExport(exportName) as { start?: number; end?: number };
  const found = /\bshows\('(\w+)', '([\w-]+)'\)/.exec(code.slice(start ?? 0, end ?? 0));
  return found ? { operation: found[1] ?? '', state: found[2] ?? '' } : undefined;
}

const tagsOf = ({ operation, state }: NamedState): string[] => [
  `op-${operation}`,
  /^[A-Z]/.test(state) ? `error-${state}` : `state-${state}`,
];

/** Returns the stories in a file, each with the state that it names. */
export function readStories(code: string, options: Parameters<typeof loadCsf>[1]) {
  const csf = loadCsf(code, options).parse();
  return csf.indexInputs.map((input) => ({ input, named: readNamedState(code, csf, input.exportName) }));
}

/** Wraps an indexer. Adds tags for `parameters.shows`, by which the sidebar filters and searches. */
export const tagShown = (indexer: Indexer): Indexer => ({
  ...indexer,
  async createIndex(fileName, options) {
    const inputs = await indexer.createIndex(fileName, options);
    if (!/\.stories\.tsx?$/.test(fileName)) return inputs;
    const code = await readFile(fileName, 'utf8');
    if (!code.includes('shows(')) return inputs;
    const namedStates = new Map(
      readStories(code, { ...options, fileName }).map((story) => [story.input.exportName, story.named]),
    );
    return inputs.map((input) => {
      const namedState = input.type === 'story' ? namedStates.get(input.exportName) : undefined;
      return namedState ? { ...input, tags: [...(input.tags ?? []), ...tagsOf(namedState)] } : input;
    });
  },
});
