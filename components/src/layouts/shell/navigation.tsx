import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink, buttonRecipe, Icon } from '../../primitives/index.ts';
import { styled } from '../../styled/index.ts';
import type { NavigationItem } from './types.ts';

const ItemLink = styled(Link, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    color: 'fg.muted',
    fontWeight: 'medium',
    transition: 'background-color 120ms',
    _hover: { color: 'fg.default', bg: 'bg.raised' },
    '&[aria-current=page]': {
      color: 'fg.default',
      fontWeight: 'semibold',
      // In forced-colours mode the browser would draw a box in the page's colour behind the text.
      _highContrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
    },
  },
  variants: {
    place: {
      rail: {
        gap: '3',
        h: '48px',
        minW: 'target',
        justifyContent: 'center',
        borderRadius: 'full',
        '&[aria-current=page]': { bg: 'bg.raised' },
        xl: { justifyContent: 'flex-start', px: '4' },
      },
      bottom: {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: '2px',
        h: '60px',
        fontSize: '11px',
        _hover: { bg: 'transparent' },
      },
    },
  },
});

/** Whether an item stands for the current page. */
function useIsCurrent({ href, isCurrent = false }: NavigationItem) {
  const { pathname } = useLocation();
  return pathname === href || pathname.startsWith(`${href}/`) || isCurrent;
}

/**
 * The positions of the count: over the corner of the icon, or at the end of the line, where it does not cover the
 * label.
 */
const badgePlaces = {
  rail: { top: '7px', insetStart: 'calc(50% + 2px)', xl: { position: 'static', ms: 'auto', lineHeight: '0' } },
  bottom: { top: '5px', insetStart: 'calc(50% + 2px)' },
} as const;

function Item({ item, place }: { item: NavigationItem; place: 'rail' | 'bottom' }) {
  const isCurrent = useIsCurrent(item);
  const isRail = place === 'rail';
  return (
    <ItemLink
      to={item.href}
      place={place}
      aria-current={isCurrent ? 'page' : undefined}
      title={isRail ? item.label : undefined}
    >
      <Icon icon={item.icon} size={22} />
      <styled.span
        maxW="full"
        overflow="hidden"
        textOverflow="ellipsis"
        whiteSpace="nowrap"
        lineHeight="snug"
        // On tablets the navigation shows only icons. The labels remain in the document for assistive technology.
        {...(isRail ? { mdToXl: { srOnly: true } } : {})}
      >
        {item.label}
      </styled.span>
      <styled.span position="absolute" {...badgePlaces[place]}>
        {item.badge}
      </styled.span>
    </ItemLink>
  );
}

/** The props that {@link NavigationRail} and {@link BottomNavigation} share. */
export interface NavigationProps {
  items: readonly NavigationItem[];
  /** The path of the page that creates a post; undefined if the viewer is not a performer. */
  composeHref?: string;
}

const RoundLink = styled(Link, buttonRecipe);

/** The navigation at the side of the page: icons on tablets, icons with labels on wider screens. */
export function NavigationRail({ items, composeHref }: NavigationProps) {
  const { t } = useTranslation('common');
  return (
    <styled.div
      display="none"
      md={{ display: 'block' }}
      position="sticky"
      top="60px"
      alignSelf="start"
      maxH="calc(100dvh - 60px)"
      overflowY="auto"
      py="6"
      px="3"
    >
      <styled.nav aria-label={t('nav.main')}>
        <styled.ul display="grid" gap="1" listStyleType="none">
          {items.map((item) => (
            <li key={item.href}>
              <Item item={item} place="rail" />
            </li>
          ))}
        </styled.ul>
        {composeHref && (
          <styled.div mt="6">
            <styled.div display="none" xl={{ display: 'block' }}>
              <ButtonLink to={composeHref} icon={Pencil} size="lg" fullWidth>
                {t('nav.compose')}
              </ButtonLink>
            </styled.div>
            <RoundLink
              to={composeHref}
              square
              w="48px"
              h="48px"
              aria-label={t('nav.compose')}
              title={t('nav.compose')}
              xl={{ display: 'none' }}
            >
              <Icon icon={Pencil} />
            </RoundLink>
          </styled.div>
        )}
      </styled.nav>
    </styled.div>
  );
}

/** The navigation at the bottom of the page on phones, with at most five items. */
export function BottomNavigation({ items }: NavigationProps) {
  const { t } = useTranslation('common');
  const shown = items.filter(({ isForRail }) => !isForRail).slice(0, 5);
  return (
    <styled.nav
      aria-label={t('nav.main')}
      md={{ display: 'none' }}
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="bar"
      pb="env(safe-area-inset-bottom)"
      bg="color-mix(in srgb, var(--fl-colors-bg-surface) 94%, transparent)"
      backdropFilter="blur(14px)"
      borderTop="1px solid"
      borderColor="border.hairline"
    >
      <styled.ul display="grid" gridAutoFlow="column" gridAutoColumns="minmax(0, 1fr)" listStyleType="none">
        {shown.map((item) => (
          <li key={item.href}>
            <Item item={item} place="bottom" />
          </li>
        ))}
      </styled.ul>
    </styled.nav>
  );
}

/** The floating button on phones that opens the form for a new post. */
export function ComposeButton({ href }: { href: string }) {
  const { t } = useTranslation('common');
  return (
    <RoundLink
      to={href}
      square
      w="56px"
      h="56px"
      boxShadow="floating"
      aria-label={t('nav.compose')}
      md={{ display: 'none' }}
    >
      <Icon icon={Pencil} size={22} />
    </RoundLink>
  );
}
