import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, IconButton, portraitWidth } from '../primitives/index.ts';

/** The distance of an arrow from the edge of the page. It is next to the story if there is room. */
const inset = `max(8px, calc(50% - ${portraitWidth} / 2 - 80px))`;

export interface StoryArrowsProps {
  hasPrevious: boolean;
  onMove: (by: 1 | -1) => void;
}

/**
 * The arrows beside a story, for pointers on screens that are wider than phones. Keys and assistive technology use the
 * buttons in the story.
 */
export function StoryArrows({ hasPrevious, onMove }: StoryArrowsProps) {
  const { t } = useTranslation('stories');
  const arrow = (icon: LucideIcon, label: string, by: 1 | -1) => (
    <IconButton
      icon={icon}
      label={label}
      variant="quiet"
      minH="56px"
      borderColor="border.control"
      tabIndex={-1}
      onClick={() => onMove(by)}
      css={{ '& svg': { width: '28px', height: '28px' } }}
    />
  );
  return (
    <Box display={{ base: 'none', md: 'block' }} aria-hidden>
      {hasPrevious && (
        <Box position="absolute" top="50%" transform="translateY(-50%)" zIndex="bar" insetStart={inset}>
          {arrow(ChevronLeft, t('previous'), -1)}
        </Box>
      )}
      <Box position="absolute" top="50%" transform="translateY(-50%)" zIndex="bar" insetEnd={inset}>
        {arrow(ChevronRight, t('next'), 1)}
      </Box>
    </Box>
  );
}
