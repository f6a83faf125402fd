import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Box, Button, LinkTabs, type ListLoadable, PageHeader } from '../primitives/index.ts';

/** The export of a list as a file. */
export interface FansExport {
  onExport: () => void;
  /** Whether the file is being downloaded. */
  isExporting: boolean;
}

export interface FansFrameProps extends FansExport {
  current: 'subscribers' | 'followers';
  list: ListLoadable<unknown>;
  children: ReactNode;
}

/** The title, the export and the tabs of the two lists of a performer's fans. */
export function FansFrame({ current, list, onExport, isExporting, children }: FansFrameProps) {
  const { t } = useTranslation('fans');
  const hrefs = { subscribers: paths.creatorSubscribers(), followers: paths.creatorFollowers() };
  const isEmpty = list.state === 'ready' && list.value.items.length === 0;
  return (
    <Box>
      <PageHeader
        title={t('title')}
        actions={
          <Button
            variant="outline"
            size="sm"
            icon={Download}
            loading={isExporting}
            disabled={isEmpty}
            onClick={onExport}
          >
            {t('export')}
          </Button>
        }
      />
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
