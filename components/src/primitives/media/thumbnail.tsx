import { Lock, type LucideIcon } from 'lucide-react';
import { styled } from '../../styled/index.ts';
import { Icon } from '../icon/index.ts';

/** The widths, which are also the heights. */
export const thumbnailSizes = { sm: '56px', md: '64px', lg: { base: '72px', md: '96px' } } as const;

export interface ThumbnailProps {
  url: string | null | undefined;
  /** The icon that is shown if there is no picture. */
  icon: LucideIcon;
  size?: keyof typeof thumbnailSizes;
  /** Whether the viewer has no access to the item. A lock is then shown over the picture, which should be blurred. */
  isLocked?: boolean;
}

/** The small square picture of an item in a row. It is decorative, because the row names the item. */
export function Thumbnail({ url, icon, size = 'md', isLocked = false }: ThumbnailProps) {
  return (
    <styled.div
      position="relative"
      display="grid"
      placeItems="center"
      flexShrink="0"
      w={thumbnailSizes[size]}
      h={thumbnailSizes[size]}
      overflow="hidden"
      borderRadius="control"
      bg="bg.raised"
      color="fg.subtle"
    >
      {url ? (
        <styled.img src={url} alt="" position="absolute" inset="0" w="full" h="full" objectFit="cover" loading="lazy" />
      ) : (
        !isLocked && <Icon icon={icon} />
      )}
      {isLocked && (
        <styled.div position="absolute" inset="0" display="grid" placeItems="center" bg="media.veil" color="locked.fg">
          <Icon icon={Lock} />
        </styled.div>
      )}
    </styled.div>
  );
}
