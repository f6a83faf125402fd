import { useEffect, useState } from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { addSearchWords } from './add-words.ts';
import { searchWordsFile } from './file.ts';
import type { SearchWords as Words } from './words.ts';

/**
 * Adds words to Storybook's index, by which its search then finds stories: operations, paths, and texts in Spanish. It
 * renders nothing. Storybook replaces the index when a file of stories changes, so the words are then added again.
 */
export function SearchWords() {
  const api = useStorybookApi();
  const { internal_index: index } = useStorybookState();
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    fetch(`./${searchWordsFile}`)
      .then((response) => response.json())
      .then(setWords)
      // The search then finds stories by their titles only.
      .catch(() => undefined);
  }, []);
  useEffect(() => {
    if (!index || !words || Object.values(index.entries).some((entry) => 'anchors' in entry)) return;
    void api.setIndex({ ...index, entries: addSearchWords(index.entries as never, words) } as typeof index);
  }, [api, index, words]);
  return null;
}
