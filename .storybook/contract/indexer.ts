import { readFile } from 'node:fs/promises';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import { readStorySources } from '../story-source.ts';

/** The state of an operation that the source of a story names. */
interface NamedState {
  operation: string;
  state: string;
}

/** Returns the states that the stories in a file name, by the names of their exports. */
function readNamedStates(code: string): Map<string, NamedState> {
  if (!code.includes('shows(')) return new Map();
  return new Map(
    readStorySources(code).flatMap((story): [string, NamedState][] => {
      const [, operation, state] = /\bshows\('(\w+)', '([\w-]+)'\)/.exec(story.code) ?? [];
      return operation && state ? [[story.name, { operation, state }]] : [];
    }),
  );
}

const tagsOf = ({ operation, state }: NamedState): string[] => [
  `op-${operation}`,
  /^[A-Z]/.test(state) ? `error-${state}` : `state-${state}`,
];

/** Returns the stories in a file, each with the state that it names. */
export function readStories(code: string, options: Parameters<typeof loadCsf>[1]) {
  const csf = loadCsf(code, options).parse();
  const states = readNamedStates(code);
  return csf.indexInputs.map((input) => ({ input, named: states.get(input.exportName) }));
}

/** Returns the tag for what a story shows. Screens, flows and the stories of the contract have theirs in their files. */
export function kindOf(title: string): string[] {
  const [category, group] = title.split('/');
  if (category === 'Foundations') return ['foundation'];
  if (category !== 'Components') return [];
  if (group === 'Primitives') return ['primitive'];
  return [/Dialog$/.test(title) ? 'dialog' : /Form([A-Z]|$)/.test(title) ? 'form' : 'component'];
}

/** Returns the tag for the state of a screen, such as `state-load-more-failed` for the export `LoadMoreFailed`. */
export const stateOf = (exportName: string): string =>
  `state${exportName.replaceAll(/[A-Z]+(?![a-z])|[A-Z]/g, (letters) => `-${letters.toLowerCase()}`)}`;

/**
 * Wraps an indexer. Adds tags by which the sidebar filters and searches: the kind of what a story shows, the state of a
 * screen, and the state of an operation in `parameters.shows`.
 */
export const tagShown = (indexer: Indexer): Indexer => ({
  ...indexer,
  async createIndex(fileName, options) {
    const inputs = await indexer.createIndex(fileName, options);
    if (!/\.stories\.tsx?$/.test(fileName)) return inputs;
    const code = await readFile(fileName, 'utf8');
    const states = readNamedStates(code);
    return inputs.map((input) => {
      const { title = '', exportName, tags = [] } = input;
      const namedState = input.type === 'story' ? states.get(exportName) : undefined;
      const isState = input.type === 'story' && tags.includes('screen');
      const ofState = [...(isState ? [stateOf(exportName)] : []), ...(namedState ? tagsOf(namedState) : [])];
      return { ...input, tags: [...tags, ...kindOf(title), ...ofState] };
    });
  },
});
