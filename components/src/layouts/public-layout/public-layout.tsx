import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Locale } from '../../i18n/index.ts';
import { SkipLink, ToastRegion } from '../../primitives/index.ts';
import { styled } from '../../styled/index.ts';
import type { ThemeMode } from '../../theme/index.ts';
import { Logo } from '../logo/index.ts';
import { Footer } from '../shell/footer.tsx';
import { LocaleMenu, ThemeButton } from '../shell/preferences.tsx';
import type { PlainLink } from '../shell/types.ts';
import { WindowPanel } from './window-panel.tsx';

export interface PublicLayoutProps {
  siteName: string;
  logoUrl?: string | null;
  homeHref: string;
  footerLinks: readonly PlainLink[];
  theme: ThemeMode;
  onThemeChange: (theme: ThemeMode) => void;
  locale: string;
  onLocaleChange: (locale: Locale) => void;
  /** Rendered above the page, such as the demo banner. */
  banner?: ReactNode;
  /** A form or its result, about 420 px wide. It contains the `h1`. */
  children: ReactNode;
}

function Panel() {
  const { t } = useTranslation('common');
  return (
    <styled.aside
      display="none"
      xl={{ display: 'flex' }}
      flexDirection="column"
      justifyContent="flex-end"
      position="relative"
      // `hidden` would make the panel the scroll container of the sticky text.
      overflow="clip"
      className="dark"
      bg="media.bg"
    >
      <WindowPanel />
      <styled.div
        position="sticky"
        bottom="0"
        p="10"
        pt="120px"
        backgroundImage="linear-gradient(transparent, rgba(19, 13, 12, 0.88) 55%)"
      >
        <styled.p textStyle="hero" maxW="14ch" color="media.fg">
          {t('publicPanel.title')}
        </styled.p>
        <styled.p mt="3" maxW="46ch" color="fg.muted" textStyle="reading">
          {t('publicPanel.text')}
        </styled.p>
      </styled.div>
    </styled.aside>
  );
}

/** The layout of pages with a single form, such as the login. Wide screens show an illustration next to the form. */
export function PublicLayout(props: PublicLayoutProps) {
  const { siteName, logoUrl, homeHref, footerLinks, theme, onThemeChange, locale, onLocaleChange, banner } = props;
  const { t } = useTranslation('common');
  return (
    <>
      <SkipLink />
      {banner}
      <styled.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        xl={{ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <styled.div minH="100dvh" display="flex" flexDirection="column" px="4" md={{ px: '10' }}>
          <styled.header display="flex" alignItems="center" gap="1" h="76px">
            <styled.div flex="1">
              <Link to={homeHref} aria-label={t('nav.home', { siteName })}>
                <Logo siteName={siteName} logoUrl={logoUrl} />
              </Link>
            </styled.div>
            <LocaleMenu locale={locale} onLocaleChange={onLocaleChange} />
            <ThemeButton theme={theme} onThemeChange={onThemeChange} />
          </styled.header>
          <styled.main
            id="content"
            tabIndex={-1}
            outline="none"
            flex="1"
            display="grid"
            alignContent="center"
            justifyItems="center"
            py="6"
          >
            <styled.div w="full" maxW="420px">
              {props.children}
            </styled.div>
          </styled.main>
          <styled.div py="3">
            <Footer
              siteName={siteName}
              links={footerLinks}
              theme={theme}
              onThemeChange={onThemeChange}
              locale={locale}
              onLocaleChange={onLocaleChange}
            />
          </styled.div>
        </styled.div>
        <Panel />
      </styled.div>
      <ToastRegion />
    </>
  );
}
