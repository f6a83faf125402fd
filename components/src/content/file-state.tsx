import type { FileStatus } from '@fanlight/sdk/models';
import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, Icon, Text } from '../primitives/index.ts';

export interface FileStateProps {
  status: FileStatus;
  /** The reason of the failure. */
  reason: string | null;
  /** The progress of the processing from 0 to 1; undefined if it is not known. */
  progress?: number | undefined;
}

/** The state of a file that is not ready, with the progress or the reason of the failure (rule F3). */
export function FileState({ status, reason, progress }: FileStateProps) {
  const { t, i18n } = useTranslation('content');
  if (status === 'ready') return null;
  if (status === 'failed')
    return (
      <>
        <Badge tone="danger">{t('file.failed')}</Badge>
        {reason && (
          <Text as="span" size="xs" tone="danger">
            {reason}
          </Text>
        )}
      </>
    );
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Badge>
      <Icon icon={LoaderCircle} size={14} />
      {progress !== undefined && status === 'processing'
        ? t('file.processingAt', { percent: percent.format(progress) })
        : t(`file.${status}`)}
    </Badge>
  );
}
