import type { ReactNode } from 'react';
import { Box, Flex } from '../primitives/index.ts';

/** The size of the picture of an item at the end of a row. */
export const thumbnailSize = '48px';

export interface RowFrameProps {
  picture: ReactNode;
  thumbnail: ReactNode;
  /** The mark of an unread notification, in the space before the row. */
  mark: ReactNode;
  /** Whether a menu is placed over the end of the row. */
  hasMenu: boolean;
  children: ReactNode;
}

/** The width of the text below which the thumbnail moves to a line of its own, which happens only in large text. */
const minTextWidth = '6.5rem';
/** The width of the menu's button. */
const menuWidth = '2.25rem';

/**
 * The parts of a row in a line. On phones the menu is below the thumbnail instead of beside it, so that the text keeps
 * its width.
 */
export function RowFrame({ picture, thumbnail, mark, hasMenu, children }: RowFrameProps) {
  return (
    <Flex
      position="relative"
      gap="3"
      wrap="wrap"
      alignItems="flex-start"
      alignContent="flex-start"
      flex="1"
      minW="0"
      minH={hasMenu && thumbnail ? { base: '96px', md: '0' } : undefined}
      pe={{ base: '0', md: hasMenu ? '2.5rem' : '0' }}
    >
      <Box position="absolute" insetStart="-10px" top="18px">
        {mark}
      </Box>
      {picture}
      <Box flexGrow="1" flexShrink="1" flexBasis={minTextWidth} minW="0" overflowWrap="anywhere">
        {children}
      </Box>
      <Flex justifyContent="flex-end" flexShrink="0" minW={{ base: hasMenu ? menuWidth : '0', md: '0' }}>
        {thumbnail}
      </Flex>
    </Flex>
  );
}
