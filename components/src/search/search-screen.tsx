import type { Feed, Gallery, Performer, Product, Video } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { FeedList, type PostActions } from '../feeds/index.ts';
import { GalleryList } from '../galleries/index.ts';
import { paths, type SearchTab } from '../paths/index.ts';
import { PerformerGrid } from '../performers/index.ts';
import {
  EmptyState,
  Heading,
  LinkTabs,
  type ListLoadable,
  type Loadable,
  LoadableView,
  Stack,
} from '../primitives/index.ts';
import { ProductList } from '../products/index.ts';
import { VideoList } from '../videos/index.ts';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';
import { hasResults, type TopResults, TopResultsSkeleton, TopResultsView } from './top-results.tsx';

/** The results of one type. */
interface ResultList<T> {
  list: ListLoadable<T>;
  onLoadMore: () => void;
}

/** The results of the open tab. */
export type SearchResults =
  | { tab: 'top'; results: Loadable<TopResults> }
  | ({ tab: 'creators' } & ResultList<Performer>)
  | ({ tab: 'posts'; actions: PostActions } & ResultList<Feed>)
  | ({ tab: 'videos' } & ResultList<Video>)
  | ({ tab: 'galleries' } & ResultList<Gallery>)
  | ({ tab: 'store' } & ResultList<Product>);

export interface SearchScreenProps extends SearchBoxProps {
  results: SearchResults;
}

const tabs = ['top', 'creators', 'posts', 'videos', 'galleries', 'store'] as const satisfies SearchTab[];

function Results({ results, q }: Pick<SearchScreenProps, 'results' | 'q'>) {
  const { t } = useTranslation('search');
  const emptyText = t(results.tab === 'top' ? 'noMatchAnywhereText' : 'noMatchText');
  const empty = <EmptyState illustration="lantern" title={t('noMatchTitle', { q })} text={emptyText} />;
  if (results.tab === 'top')
    return (
      <LoadableView data={results.results} skeleton={<TopResultsSkeleton />}>
        {(top) => (hasResults(top) ? <TopResultsView q={q} results={top} /> : empty)}
      </LoadableView>
    );
  const shared = { label: t(`results.${results.tab}`), empty, onLoadMore: results.onLoadMore };
  if (results.tab === 'creators') return <PerformerGrid performers={results.list} {...shared} />;
  if (results.tab === 'videos') return <VideoList videos={results.list} withPerformer {...shared} />;
  if (results.tab === 'galleries') return <GalleryList galleries={results.list} withPerformer {...shared} />;
  if (results.tab === 'store') return <ProductList products={results.list} withPerformer {...shared} />;
  return <FeedList feeds={results.list} actions={results.actions} {...shared} />;
}

/**
 * `/search?q=&tab=`: shows the results of a search. One tab has the best results of all types, and each type has a tab.
 */
export function SearchScreen({ results, ...box }: SearchScreenProps) {
  const { t } = useTranslation('search');
  const { q } = box;
  return (
    <Stack gap="4">
      <Heading level={1} srOnly>
        {t('title')}
      </Heading>
      <SearchBox {...box} />
      {q === '' ? (
        <EmptyState illustration="lantern" title={t('beginTitle')} text={t('beginText')} />
      ) : (
        <>
          <LinkTabs
            label={t('tabs.label')}
            current={paths.search(q, results.tab)}
            tabs={tabs.map((tab) => ({ label: t(`tabs.${tab}`), href: paths.search(q, tab) }))}
          />
          <Results results={results} q={q} />
        </>
      )}
    </Stack>
  );
}
