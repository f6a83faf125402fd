import { Box, styled } from '../../styled/index.ts';
import { revealInRow } from '../layout/reveal-in-row.ts';
import { TabRow, tabStyle } from './tab-row.tsx';
import { useCurrentSection } from './use-current-section.ts';

export interface SectionTabsProps {
  /** The accessible name of the row of tabs. */
  label: string;
  /** The sections of the page, by the ids of their elements. */
  sections: readonly { id: string; title: string }[];
}

// Not a link of the router: the browser itself scrolls to the section, and moves the start of the tab order there.
const TabAnchor = styled('a', {
  base: {
    ...tabStyle,
    // In the index a bar before the title marks the current section.
    xl: {
      minH: 'target',
      ps: '4',
      '&[aria-current]::after': {
        insetInlineStart: '0',
        insetInlineEnd: 'auto',
        h: 'auto',
        top: '2',
        bottom: '2',
        w: '3px',
        borderRadius: 'full',
      },
    },
  },
});

/**
 * On wide screens beside the page, in the space of the side column. Otherwise it has no box, because the tabs could stay
 * below the header only within it.
 */
const frame = {
  display: { base: 'contents', xl: 'block' },
  position: 'absolute',
  insetStart: 'calc(100% + 40px)',
  top: '0',
  h: 'full',
  w: 'side',
} as const;

const reveal = (link: HTMLAnchorElement | null) => revealInRow(link, link?.closest<HTMLElement>('[data-scroll-row]'));

/**
 * The sections of a long page as tabs, which stay below the header. The tab of the section in view is marked. On wide
 * screens they are an index beside the page, which must be the positioned element around it.
 */
export function SectionTabs({ label, sections }: SectionTabsProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <Box {...frame}>
      <TabRow label={label} sticky isIndex>
        <styled.ul display="flex" gap="6" listStyleType="none" minW="fit-content" xl={{ display: 'grid', gap: '0' }}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <TabAnchor
                ref={id === current ? reveal : undefined}
                href={`#${id}`}
                // Storybook's `<base>` would open the section in the window around the story.
                target="_self"
                aria-current={id === current ? 'location' : undefined}
              >
                {title}
              </TabAnchor>
            </li>
          ))}
        </styled.ul>
      </TabRow>
    </Box>
  );
}
