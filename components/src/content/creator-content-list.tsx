import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  type EmptyStateProps,
  type ListLoadable,
  LoadableList,
} from '../primitives/index.ts';
import { CreatorContentFrame, type CreatorContentFrameProps } from './creator-content-frame.tsx';
import { CreatorRowsSkeleton } from './creator-row.tsx';

export interface CreatorContentListProps<Item> extends Pick<CreatorContentFrameProps, 'current'> {
  data: ListLoadable<Item>;
  getKey: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  onLoadMore: () => void;
  /** The accessible name of the list. */
  label: string;
  /** The link that creates an item. */
  create: { label: string; href: string };
  /** The search, the filters and the order. */
  filters: ReactNode;
  /** The text if nothing matches the filters, and the button that clears them; null without filters. */
  noMatch: { title: string; showAll: string; onShowAll: () => void } | null;
  /** Shows the items in a grid instead of rows, such as pictures. */
  grid?: { columnWidth: string; skeleton: ReactNode };
  /** The texts of a list in which nothing was created yet. */
  empty: Pick<EmptyStateProps, 'illustration' | 'title' | 'text'>;
}

/** The page of a list of a performer's own content: title, tabs, filters, and the list itself. */
export function CreatorContentList<Item>(props: CreatorContentListProps<Item>) {
  const { current, data, create, filters, noMatch, grid, empty, ...list } = props;
  // An empty list has the link below its text.
  const hasOffer = !noMatch && data.state === 'ready' && data.value.items.length === 0;
  const link = (
    <ButtonLink to={create.href} variant="main" size="sm" icon={Plus}>
      {create.label}
    </ButtonLink>
  );
  return (
    <CreatorContentFrame current={current} actions={hasOffer ? null : link}>
      {filters}
      <Card padding="sm">
        <LoadableList
          {...list}
          data={data}
          skeleton={grid?.skeleton ?? <CreatorRowsSkeleton />}
          {...(grid ? { columnWidth: grid.columnWidth, gap: '2' } : { gap: '0', isDivided: true })}
          empty={
            noMatch ? (
              <EmptyState
                illustration="lantern"
                title={noMatch.title}
                action={
                  <Button variant="outline" onClick={noMatch.onShowAll}>
                    {noMatch.showAll}
                  </Button>
                }
              />
            ) : (
              <EmptyState {...empty} action={link} />
            )
          }
        />
      </Card>
    </CreatorContentFrame>
  );
}
