import { MaintenancePage } from '@fanlight/components/layouts';
import { invalidate } from '@fanlight/sdk/hooks';
import { useServices } from '../services.ts';
import { useSite } from '../site.ts';
import { useDemoBanner } from './use-frame.tsx';

/** Replaces every page while the operator has turned on the maintenance mode. */
export function MaintenanceRoute() {
  const { queryClient } = useServices();
  const { siteName, logoUrl } = useSite();
  return (
    <MaintenancePage
      siteName={siteName}
      logoUrl={logoUrl}
      banner={useDemoBanner()}
      onRetry={() => invalidate(queryClient, ['getPublicSettings'])}
    />
  );
}
