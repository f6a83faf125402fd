import { fileKinds, type LibraryFilter, libraryUses } from '@fanlight/components/library';
import { libraryParamsOf } from '../../groups/files/index.ts';
import { createUrlFilter } from '../../url-filter.ts';
import { readDay } from './read-day.ts';

/** Reads the filters from the URL. */
const read = (search: URLSearchParams): LibraryFilter => ({
  query: search.get('q') ?? '',
  kind: fileKinds.find((kind) => kind === search.get('kind')) ?? null,
  use: libraryUses.find((use) => use === search.get('use')) ?? null,
  from: readDay(search.get('from')),
  to: readDay(search.get('to')),
});

const toSearch = ({ query, kind, use, from, to }: LibraryFilter) => ({
  ...(query && { q: query }),
  ...(kind && { kind }),
  ...(use && { use }),
  ...(from && { from }),
  ...(to && { to }),
});

/** The filters of the media library, which are in the URL. */
export const { paramsOf, useFilter } = createUrlFilter({ read, toSearch, toParams: libraryParamsOf });
