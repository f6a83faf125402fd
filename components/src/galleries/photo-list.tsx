import type { Photo } from '@fanlight/sdk/models';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useJoinLabel } from '../paywall/index.ts';
import {
  Box,
  fillColumns,
  Icon,
  type ListLoadable,
  LoadableList,
  Media,
  MediaButton,
  Skeleton,
  Text,
  usePrice,
} from '../primitives/index.ts';
import { Blur } from './blur.tsx';

export interface PhotoListProps {
  photos: ListLoadable<Photo>;
  onLoadMore: () => void;
  label: string;
  empty: ReactNode;
  /** Opens a photo in the full-page viewer. */
  onOpen: (photo: Photo) => void;
  /** Starts the action that `photo.access` requires, such as subscribing. */
  onUnlock: (photo: Photo) => void;
}

/** The minimum width of a photo in a grid. */
export const photoWidth = '150px';

/** The skeleton of a grid of photos. */
export function PhotoGridSkeleton() {
  return (
    <Box display="grid" gap="2" gridTemplateColumns={fillColumns(photoWidth)}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((place) => (
        <Skeleton key={place} borderRadius="control" style={{ aspectRatio: 1 }} />
      ))}
    </Box>
  );
}

function PhotoTile({ photo, onOpen, onUnlock }: { photo: Photo } & Pick<PhotoListProps, 'onOpen' | 'onUnlock'>) {
  const { t } = useTranslation(['galleries', 'feeds']);
  const priceOf = usePrice();
  const joinLabel = useJoinLabel(photo);
  const { access, file, audience, performer, text } = photo;
  const src = file.thumbnailUrl ?? file.url;
  if (access.isAllowed && src) {
    const alt = file.alt || text || t('photoBy', { name: performer.name });
    return (
      <MediaButton onClick={() => onOpen(photo)}>
        <Media src={src} alt={alt} ratio={1} preview={file.preview} rounded={false} />
      </MediaButton>
    );
  }
  return (
    <MediaButton cursor="pointer" disabled={!access.requiredAction} onClick={() => onUnlock(photo)}>
      <Blur preview={file.preview} ratio={1}>
        <Box
          position="absolute"
          inset="0"
          display="grid"
          placeContent="center"
          justifyItems="center"
          gap="2"
          p="2"
          bg="locked.scrim"
          color="locked.fg"
          textAlign="center"
        >
          <Icon icon={Lock} label={t('locked')} />
          <Text color="locked.fg" size="xs">
            {joinLabel ??
              (access.requiredAction
                ? t(`feeds:post.locked.${access.requiredAction}`, { price: priceOf(access.price ?? 0) })
                : t(`feeds:post.locked.for.${audience}`, { name: performer.name }))}
          </Text>
        </Box>
      </Blur>
    </MediaButton>
  );
}

/** A grid of photos that are cropped to squares. It loads more photos while the viewer scrolls. */
export function PhotoList({ photos, onLoadMore, label, empty, onOpen, onUnlock }: PhotoListProps) {
  return (
    <LoadableList
      data={photos}
      skeleton={<PhotoGridSkeleton />}
      getKey={(photo) => photo._id}
      renderItem={(photo) => <PhotoTile photo={photo} onOpen={onOpen} onUnlock={onUnlock} />}
      onLoadMore={onLoadMore}
      label={label}
      empty={empty}
      columnWidth={photoWidth}
      gap="2"
    />
  );
}
