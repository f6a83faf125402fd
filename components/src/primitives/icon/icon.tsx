import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** A component of lucide-react. */
  icon: LucideIcon;
  /** The name for screen readers. Undefined if a text next to the icon has the same meaning. */
  label?: string;
  /** Width and height in px. */
  size?: number;
  /** Fills the shape. Used for states such as liked or bookmarked. */
  filled?: boolean;
}

/** An icon, 20 px by default. */
export function Icon({ icon: IconElement, label, size = 20, filled = false }: IconProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <IconElement
      {...name}
      size={size}
      strokeWidth={1.75}
      fill={filled ? 'currentColor' : 'none'}
      style={{ flexShrink: 0, display: 'inline-block' }}
    />
  );
}
