import { RouteProgress } from '@fanlight/components/primitives';
import { useGetPublicSettings } from '@fanlight/sdk/hooks';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { readOffer, subscribeToOffer } from '../install/offer.ts';
import { Connection } from '../realtime/connection.tsx';
import { usePageHandle } from '../route.ts';
import { scrollKeyOf, scrollStorageKey } from '../scroll-position.ts';
import { storeSite, useSite } from '../site.ts';
import { PageReady } from '../ssr/page-ready.tsx';
import { hasRenderedTitle, toPageTitle } from '../title.ts';
import { useCountryBlock } from '../use-country-block.ts';

const MaintenanceRoute = lazy(() =>
  import('./maintenance-route.tsx').then((module) => ({ default: module.MaintenanceRoute })),
);

const CountryBlockedRoute = lazy(() =>
  import('./country-blocked-route.tsx').then((module) => ({ default: module.CountryBlockedRoute })),
);

const AgeGateRoute = lazy(() => import('./age-gate-route.tsx').then((module) => ({ default: module.AgeGateRoute })));

const InstallBannerRoute = lazy(() =>
  import('./install-banner-route.tsx').then((module) => ({ default: module.InstallBannerRoute })),
);

/**
 * Sets the title of the document. The titles of the pages are loaded when the first title is needed that the server has
 * not rendered.
 */
function usePageTitle(siteName: string) {
  const { i18n } = useTranslation('common');
  const { language } = i18n;
  const handle = usePageHandle();
  const parts = JSON.stringify([language, siteName, handle?.title]);
  const [rendered] = useState(() => (hasRenderedTitle() ? parts : undefined));
  const shown = useRef(rendered);
  useEffect(() => {
    if (shown.current === parts) return;
    let isCurrent = true;
    void i18n.loadNamespaces('titles').then(() => {
      if (!isCurrent) return;
      shown.current = parts;
      document.title = toPageTitle(i18n.getFixedT(language, 'titles'), handle, siteName);
    });
    return () => {
      isCurrent = false;
    };
  }, [parts, handle, language, siteName, i18n]);
}

/** After a navigation, moves the focus to the content of the new page. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Keeps the focus if the viewer typed into the search field of the header before the page was ready.
    if (document.activeElement?.matches('input,textarea')) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Sets the operator's favicon instead of the built-in one. */
function useFavicon(favicon: string | null) {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (!favicon || !link) return;
    link.removeAttribute('type');
    link.href = favicon;
  }, [favicon]);
}

/**
 * The root of every page. It shows the loading indicator, restores the scroll position, and connects to realtime
 * events. If necessary it replaces the page by the maintenance page, the page for blocked countries or the age gate.
 */
export function RootRoute() {
  const navigation = useNavigation();
  const { data: settings } = useGetPublicSettings({ query: { staleTime: 300_000 } });
  const isCountryBlocked = useCountryBlock();
  const installOffer = useSyncExternalStore(subscribeToOffer, readOffer, () => null);
  const site = useSite();
  usePageTitle(site.siteName);
  useFocusOnNavigation();
  useFavicon(site.favicon);
  useEffect(() => {
    if (settings) storeSite(settings);
  }, [settings]);
  if (isCountryBlocked) {
    return (
      <Suspense>
        <CountryBlockedRoute />
        <PageReady />
      </Suspense>
    );
  }
  return (
    <>
      <RouteProgress active={navigation.state === 'loading'} />
      {settings?.maintenance ? (
        <Suspense>
          <MaintenanceRoute />
          <PageReady />
        </Suspense>
      ) : (
        <Outlet />
      )}
      {settings?.enable18Popup && (
        <Suspense>
          <AgeGateRoute content={settings.content18Popup} />
        </Suspense>
      )}
      {installOffer && (
        <Suspense>
          <InstallBannerRoute kind={installOffer} />
        </Suspense>
      )}
      <Connection />
      <ScrollRestoration getKey={scrollKeyOf} storageKey={scrollStorageKey} />
    </>
  );
}
