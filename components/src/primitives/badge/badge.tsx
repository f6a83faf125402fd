import { useTranslation } from 'react-i18next';
import { styled } from '../../styled/index.ts';

/** A rounded label with a short text, such as a status. The `tone` "accent" means unread, new or waiting for the viewer. */
export const Badge = styled(
  'span',
  {
    name: 'badge',
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      px: '2',
      minH: '22px',
      borderRadius: 'full',
      fontSize: 'xs',
      fontWeight: 'semibold',
      lineHeight: '1',
      whiteSpace: 'nowrap',
      // Makes the edge visible with forced colours, which remove the background.
      outline: '1px solid transparent',
      outlineOffset: '-1px',
    },
    variants: {
      tone: {
        neutral: { bg: 'bg.raised', color: 'fg.muted' },
        live: { bg: 'live.solid', color: 'live.fg' },
        success: { bg: 'success.wash', color: 'success.text' },
        danger: { bg: 'danger.wash', color: 'danger.text' },
        notice: { bg: 'notice.wash', color: 'notice.text' },
        accent: { bg: 'accent.wash', color: 'accent.text' },
      },
      /** Wraps a text that may be longer than the line, such as with large text on a phone. */
      wraps: { true: { maxW: 'full', py: '1', whiteSpace: 'normal' } },
    },
    defaultVariants: { tone: 'neutral' },
  },
  { displayName: 'Badge' },
);

export interface CountBadgeProps {
  /** The number. Nothing is rendered for 0, and "99+" for more than 99. */
  count: number;
  /** The accessible name, by default "n unread". `null` if the name of the surrounding control contains the count. */
  label?: string | null;
}

/** A badge with a number, by default the number of unread items. */
export function CountBadge({ count, label }: CountBadgeProps) {
  const { t } = useTranslation('common');
  if (count <= 0) return null;
  return (
    <styled.span
      role={label === null ? undefined : 'img'}
      aria-label={label === null ? undefined : (label ?? t('badge.unread', { count }))}
      aria-hidden={label === null ? true : undefined}
      display="inline-grid"
      placeItems="center"
      minW="18px"
      h="18px"
      px="5px"
      borderRadius="full"
      bg="accent.solid"
      color="accent.fg"
      fontSize="11px"
      fontWeight="bold"
      lineHeight="1"
      fontVariantNumeric="tabular-nums"
      outline="1px solid transparent"
      outlineOffset="-1px"
    >
      {count > 99 ? '99+' : count}
    </styled.span>
  );
}
