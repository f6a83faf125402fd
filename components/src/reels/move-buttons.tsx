import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton, Stack } from '../primitives/index.ts';
import { videoEnd } from './reel-layout.ts';

/** Hides the buttons where there is no room for them, but not while they have the focus. */
const hidden = { opacity: '0', pointerEvents: 'none' } as const;

/** The buttons that change the reel, beside the controls of the reel. */
export function MoveButtons({ onMove }: { onMove: (by: 1 | -1) => void }) {
  const { t } = useTranslation('reels');
  return (
    // Hidden on phones, where viewers swipe. Screen readers can use the buttons on phones, too.
    <Stack
      position="absolute"
      insetStart={{ base: '4', md: videoEnd }}
      ms={{ md: '72px' }}
      top="50%"
      transform="translateY(-50%)"
      zIndex="bar"
      gap="2"
      css={{
        ...hidden,
        md: { opacity: '1', pointerEvents: 'auto', '@media (max-height: 37rem)': hidden },
        '&:focus-within': { opacity: '1 !important' },
      }}
    >
      <IconButton
        icon={ChevronUp}
        label={t('previous')}
        variant="quiet"
        borderColor="border.control"
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={t('next')}
        variant="quiet"
        borderColor="border.control"
        onClick={() => onMove(1)}
      />
    </Stack>
  );
}
