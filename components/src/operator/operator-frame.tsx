import type { Operator } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Box, LinkTabs, PageHeader, Text } from '../primitives/index.ts';

export interface OperatorFrameProps {
  operator: Operator;
  /** The current tab. */
  current: 'performers' | 'reports' | 'payouts' | 'log';
  children: ReactNode;
}

/** The header and the tabs of the operators' console. */
export function OperatorFrame({ operator, current, children }: OperatorFrameProps) {
  const { t } = useTranslation('operator');
  const { email, access, performersToReview, reportsToReview, payoutsToReview } = operator;
  const tabs = {
    performers: { href: paths.operator(), label: t('tabs.performers'), count: performersToReview },
    reports: { href: paths.operatorReports(), label: t('tabs.reports'), count: reportsToReview },
    payouts: { href: paths.operatorPayouts(), label: t('tabs.payouts'), count: payoutsToReview },
    log: { href: paths.operatorLog(), label: t('tabs.log') },
  };
  return (
    <Box>
      <PageHeader title={t('title')} description={t('as', { email })} />
      {access === 'read-only' && (
        <Text role="note" mb="4" bg="notice.wash" borderRadius="control" p="3">
          {t('readOnly')}
        </Text>
      )}
      <LinkTabs label={t('tabs.label')} tabs={Object.values(tabs)} current={tabs[current].href} />
      <Box pt="6">{children}</Box>
    </Box>
  );
}
