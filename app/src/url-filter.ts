import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The forms of a list's filter: in the URL, and as parameters of the request. */
interface UrlFilterForms<Filter, Params> {
  read: (search: URLSearchParams) => Filter;
  /** Returns the parameters of the URL. Default values are left out. */
  toSearch: (filter: Filter) => Record<string, string>;
  toParams: (filter: Filter) => Params;
}

/** Creates the functions by which the page of a list keeps its filter in the URL. */
export function createUrlFilter<Filter, Params>({ read, toSearch, toParams }: UrlFilterForms<Filter, Params>) {
  return {
    /** Returns the parameters of the request for the list at a URL. */
    paramsOf: (url: string): Params => toParams(read(new URL(url).searchParams)),
    /** Returns the filter, the parameters of the request, and the callback that changes the filter. */
    useFilter() {
      const [search, setSearch] = useSearchParams();
      // While the viewer types, the field is updated before the list.
      const listSearch = useDeferredValue(search);
      return {
        filter: read(search),
        params: toParams(read(listSearch)),
        onFilterChange: (next: Filter) => setSearch(toSearch(next), { replace: true, preventScrollReset: true }),
      };
    },
  };
}
