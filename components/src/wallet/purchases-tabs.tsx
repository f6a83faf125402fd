import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { LinkTabs } from '../primitives/index.ts';

/** The tabs that link the pages of purchases, orders and addresses. */
export function PurchasesTabs({ current }: { current: 'purchases' | 'orders' | 'addresses' }) {
  const { t } = useTranslation('purchases');
  const tabs = [
    { label: t('tabs.purchases'), href: paths.purchases() },
    { label: t('tabs.orders'), href: paths.orders() },
    { label: t('tabs.addresses'), href: paths.addresses() },
  ];
  return <LinkTabs label={t('tabs.label')} tabs={tabs} current={paths[current]()} />;
}
