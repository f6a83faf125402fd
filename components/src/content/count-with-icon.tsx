import type { LucideIcon } from 'lucide-react';
import { Flex, Icon, VisuallyHidden } from '../primitives/index.ts';

export interface CountWithIconProps {
  icon: LucideIcon;
  /** The text for assistive technology, such as "3 likes". */
  text: string;
  /** The number that is visible. */
  shown: string;
}

/** A number with an icon that says what is counted, in rows that have no room for words. */
export function CountWithIcon({ icon, text, shown }: CountWithIconProps) {
  return (
    <Flex as="span" gap="1" align="center">
      <Icon icon={icon} size={14} />
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </Flex>
  );
}
