import type { Performer } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { fillColumns, Grid, type ListLoadable, LoadableList } from '../primitives/index.ts';
import { PerformerCard, PerformerCardSkeleton } from './performer-card.tsx';

export interface PerformerGridProps {
  performers: ListLoadable<Performer>;
  onLoadMore: () => void;
  /** The name of the list for assistive technology. */
  label: string;
  empty: ReactNode;
}

const columnWidth = '240px';

function CardsSkeleton() {
  const shapes = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
  return (
    <Grid gap="4" gridTemplateColumns={fillColumns(columnWidth)}>
      {shapes.map((shape) => (
        <PerformerCardSkeleton key={shape} />
      ))}
    </Grid>
  );
}

/** A grid of performers that loads more performers while the viewer scrolls. */
export function PerformerGrid({ performers, ...list }: PerformerGridProps) {
  return (
    <LoadableList
      {...list}
      data={performers}
      skeleton={<CardsSkeleton />}
      getKey={(performer) => performer._id}
      renderItem={(performer) => <PerformerCard performer={performer} />}
      columnWidth={columnWidth}
    />
  );
}
