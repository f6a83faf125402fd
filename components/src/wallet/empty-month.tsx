import { useTranslation } from 'react-i18next';
import { Button, EmptyState } from '../primitives/index.ts';

/** The empty state of a list of payments that shows one month. */
export function EmptyMonth({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslation('wallet');
  return (
    <EmptyState
      illustration="purse"
      title={t('month.empty')}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {t('month.showAll')}
        </Button>
      }
    />
  );
}
