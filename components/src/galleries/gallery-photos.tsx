import type { Gallery, Picture } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Box, Media, MediaButton, Skeleton } from '../primitives/index.ts';

/** Two columns on phones. On wider screens six, of which a photo takes two or three. */
const grid = { display: 'grid', gap: '2', gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(6, 1fr)' } } as const;

/**
 * Returns how many columns a photo takes, so that every row is full: on phones, the first of an odd number of photos
 * takes the row. On wider screens, rows of two large photos come before the rows of three.
 */
function spanOf(index: number, total: number) {
  const large = [0, 4, 2][total % 3] ?? 0;
  const wide = index < large ? 3 : 2;
  return { base: total % 2 === 1 && index === 0 ? 2 : 1, md: total === 1 ? 6 : wide };
}

/** The longest side of a thumbnail, in px. */
const thumbnailSide = 480;

/** Returns the files of a photo with their widths. */
function sourcesOf({ url, thumbnailUrl, width, height }: Picture) {
  const src = thumbnailUrl ?? url ?? '';
  if (!url || !thumbnailUrl) return { src };
  const thumbnailWidth = Math.round((width * thumbnailSide) / Math.max(width, height, thumbnailSide));
  return { src, srcSet: `${thumbnailUrl} ${thumbnailWidth}w, ${url} ${width}w` };
}

/** The photos of a gallery, cropped to squares. A single photo keeps its shape. */
export function GalleryPhotos({ gallery, onOpen }: { gallery: Gallery; onOpen: (photoId: string) => void }) {
  const { t } = useTranslation('galleries');
  const { photos, title } = gallery;
  return (
    <Box as="ul" aria-label={t('photosOf', { title })} listStyleType="none" p="0" m="0" {...grid}>
      {photos.map((photo, index) => {
        const span = spanOf(index, photos.length);
        return (
          <Box as="li" key={photo._id} minW="0" gridColumn={{ base: `span ${span.base}`, md: `span ${span.md}` }}>
            <MediaButton onClick={() => onOpen(photo._id)}>
              <Media
                {...sourcesOf(photo)}
                sizes={`(min-width: 768px) ${span.md * 160}px, ${span.base * 50}vw`}
                alt={photo.alt || t('photo', { number: index + 1, total: photos.length })}
                ratio={photos.length === 1 ? photo.width / photo.height : 1}
                preview={photo.preview}
                rounded={false}
                priority={index < 4}
              />
            </MediaButton>
          </Box>
        );
      })}
    </Box>
  );
}

export function GalleryPhotosSkeleton() {
  return (
    <Box {...grid}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <Skeleton key={place} borderRadius="control" gridColumn={{ md: 'span 2' }} style={{ aspectRatio: 1 }} />
      ))}
    </Box>
  );
}
