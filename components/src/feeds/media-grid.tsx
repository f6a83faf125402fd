import type { Feed } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Box, Media, MediaButton, VisuallyHidden } from '../primitives/index.ts';

/** The maximum number of shown pictures. The last picture shows the number of hidden pictures. */
const maxPictures = 4;

/** Returns the width at which media is at most as high as 70 % of the window, so that the actions stay visible. */
export const widthOfHeight = (ratio: number): string => `calc(70vh * ${ratio})`;

export interface MediaGridProps {
  files: Feed['files'];
  onOpen: (index: number) => void;
  /** Loads the pictures with high priority. Set for the first post of a page. */
  priority?: boolean;
}

/**
 * Shows one to four pictures of a post. A single picture keeps its aspect ratio; several pictures are cropped to
 * squares.
 */
export function MediaGrid({ files, onOpen, priority = false }: MediaGridProps) {
  const { t } = useTranslation('feeds');
  const shown = files.slice(0, maxPictures);
  const hidden = files.length - shown.length;
  const isSingle = shown.length === 1;
  return (
    <Box display="grid" gap="1" gridTemplateColumns={isSingle ? '1fr' : '1fr 1fr'}>
      {shown.map((file, index) => {
        const isWide = shown.length === 3 && index === 0;
        const isCounted = hidden > 0 && index === shown.length - 1;
        const alt = file.alt || t('post.picture', { number: index + 1, total: files.length });
        const ratio = isSingle ? Math.max(0.8, file.width / file.height) : isWide ? 2 : 1;
        return (
          <MediaButton
            key={file._id}
            onClick={() => onOpen(index)}
            gridColumn={isWide ? '1 / -1' : undefined}
            mx="auto"
            style={isSingle ? { maxWidth: widthOfHeight(ratio) } : undefined}
          >
            <Media
              src={(isSingle ? file.url : (file.thumbnails[0] ?? file.url)) ?? ''}
              alt={alt}
              ratio={ratio}
              preview={file.preview}
              rounded={false}
              priority={priority && index === 0}
            >
              {isCounted && (
                <Box
                  position="absolute"
                  inset="0"
                  display="grid"
                  placeItems="center"
                  bg="locked.scrim"
                  color="locked.fg"
                  textStyle="title"
                >
                  <span aria-hidden>{`+${hidden}`}</span>
                  <VisuallyHidden>{t('post.morePictures', { count: hidden })}</VisuallyHidden>
                </Box>
              )}
            </Media>
          </MediaButton>
        );
      })}
    </Box>
  );
}
