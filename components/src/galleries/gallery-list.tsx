import type { Gallery } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { Box, fillColumns, type ListLoadable, LoadableList } from '../primitives/index.ts';
import { GalleryCard, GalleryCardSkeleton } from './gallery-card.tsx';

export interface GalleryListProps {
  galleries: ListLoadable<Gallery>;
  onLoadMore: () => void;
  label: string;
  empty: ReactNode;
  /** Whether to show the performer of each gallery. */
  withPerformer?: boolean;
  /** The text at the end of the list; a default if undefined, and none if null. */
  endText?: string | null;
}

const columnWidth = '220px';

/** A grid of galleries that loads more galleries while the viewer scrolls. */
export function GalleryList(props: GalleryListProps) {
  const { galleries, onLoadMore, label, empty, withPerformer = false, endText } = props;
  return (
    <LoadableList
      data={galleries}
      skeleton={
        <Box display="grid" gap="4" gridTemplateColumns={fillColumns(columnWidth)}>
          <GalleryCardSkeleton />
          <GalleryCardSkeleton />
          <GalleryCardSkeleton />
          <GalleryCardSkeleton />
        </Box>
      }
      getKey={(gallery) => gallery._id}
      renderItem={(gallery) => <GalleryCard gallery={gallery} withPerformer={withPerformer} />}
      onLoadMore={onLoadMore}
      label={label}
      empty={empty}
      endText={endText}
      columnWidth={columnWidth}
    />
  );
}
