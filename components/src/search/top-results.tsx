import type { Feed, Gallery, Performer, Product, Video } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GalleryCard } from '../galleries/index.ts';
import { paths, type SearchTab } from '../paths/index.ts';
import { PerformerCard, PerformerCardSkeleton } from '../performers/index.ts';
import { Box, Flex, fillColumns, Grid, Heading, Stack, TextLink } from '../primitives/index.ts';
import { ProductCard } from '../products/index.ts';
import { VideoCard } from '../videos/index.ts';
import { PostResult, PostResultSkeleton } from './post-result.tsx';

/** The first results of a type, and the number of all its results. */
export interface TopOfType<T> {
  data: readonly T[];
  total: number;
}

/** The best results of each type. */
export interface TopResults {
  creators: TopOfType<Performer>;
  posts: TopOfType<Feed>;
  videos: TopOfType<Video>;
  galleries: TopOfType<Gallery>;
  store: TopOfType<Product>;
}

/** Whether a search has results of any type. */
export function hasResults(results: TopResults): boolean {
  return Object.values(results).some(({ data }) => data.length > 0);
}

const columns = fillColumns('240px');

/** Cards of pictures have at least this width in px, so that three types with one result each fit into a row. */
const mediaPx = 184;

/** Short sections of pictures share a row: each is as wide as its results, but never wider than the page. */
const shareRow = (total: number) => ({
  flex: `${total} 1 ${total * mediaPx}px`,
  minWidth: `min(100%, ${mediaPx}px)`,
  maxWidth: `${total * 2 * mediaPx}px`,
});

interface SectionProps<T> {
  q: string;
  tab: Exclude<SearchTab, 'top'>;
  results: TopOfType<T>;
  /** Whether the section may stand beside others. */
  isShort?: boolean;
  children: (item: T) => ReactNode;
}

/** A heading, the first results of a type, and a link to its other results. Renders nothing if there are no results. */
function Section<T extends { _id: string }>({ q, tab, results, isShort = false, children }: SectionProps<T>) {
  const { t } = useTranslation('search');
  const { data, total } = results;
  if (data.length === 0) return null;
  const kind = t(`tabs.${tab}`);
  const items = data.map((item) => (
    <Box as="li" key={item._id} minW="0">
      {children(item)}
    </Box>
  ));
  const label = t(`results.${tab}`);
  return (
    <Stack as="section" gap="3" aria-label={label} style={isShort ? shareRow(data.length) : undefined}>
      <Flex align="center" justify="space-between" gap="3">
        <Heading level={2}>{kind}</Heading>
        {total > data.length && (
          <TextLink to={paths.search(q, tab)} aria-label={t('seeAllOf', { kind })}>
            {t('seeAll')}
          </TextLink>
        )}
      </Flex>
      {tab === 'posts' ? (
        <Stack as="ul" gap="3" aria-label={label} listStyleType="none">
          {items}
        </Stack>
      ) : (
        <Grid as="ul" gap="4" aria-label={label} listStyleType="none" gridTemplateColumns={columns}>
          {items}
        </Grid>
      )}
    </Stack>
  );
}

/** The best results, with a section for each type that has results. */
export function TopResultsView({ q, results }: { q: string; results: TopResults }) {
  return (
    <Stack gap="10">
      <Section q={q} tab="creators" results={results.creators}>
        {(performer) => <PerformerCard performer={performer} />}
      </Section>
      <Section q={q} tab="posts" results={results.posts}>
        {(feed) => <PostResult feed={feed} q={q} />}
      </Section>
      <Flex wrap="wrap" columnGap="6" rowGap="10">
        <Section q={q} tab="videos" isShort results={results.videos}>
          {(video) => <VideoCard video={video} withPerformer />}
        </Section>
        <Section q={q} tab="galleries" isShort results={results.galleries}>
          {(gallery) => <GalleryCard gallery={gallery} withPerformer />}
        </Section>
        <Section q={q} tab="store" isShort results={results.store}>
          {(product) => <ProductCard product={product} withPerformer />}
        </Section>
      </Flex>
    </Stack>
  );
}

/** The skeleton of a {@link TopResultsView}. */
export function TopResultsSkeleton() {
  return (
    <Stack gap="10">
      <Grid gap="4" gridTemplateColumns={columns}>
        <PerformerCardSkeleton />
        <PerformerCardSkeleton />
      </Grid>
      <Stack gap="3">
        <PostResultSkeleton />
        <PostResultSkeleton />
      </Stack>
    </Stack>
  );
}
