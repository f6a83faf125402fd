import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { LinkTabs } from '../primitives/index.ts';

/** The way between what was bought, what is on its way, and where it goes. */
export function BoughtTabs({ current }: { current: 'purchases' | 'orders' | 'addresses' }) {
  const { t } = useTranslation('purchases');
  const tabs = [
    { label: t('tabs.purchases'), href: paths.purchases() },
    { label: t('tabs.orders'), href: paths.orders() },
    { label: t('tabs.addresses'), href: paths.addresses() },
  ];
  return <LinkTabs label={t('tabs.label')} tabs={tabs} current={paths[current]()} />;
}
