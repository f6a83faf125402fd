import { paths } from '@fanlight/components/paths';
import { SearchBox, SearchLink } from '@fanlight/components/search';
import { useListSearchKeywords, useSaveSearchKeyword } from '@fanlight/sdk/hooks';
import { useDeferredValue, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Milliseconds without a key before suggestions are asked for. */
const pause = 150;

/** What a search box needs: suggestions for what is typed, and where a search leads. */
export function useSearchBox(onSearch: (q: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), pause);
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
      // Nobody waits for it, and nothing is lost without it.
      save.mutate({ data: { keyword: words } });
      onSearch(words);
    },
  };
}

/** In the header: the line to search with, on a phone the way to the page that has one. */
export function SearchInHeader() {
  const navigate = useNavigate();
  const box = useSearchBox((q) => void navigate(paths.search(q)));
  return (
    <SearchLink>
      <SearchBox q="" {...box} />
    </SearchLink>
  );
}
