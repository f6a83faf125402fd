import { formatCount } from '@fanlight/sdk/format';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon, type MenuTriggerProps, styled } from '../primitives/index.ts';

export interface ReelActionProps extends Partial<MenuTriggerProps> {
  icon: LucideIcon;
  label: string;
  /** The count below the icon. A count of 0 is not shown. */
  count?: number;
  /** Whether the label is also visible below the icon, instead of a count. */
  isLabelShown?: boolean;
  /** The state of a toggle. */
  pressed?: boolean;
  onClick: () => void;
}

const Disc = styled('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: '1',
    // A wide caption hangs over both sides, so that it does not move the column of discs.
    w: 'target',
    color: 'locked.fg',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '& > span:first-of-type': {
      display: 'grid',
      placeItems: 'center',
      w: 'target',
      h: 'target',
      borderRadius: 'full',
      // Beside the video, the disc is on a black background.
      bg: { base: 'locked.scrim', md: 'bg.raised' },
      transition: 'transform 120ms',
    },
    '&:active > span:first-of-type': { transform: 'scale(0.92)' },
    '&[aria-pressed=true]': { color: 'accent.solid' },
    _focusVisible: { outlineColor: 'locked.fg' },
  },
});

/** A button of a reel. It is light on a dark disc, which is visible on any video. */
export function ReelAction({ icon, label, count = 0, isLabelShown = false, pressed, ...rest }: ReelActionProps) {
  const { i18n } = useTranslation('reels');
  const shown = formatCount(count, i18n.language);
  const caption = isLabelShown ? label : count > 0 && shown;
  return (
    <Disc
      type="button"
      aria-label={count > 0 ? `${label}, ${shown}` : label}
      title={label}
      aria-pressed={pressed}
      {...rest}
    >
      <span>
        <Icon icon={icon} filled={pressed} size={22} />
      </span>
      {caption && (
        <styled.span aria-hidden px="1" whiteSpace="nowrap" borderRadius="full" bg="locked.scrim" color="locked.fg">
          {caption}
        </styled.span>
      )}
    </Disc>
  );
}
