import type { LucideIcon } from 'lucide-react';

/** Props of {@link Icon}. */
export interface IconProps {
  /** A component of lucide-react. */
  icon: LucideIcon;
  /** What it says to people who don't see it. Left out where words beside it say the same. */
  label?: string;
  /** Edge in px. */
  size?: number;
  /** Fills the outline, for "on" states such as liked or bookmarked. */
  filled?: boolean;
}

/** One icon of the set, 20 px unless told otherwise. */
export function Icon({ icon: Drawing, label, size = 20, filled = false }: IconProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Drawing
      {...name}
      size={size}
      strokeWidth={1.75}
      fill={filled ? 'currentColor' : 'none'}
      style={{ flexShrink: 0, display: 'inline-block' }}
    />
  );
}
