import { type ReportableType, ReportDialog } from '@fanlight/components/reports';
import { ApiError } from '@fanlight/sdk';
import { useCreateReport } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { toFormResult } from '../../failures.ts';
import { useServices } from '../../services.ts';

export interface ReportRouteProps {
  targetType: ReportableType;
  targetId: string;
  onClose: () => void;
}

/** The report dialog, which calls `createReport`. */
export function ReportRoute({ targetType, targetId, onClose }: ReportRouteProps) {
  const { t } = useTranslation('common');
  const { queryClient } = useServices();
  const { data: report, error, mutateAsync } = useCreateReport();
  const close = () => {
    onClose();
    // An urgent report hides the item. Every query is invalidated, because lists, counters and the current page may
    // contain the item.
    if (report?.isTargetHidden) void queryClient.invalidateQueries();
  };
  return (
    <ReportDialog
      open
      onClose={close}
      targetType={targetType}
      {...(report && { report })}
      isAlreadyReported={error instanceof ApiError && error.code === 'ALREADY_REPORTED'}
      submit={async ({ reason, text }) => {
        try {
          await mutateAsync({ data: { targetType, targetId, reason, ...(text && { text }) } });
          return { ok: true };
        } catch (failure) {
          return toFormResult(failure, ['reason', 'text'], t);
        }
      }}
    />
  );
}
