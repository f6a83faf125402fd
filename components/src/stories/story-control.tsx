import type { LucideIcon } from 'lucide-react';
import { Icon, type MenuTriggerProps, styled } from '../primitives/index.ts';

const Disc = styled('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    w: 'target',
    h: 'target',
    borderRadius: 'full',
    color: 'locked.fg',
    cursor: 'pointer',
    transition: 'transform 120ms',
    _active: { transform: 'scale(0.92)' },
    '&[aria-pressed=true]': { color: 'accent.solid' },
    _focusVisible: { outlineColor: 'locked.fg' },
  },
});

export interface StoryControlProps extends Partial<MenuTriggerProps> {
  icon: LucideIcon;
  label: string;
  /** The state of a toggle. If true, the icon is filled. */
  pressed?: boolean;
  onClick: () => void;
}

/** A round button over a story. */
export function StoryControl({ icon, label, pressed, ...rest }: StoryControlProps) {
  return (
    <Disc type="button" aria-label={label} title={label} aria-pressed={pressed} {...rest}>
      <Icon icon={icon} size={22} filled={pressed} />
    </Disc>
  );
}
