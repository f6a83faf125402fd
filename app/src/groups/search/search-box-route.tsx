import { paths } from '@fanlight/components/paths';
import { SearchBox, SearchLink } from '@fanlight/components/search';
import { useListSearchKeywords, useSaveSearchKeyword, useSearchPerformers } from '@fanlight/sdk/hooks';
import type { Performer } from '@fanlight/sdk/models';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDebounced } from '../../use-debounced.ts';

/** Performers are suggested from this number of typed characters on. */
const minCreatorQueryLength = 2;

/**
 * Returns the state and the callbacks of a search box: it fetches suggestions for the typed text, and starts the
 * search.
 */
export function useSearchBox(onSearch: (q: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const debounced = useDebounced(typed);
  const q = useDeferredValue(debounced)?.trim() ?? '';
  const { data } = useListSearchKeywords(
    { limit: 8, ...(q && { q }) },
    { query: { enabled: debounced !== null, placeholderData: (before) => before } },
  );
  const isCreatorSearch = q.length >= minCreatorQueryLength && !q.startsWith('#');
  const creators = useSearchPerformers(
    { q, limit: 4 },
    { query: { enabled: isCreatorSearch, placeholderData: (before) => before } },
  );
  const navigate = useNavigate();
  const save = useSaveSearchKeyword();
  return {
    creators: (isCreatorSearch && creators.data?.data) || [],
    suggestions: data?.data ?? [],
    onType: setTyped,
    onSearch: (words: string) => {
      // The search does not wait for this call, and ignores its failure: it only adds the words to the viewer's search
      // history.
      save.mutate({ data: { keyword: words } });
      onSearch(words);
    },
    onOpenCreator: ({ username, _id }: Performer) => void navigate(paths.profile(username ?? _id)),
  };
}

/** The search in the header: a field on wide screens, a link to the search page on phones. */
export function SearchInHeader() {
  const navigate = useNavigate();
  const box = useSearchBox((q) => void navigate(paths.search(q, q.startsWith('#') ? 'posts' : 'top')));
  return (
    <SearchLink>
      <SearchBox q="" {...box} />
    </SearchLink>
  );
}
