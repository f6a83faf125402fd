import type { Plugin } from 'vite';
import { readMetaDescription, readStorySources } from './story-source.ts';

const isStories = /\.stories\.tsx?$/;

/** Returns the statement that adds parameters for docs pages to a story, or to the meta of a file. */
const withDocs = (name: string, docs: object): string =>
  `;${name}.parameters = { ...${name}.parameters, docs: { ...${JSON.stringify(docs)}, ...${name}.parameters?.docs } };`;

/** Returns the statements that add doc comments and sources to the stories of a file. */
export function documentStories(source: string): string {
  const description = readMetaDescription(source);
  return [
    ...(description ? [withDocs('meta', { description: { component: description } })] : []),
    ...readStorySources(source).map((story) =>
      withDocs(story.name, {
        source: { originalSource: story.code },
        ...(story.description && { description: { story: story.description } }),
      }),
    ),
  ].join('\n');
}

/**
 * Adds the doc comment and the source of each story, for docs pages and the panel "Stage". Storybook's own plugin parses
 * each file twice and prints it again, which took a third of a build.
 */
export const storyDocs = (): Plugin => ({
  name: 'fanlight:story-docs',
  enforce: 'pre',
  // Tests do not use them.
  apply: () => !process.env.VITEST,
  transform(code, id) {
    if (!isStories.test(id)) return undefined;
    // The code is appended, so that the source map stays valid.
    return { code: `${code}\n${documentStories(code)}`, map: null };
  },
});
