export { SearchBox, type SearchBoxProps } from './search-box.tsx';
export { SearchLink } from './search-link.tsx';
export { type SearchResults, SearchScreen, type SearchScreenProps } from './search-screen.tsx';
export type { TopOfType, TopResults } from './top-results.tsx';
