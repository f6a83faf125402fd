import type { Video } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { Box, fillColumns, type ListLoadable, LoadableList } from '../primitives/index.ts';
import { VideoCard, VideoCardSkeleton } from './video-card.tsx';

export interface VideoListProps {
  videos: ListLoadable<Video>;
  onLoadMore: () => void;
  label: string;
  empty: ReactNode;
  /** Whether to show the performer of each item. */
  withPerformer?: boolean;
}

const columnWidth = '240px';

/** A grid of videos that loads more videos while the viewer scrolls. */
export function VideoList({ videos, onLoadMore, label, empty, withPerformer = false }: VideoListProps) {
  return (
    <LoadableList
      data={videos}
      skeleton={
        <Box display="grid" gap="4" gridTemplateColumns={fillColumns(columnWidth)}>
          <VideoCardSkeleton />
          <VideoCardSkeleton />
          <VideoCardSkeleton />
          <VideoCardSkeleton />
        </Box>
      }
      getKey={(video) => video._id}
      renderItem={(video) => <VideoCard video={video} withPerformer={withPerformer} />}
      onLoadMore={onLoadMore}
      label={label}
      empty={empty}
      columnWidth={columnWidth}
    />
  );
}
