import { routerNavigation } from '@fanlight/components/layouts';
import { NavigationContext, type Opening, OpeningContext } from '@fanlight/components/primitives';
import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { type ReactNode, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type Services, ServicesContext } from './services.ts';

export interface ProvidersProps {
  services: Services;
  translator: i18n;
  opening: Opening;
  /** The router. */
  children: ReactNode;
}

/** The React contexts of the whole app, in the browser and in SSR. */
export function Providers({ services, translator, opening, children }: ProvidersProps) {
  return (
    <StrictMode>
      <ServicesContext value={services}>
        <QueryClientProvider client={services.queryClient}>
          <I18nextProvider i18n={translator}>
            <NavigationContext value={routerNavigation}>
              <OpeningContext value={opening}>{children}</OpeningContext>
            </NavigationContext>
          </I18nextProvider>
        </QueryClientProvider>
      </ServicesContext>
    </StrictMode>
  );
}
