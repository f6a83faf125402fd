import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Box, LinkTabs, PageHeader } from '../primitives/index.ts';

export interface FansFrameProps {
  current: 'subscribers' | 'followers';
  children: ReactNode;
}

/** The title and the tabs of the two lists of a performer's fans. */
export function FansFrame({ current, children }: FansFrameProps) {
  const { t } = useTranslation('fans');
  const hrefs = { subscribers: paths.creatorSubscribers(), followers: paths.creatorFollowers() };
  return (
    <Box>
      <PageHeader title={t('title')} />
      <LinkTabs
        label={t('title')}
        tabs={[
          { label: t('tabs.subscribers'), href: hrefs.subscribers },
          { label: t('tabs.followers'), href: hrefs.followers },
        ]}
        current={hrefs[current]}
      />
      <Box pt="4">{children}</Box>
    </Box>
  );
}
