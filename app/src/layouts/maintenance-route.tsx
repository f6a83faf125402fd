import { MaintenancePage } from '@fanlight/components/layouts';
import { invalidate } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../api.ts';

/** Replaces every page while the operator works on the house. */
export function MaintenanceRoute() {
  const { t } = useTranslation('common');
  return <MaintenancePage siteName={t('siteName')} onRetry={() => invalidate(queryClient, ['getPublicSettings'])} />;
}
