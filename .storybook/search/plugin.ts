import type { Plugin } from 'vite';
import { searchWordsFile } from './file.ts';
import { readSearchWords } from './words.ts';

const write = () => JSON.stringify(readSearchWords());

/** Serves the words of the search, which the manager reads, and writes them into the built Storybook. */
export const searchWords = (): Plugin => ({
  name: 'fanlight:search-words',
  configureServer({ middlewares }) {
    middlewares.use(`/${searchWordsFile}`, (_request, response) => {
      response.setHeader('Content-Type', 'application/json').end(write());
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: searchWordsFile, source: write() });
  },
});
