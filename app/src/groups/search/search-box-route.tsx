import { paths } from '@fanlight/components/paths';
import { SearchBox, SearchLink } from '@fanlight/components/search';
import { useListSearchKeywords, useSaveSearchKeyword } from '@fanlight/sdk/hooks';
import { useDeferredValue, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Milliseconds without a keystroke before suggestions are fetched (debounce). */
const debounceMs = 150;

/** Returns the state and callbacks of a search box: suggestions for the input, and the search itself. */
export function useSearchBox(onSearch: (q: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const q = useDeferredValue(asked)?.trim() ?? '';
  const { data } = useListSearchKeywords(
    { limit: 8, ...(q && { q }) },
    { query: { enabled: asked !== null, placeholderData: (before) => before } },
  );
  const save = useSaveSearchKeyword();
  return {
    suggestions: data?.data ?? [],
    onType: setTyped,
    onSearch: (words: string) => {
      // Not awaited, and its failure is ignored: only the history of searches depends on it.
      save.mutate({ data: { keyword: words } });
      onSearch(words);
    },
  };
}

/** The header's search: a field, on a phone a link to the search page. */
export function SearchInHeader() {
  const navigate = useNavigate();
  const box = useSearchBox((q) => void navigate(paths.search(q)));
  return (
    <SearchLink>
      <SearchBox q="" {...box} />
    </SearchLink>
  );
}
