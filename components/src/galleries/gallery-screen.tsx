import { formatDate } from '@fanlight/sdk/format';
import type { Gallery } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { ItemActions, PerformerLine } from '../content/index.ts';
import { RichText } from '../feeds/index.ts';
import { Paywall } from '../paywall/index.ts';
import {
  Box,
  ButtonLink,
  EmptyState,
  Flex,
  Heading,
  type Loadable,
  LoadableView,
  LocalText,
  Media,
  Skeleton,
  SkeletonText,
  Stack,
  styled,
  Text,
} from '../primitives/index.ts';

/** What can be done with a gallery. */
export interface GalleryActions {
  /** Likes, or takes it back. */
  onLike: (gallery: Gallery) => void;
  /** Bookmarks, or takes it back. */
  onBookmark: (gallery: Gallery) => void;
  onShare: (gallery: Gallery) => void;
  /** Begins the required action of `gallery.access`. */
  onUnlock: (gallery: Gallery) => void;
  /** For galleries of others (rule R1). */
  onReport: (gallery: Gallery) => void;
  /** Shows one of its photos over the whole page. */
  onOpen: (gallery: Gallery, photoId: string) => void;
}

/** Props of {@link GalleryScreen}. */
export interface GalleryScreenProps {
  gallery: Loadable<Gallery>;
  /** There is no such gallery, or not for this viewer. */
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

/** Photos as wide as a column, each in its shape within bounds, so that rows stay even. */
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
  const { title, description, totalPhotos, createdAt, performer } = gallery;
  return (
    <Stack gap="3">
      <Heading level={1} overflowWrap="anywhere">
        {title}
      </Heading>
      <Text tone="subtle" size="xs" fontVariantNumeric="tabular-nums">
        {t('photos', { count: totalPhotos })}
        {' · '}
        <LocalText>{formatDate(createdAt, i18n.language)}</LocalText>
      </Text>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <PerformerLine performer={performer} />
        <ItemActions
          item={gallery}
          menuLabel={t('menu')}
          onLike={() => actions.onLike(gallery)}
          onBookmark={() => actions.onBookmark(gallery)}
          onShare={() => actions.onShare(gallery)}
          onReport={() => actions.onReport(gallery)}
        />
      </Flex>
      {description && (
        <Text size="md" whiteSpace="pre-line" overflowWrap="anywhere">
          <RichText text={description} />
        </Text>
      )}
    </Stack>
  );
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

/** `/galleries/{id}`: what it is, who made it, and its photos, or the required action. */
export function GalleryScreen({ gallery, isMissing = false, actions, homeHref }: GalleryScreenProps) {
  const { t } = useTranslation('galleries');
  if (isMissing) {
    return (
      <EmptyState
        level={1}
        illustration="lantern"
        title={t('missingTitle')}
        text={t('missingText')}
        action={<ButtonLink to={homeHref}>{t('missingAction')}</ButtonLink>}
      />
    );
  }
  return (
    <LoadableView data={gallery} skeleton={<GallerySkeleton />}>
      {(value) => (
        <Stack gap="6">
          <About gallery={value} actions={actions} />
          {value.access.isAllowed ? (
            <Photos gallery={value} onOpen={actions.onOpen} />
          ) : (
            <Paywall
              item={value}
              preview={value.thumbnail?.preview}
              ratio={4 / 3}
              note={t('photos', { count: value.totalPhotos })}
              onUnlock={() => actions.onUnlock(value)}
            />
          )}
        </Stack>
      )}
    </LoadableView>
  );
}
