import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BackToTop, SkipLink, ToastRegion } from '../../primitives/index.ts';
import { styled } from '../../styled/index.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { BottomNavigation, ComposeButton, NavigationRail } from './navigation.tsx';
import type { HeaderProps, NavigationItem, PlainLink } from './types.ts';

export interface PrimaryLayoutProps extends HeaderProps {
  /** The items of the navigation; empty for visitors. Phones show at most five. */
  navigation: readonly NavigationItem[];
  footerLinks: readonly PlainLink[];
  /** The content of the side column on wide screens, such as suggestions or the wallet. */
  side?: ReactNode;
  /** Makes the column up to 1,000 px wide (960 px for visitors), for media, tables and profiles with a cover. */
  wide?: boolean;
  /** Rendered above the page. Examples are the demo banner and the offline bar. */
  banner?: ReactNode;
  children: ReactNode;
}

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyContent: 'center',
    mx: 'auto',
    // Larger text makes the space around the icons wider.
    md: { gridTemplateColumns: 'minmax(72px, max-content) minmax(0, 1fr)' },
  },
  variants: {
    frame: {
      // The space at the end is for windows that are hardly wider than the columns.
      side: { xl: { pe: '4', gridTemplateColumns: '240px minmax(0, 640px) 320px', columnGap: '10' } },
      column: { xl: { pe: '4', gridTemplateColumns: '240px minmax(0, 640px) 320px', columnGap: '10' } },
      // All column widths have the same sum, so that the navigation has the same position on every page.
      wide: { xl: { pe: '4', gridTemplateColumns: '240px minmax(0, 1000px)', columnGap: '10' } },
      visitor: { md: { gridTemplateColumns: 'minmax(0, 960px)' } },
    },
  },
});

function Floating({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <styled.aside
      aria-label={t('nav.shortcuts')}
      position="fixed"
      insetEnd="4"
      bottom="calc(76px + env(safe-area-inset-bottom))"
      md={{ bottom: '6', insetEnd: '6' }}
      zIndex="floating"
      display="grid"
      justifyItems="center"
      gap="3"
    >
      {children}
    </styled.aside>
  );
}

/**
 * The layout of most pages. It has a header, a navigation, a column for the page, a side column, a footer, floating
 * buttons and toasts.
 */
export function PrimaryLayout(props: PrimaryLayoutProps) {
  const { navigation, footerLinks, side, wide = false, banner, children, ...header } = props;
  const { viewer, links, siteName, theme, onThemeChange, locale, onLocaleChange } = header;
  const preferences = { theme, onThemeChange, locale, onLocaleChange };
  const composeHref = viewer?.isPerformer ? links.compose : undefined;
  const hasNavigation = navigation.length > 0;
  // With a navigation, the edges of a wide page are those of the header on wide screens.
  const maxW = wide ? ({ base: 'media', xl: hasNavigation ? 'none' : 'media' } as const) : undefined;
  const footer = <Footer siteName={siteName} links={footerLinks} {...preferences} />;
  return (
    <>
      <SkipLink />
      {banner}
      <Header {...header} />
      <Columns frame={hasNavigation ? (wide ? 'wide' : side ? 'side' : 'column') : 'visitor'}>
        {hasNavigation && <NavigationRail items={navigation} composeHref={composeHref} />}
        <styled.div
          minW="0"
          display="flex"
          flexDirection="column"
          minH="calc(100dvh - 61px)"
          px="4"
          pt="4"
          pb={hasNavigation ? 'calc(76px + env(safe-area-inset-bottom))' : '6'}
          // For elements that stay at the bottom of the screen on phones, above the bottom navigation.
          style={{ '--bottom-bar': hasNavigation ? '60px' : '0px' } as CSSProperties}
          md={{ px: '6', pt: '6', pb: '6' }}
          xl={{ px: '0' }}
        >
          <styled.main
            id="content"
            tabIndex={-1}
            outline="none"
            flex="1"
            // The footer starts below the first screen, so that viewers do not see it move while content loads.
            minH="calc(100dvh - 61px)"
            xl={side && !wide ? { minH: '0' } : undefined}
            w="full"
            mx="auto"
            maxW={maxW}
          >
            {children}
          </styled.main>
          <styled.div mt="10" w="full" mx="auto" maxW={maxW} xl={side && !wide ? { display: 'none' } : undefined}>
            {footer}
          </styled.div>
        </styled.div>
        {side && !wide && (
          <styled.aside
            display="none"
            xl={{ display: 'grid' }}
            alignSelf="start"
            position="sticky"
            top="60px"
            maxH="calc(100dvh - 60px)"
            overflowY="auto"
            gap="4"
            py="6"
          >
            {side}
            {footer}
          </styled.aside>
        )}
      </Columns>
      <Floating>
        <BackToTop />
        {composeHref && <ComposeButton href={composeHref} />}
      </Floating>
      {hasNavigation && <BottomNavigation items={navigation} />}
      <ToastRegion />
    </>
  );
}
