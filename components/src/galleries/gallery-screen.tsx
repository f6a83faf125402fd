import { formatDate } from '@fanlight/sdk/format';
import type { Gallery } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemAbout, ItemAccess, type ItemHandlers, ItemPage, MissingPage, MoreFrom } from '../content/index.ts';
import {
  EmptyState,
  type Loadable,
  LoadableView,
  LocalDate,
  Skeleton,
  SkeletonText,
  Stack,
} from '../primitives/index.ts';
import { GalleryPhotos, GalleryPhotosSkeleton } from './gallery-photos.tsx';

export interface GalleryActions extends ItemHandlers<Gallery> {
  /** Opens a photo in the full-page viewer. */
  onOpen: (gallery: Gallery, photoId: string) => void;
}

export interface GalleryScreenProps {
  gallery: Loadable<Gallery>;
  /** Whether the gallery does not exist or is hidden from the viewer. */
  isMissing?: boolean;
  actions: GalleryActions;
  /** A button that follows the performer. */
  follow?: ReactNode;
  /** Other galleries of the performer: a `GalleryList`. */
  similar?: ReactNode;
  homeHref: string;
}

function About({ gallery, actions, follow }: Pick<GalleryScreenProps, 'actions' | 'follow'> & { gallery: Gallery }) {
  const { t, i18n } = useTranslation('galleries');
  const details = (
    <>
      {t('photos', { count: gallery.totalPhotos })}
      {' · '}
      <LocalDate at={gallery.createdAt}>{formatDate(gallery.createdAt, i18n.language)}</LocalDate>
    </>
  );
  return <ItemAbout item={gallery} details={details} menuLabel={t('menu')} actions={actions} follow={follow} />;
}

function GallerySkeleton() {
  return (
    <Stack gap="6">
      <Stack gap="4">
        <Skeleton h="32px" w="70%" />
        <Skeleton h="44px" w="220px" />
        <SkeletonText lines={2} />
      </Stack>
      <GalleryPhotosSkeleton />
    </Stack>
  );
}

/** `/galleries/{id}`: a gallery with its photos, or with the action that unlocks it. */
export function GalleryScreen({ gallery, isMissing = false, actions, follow, similar, homeHref }: GalleryScreenProps) {
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
            <About gallery={value} actions={actions} follow={follow} />
            <ItemAccess
              item={value}
              preview={value.thumbnail?.preview ?? null}
              ratio={4 / 3}
              note={t('photos', { count: value.totalPhotos })}
              onUnlock={(action) => actions.onUnlock(value, action)}
            >
              {value.photos.length > 0 ? (
                <GalleryPhotos gallery={value} onOpen={(photoId) => actions.onOpen(value, photoId)} />
              ) : (
                <EmptyState illustration="frame" title={t('empty')} text={t('emptyText')} />
              )}
            </ItemAccess>
            {similar && <MoreFrom name={value.performer.name}>{similar}</MoreFrom>}
          </Stack>
        )}
      </LoadableView>
    </ItemPage>
  );
}
