import { formatCount } from '@fanlight/sdk/format';
import { useTranslation } from 'react-i18next';
import { styled, VisuallyHidden } from '../../styled/index.ts';
import { revealInRow } from '../layout/reveal-in-row.ts';
import { Link } from '../link/index.ts';
import { TabRow, tabStyle } from './tab-row.tsx';

export interface LinkTab {
  label: string;
  href: string;
  /** The number of items in the tab, shown shortened (`1.2K`) and read in full. */
  count?: number | undefined;
}

export interface LinkTabsProps {
  /** The accessible name of the row of tabs. */
  label: string;
  tabs: readonly LinkTab[];
  /** The `href` of the current tab. */
  current: string;
  /** Whether the row stays below the header while the page scrolls. */
  sticky?: boolean;
  /**
   * The space before the first tab: the padding of a card, or that of a page on phones. By default, the tabs are flush
   * with the title.
   */
  inset?: 'none' | 'card' | 'page';
}

const insets = { none: '0', card: { base: '4', md: '6' }, page: { base: '4', md: '0' } } as const;

const reveal = (link: HTMLAnchorElement | null) => revealInRow(link, link?.closest<HTMLElement>('[data-scroll-row]'));

/** Tabs that are links. Each tab has its own URL, so that the back button and sharing work. */
export function LinkTabs({ label, tabs, current, sticky = false, inset = 'none' }: LinkTabsProps) {
  return (
    <TabRow label={label} sticky={sticky}>
      <styled.ul display="flex" gap="6" listStyleType="none" px={insets[inset]} minW="fit-content">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <TabLink
              ref={tab.href === current ? reveal : undefined}
              to={tab.href}
              replace
              preventScrollReset
              aria-current={tab.href === current ? 'page' : undefined}
            >
              {tab.label}
              {tab.count !== undefined && <TabCount count={tab.count} />}
            </TabLink>
          </li>
        ))}
      </styled.ul>
    </TabRow>
  );
}

function TabCount({ count }: { count: number }) {
  const { i18n } = useTranslation('common');
  return (
    <>
      <styled.span aria-hidden fontWeight="normal" color="fg.subtle" fontVariantNumeric="tabular-nums">
        {formatCount(count, i18n.language, 1000)}
      </styled.span>
      <VisuallyHidden>{` (${count.toLocaleString(i18n.language)})`}</VisuallyHidden>
    </>
  );
}

const TabLink = styled(Link, { name: 'tab', base: tabStyle });
