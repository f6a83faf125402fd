import type { ReactNode } from 'react';
import { styled } from '../../styled/index.ts';

/** The style of a tab. The current tab has `aria-current`. */
export const tabStyle = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: '48px',
  fontWeight: 'semibold',
  color: 'fg.muted',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  _hover: { color: 'fg.default' },
  '&[aria-current]': { color: 'fg.default' },
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    h: '3px',
    borderRadius: '3px 3px 0 0',
    bg: 'fg.default',
    _highContrast: { bg: 'Highlight' },
  },
} as const;

export interface TabRowProps {
  /** The accessible name of the row of tabs. */
  label: string;
  /** Whether the row stays below the header while the page scrolls. */
  sticky: boolean;
  /** Whether the tabs are an index in a column on wide screens. */
  isIndex?: boolean;
  /** A list of tabs. */
  children: ReactNode;
}

/** A row of tabs, which scrolls if it is too narrow for them. */
export function TabRow({ label, sticky, isIndex = false, children }: TabRowProps) {
  return (
    <styled.nav
      aria-label={label}
      bg="bg.page"
      borderBottom="1px solid"
      borderColor="border.hairline"
      xl={isIndex ? { borderBottom: '0', top: '84px' } : undefined}
      {...(sticky ? { position: 'sticky', top: 'calc(60px + env(safe-area-inset-top))', zIndex: 'sticky' } : {})}
    >
      <styled.div data-scroll-row overflowX="auto" scrollbarWidth="none">
        {children}
      </styled.div>
    </styled.nav>
  );
}
