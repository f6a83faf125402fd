import { useEffect, useMemo, useState } from 'react';
import type { IndexEntry } from 'storybook/internal/types';
import { useStorybookState } from 'storybook/manager-api';
import { searchWordsFile } from './file.ts';
import { createFinder } from './find.ts';
import type { SearchWords } from './words.ts';

/** Returns the search for stories once the index and the words are loaded. It is prepared only when it is used. */
export function useFinder(isUsed: boolean): ReturnType<typeof createFinder> | undefined {
  const { internal_index: index } = useStorybookState();
  const [words, setWords] = useState<SearchWords>();
  useEffect(() => {
    if (!isUsed) return;
    fetch(`./${searchWordsFile}`)
      .then((response) => response.json())
      // Without the words, the search finds stories by their names only.
      .catch(() => ({ components: {}, pages: {}, synonyms: {} }))
      .then(setWords);
  }, [isUsed]);
  return useMemo(
    () => index && words && createFinder(Object.values(index.entries) as IndexEntry[], words),
    [index, words],
  );
}

/** Returns Storybook's own search field, in whose place the finder is shown. Storybook removes it with the sidebar. */
export function useSearchPlace(): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    const find = () =>
      setPlace(document.getElementById('storybook-explorer-searchfield')?.closest('[role=search]') ?? null);
    find();
    const observer = new MutationObserver(find);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return place;
}
