import { formatDate } from '@fanlight/sdk/format';
import type { Gallery } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { ItemAbout, ItemAccess, type ItemHandlers, ItemPage, MissingPage } from '../content/index.ts';
import {
  Box,
  EmptyState,
  type Loadable,
  LoadableView,
  LocalDate,
  Media,
  Skeleton,
  SkeletonText,
  Stack,
  styled,
} from '../primitives/index.ts';

export interface GalleryActions extends ItemHandlers<Gallery> {
  /** Opens a photo in the full-page viewer. */
  onOpen: (gallery: Gallery, photoId: string) => void;
}

export interface GalleryScreenProps {
  gallery: Loadable<Gallery>;
  /** Whether the gallery does not exist or is hidden from the viewer. */
  isMissing?: boolean;
  actions: GalleryActions;
  homeHref: string;
}

const Tile = styled('button', {
  base: {
    position: 'relative',
    display: 'block',
    w: 'full',
    p: '0',
    overflow: 'hidden',
    borderRadius: 'control',
    cursor: 'zoom-in',
  },
});

/** The styles of a grid of photos that are cropped to squares. */
const grid = { display: 'grid', gap: '2', gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, 1fr)' } } as const;

function Photos({ gallery, onOpen }: { gallery: Gallery; onOpen: GalleryActions['onOpen'] }) {
  const { t } = useTranslation('galleries');
  const { photos, title } = gallery;
  if (photos.length === 0) return <EmptyState illustration="frame" title={t('empty')} text={t('emptyText')} />;
  return (
    <Box as="ul" aria-label={t('photosOf', { title })} listStyleType="none" p="0" m="0" {...grid}>
      {photos.map(({ _id, url, thumbnailUrl, preview, alt }, index) => (
        <Box as="li" key={_id} minW="0">
          <Tile type="button" onClick={() => onOpen(gallery, _id)}>
            <Media
              src={thumbnailUrl ?? url ?? ''}
              alt={alt || t('photo', { number: index + 1, total: photos.length })}
              ratio={1}
              preview={preview}
              rounded={false}
              priority={index < 4}
            />
          </Tile>
        </Box>
      ))}
    </Box>
  );
}

function About({ gallery, actions }: { gallery: Gallery; actions: GalleryActions }) {
  const { t, i18n } = useTranslation('galleries');
  const details = (
    <>
      {t('photos', { count: gallery.totalPhotos })}
      {' · '}
      <LocalDate at={gallery.createdAt}>{formatDate(gallery.createdAt, i18n.language)}</LocalDate>
    </>
  );
  return <ItemAbout item={gallery} details={details} menuLabel={t('menu')} actions={actions} />;
}

function GallerySkeleton() {
  return (
    <Stack gap="6">
      <Stack gap="4">
        <Skeleton h="32px" w="70%" />
        <Skeleton h="44px" w="220px" />
        <SkeletonText lines={2} />
      </Stack>
      <Box {...grid}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <Skeleton key={place} borderRadius="control" style={{ aspectRatio: 1 }} />
        ))}
      </Box>
    </Stack>
  );
}

/** `/galleries/{id}`: a gallery with its photos, or with the action that unlocks it. */
export function GalleryScreen({ gallery, isMissing = false, actions, homeHref }: GalleryScreenProps) {
  const { t } = useTranslation('galleries');
  if (isMissing) {
    return (
      <MissingPage title={t('missingTitle')} text={t('missingText')} action={t('missingAction')} homeHref={homeHref} />
    );
  }
  return (
    <ItemPage homeHref={homeHref}>
      <LoadableView data={gallery} skeleton={<GallerySkeleton />}>
        {(value) => (
          <Stack gap="6">
            <About gallery={value} actions={actions} />
            <ItemAccess
              item={value}
              preview={value.thumbnail?.preview ?? null}
              ratio={4 / 3}
              note={t('photos', { count: value.totalPhotos })}
              onUnlock={(action) => actions.onUnlock(value, action)}
            >
              <Photos gallery={value} onOpen={actions.onOpen} />
            </ItemAccess>
          </Stack>
        )}
      </LoadableView>
    </ItemPage>
  );
}
