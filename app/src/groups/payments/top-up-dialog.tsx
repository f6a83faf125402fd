import { Button, Dialog } from '@fanlight/components/primitives';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const TopUpRoute = lazy(() => import('./top-up-route.tsx').then((module) => ({ default: module.TopUpRoute })));

/** The top-up that a viewer makes before a purchase. The URL still contains the dialog of the purchase. */
export function TopUpDialog({
  missing,
  onClose,
  onBack,
}: {
  /** The tokens that are missing for the purchase. */
  missing: number;
  onClose: () => void;
  onBack: () => void;
}) {
  const { t } = useTranslation('wallet');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('pay.topUpTitle')}
      footer={
        <Button variant="outline" onClick={onBack}>
          {t('pay.back')}
        </Button>
      }
    >
      <Suspense>
        <TopUpRoute missing={missing} />
      </Suspense>
    </Dialog>
  );
}
