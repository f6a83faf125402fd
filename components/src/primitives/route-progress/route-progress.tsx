import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled/index.ts';

/**
 * The indicator stays visible for this number of milliseconds after the route has changed (specification, "Constants").
 */
export const routeProgressHideDelayMs = 500;

export interface RouteProgressProps {
  /** Whether the route is changing. */
  active: boolean;
}

/** A thin progress indicator along the upper edge of the page, which is shown while the route changes. */
export function RouteProgress({ active }: RouteProgressProps) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(active);
  if (active && !shown) setShown(true);
  useEffect(() => {
    if (active) return;
    const timer = setTimeout(() => setShown(false), routeProgressHideDelayMs);
    return () => clearTimeout(timer);
  }, [active]);
  if (!shown) return null;
  return (
    <styled.div
      role="progressbar"
      aria-label={t('nav.routeLoading')}
      position="fixed"
      insetInline="0"
      top="0"
      h="3px"
      overflow="hidden"
      zIndex="progress"
      opacity={active ? '1' : '0'}
      transition="opacity 400ms 100ms"
    >
      <styled.div
        h="full"
        w="30%"
        borderRadius="full"
        backgroundImage="{gradients.accent}"
        animation="travel 1s ease-in-out infinite"
      />
    </styled.div>
  );
}
