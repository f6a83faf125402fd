import { UserAccountScreen } from '@fanlight/components/users';
import { useGetMe, useUpdateMe } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { toFormResult } from '../../failures.ts';
import { uploadPicture, useAccountSections } from '../../groups/users/index.ts';
import { toLoadable } from '../../loadable.ts';
import { useServices } from '../../services.ts';

/**
 * `/user/account`: the user edits profile, password, language, theme and currency, manages blocks and sessions, and
 * deletes the account.
 */
export function Component() {
  const { t } = useTranslation('common');
  const services = useServices();
  const update = useUpdateMe();
  return (
    <UserAccountScreen
      me={toLoadable(useGetMe())}
      updateProfile={async (data) => {
        try {
          await update.mutateAsync({ data });
          return { ok: true };
        } catch (error) {
          return toFormResult(
            error,
            ['name', 'username', 'email', 'currentPassword'],
            t,
            'common:errors.tryAgainLater',
          );
        }
      }}
      uploadAvatar={uploadPicture(services, 'uploadMyAvatar', t)}
      {...useAccountSections('user')}
    />
  );
}
