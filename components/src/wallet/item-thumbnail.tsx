import type { LucideIcon } from 'lucide-react';
import { Box, Icon, styled } from '../primitives/index.ts';

export interface ItemThumbnailProps {
  url: string | null;
  /** The icon that is shown if there is no picture. */
  icon: LucideIcon;
}

/** The picture of a bought item, 64 pixels wide and high. */
export function ItemThumbnail({ url, icon }: ItemThumbnailProps) {
  const size = { w: '64px', h: '64px' } as const;
  return (
    <Box
      {...size}
      flexShrink="0"
      borderRadius="control"
      overflow="hidden"
      bg="bg.raised"
      color="fg.subtle"
      display="grid"
      placeContent="center"
    >
      {url ? <styled.img src={url} alt="" {...size} objectFit="cover" loading="lazy" /> : <Icon icon={icon} />}
    </Box>
  );
}
