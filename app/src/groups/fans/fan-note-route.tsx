import { FanNoteDialog } from '@fanlight/components/fans';
import { useUpdateFan } from '@fanlight/sdk/hooks';
import type { UserSummary } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { toFormResult } from '../../failures.ts';

export interface FanNoteRouteProps {
  user: UserSummary;
  note: string | null;
  onClose: () => void;
}

/** The dialog `?dialog=note&user=` with the private note about a fan. */
export function FanNoteRoute({ user, note, onClose }: FanNoteRouteProps) {
  const { t } = useTranslation('common');
  const { mutateAsync } = useUpdateFan();
  return (
    <FanNoteDialog
      open
      name={user.name}
      note={note}
      onClose={onClose}
      submit={async (values) => {
        try {
          await mutateAsync({ id: user._id, data: { note: values.note || null } });
          onClose();
          return { ok: true };
        } catch (error) {
          return toFormResult(error, ['note'], t);
        }
      }}
    />
  );
}
