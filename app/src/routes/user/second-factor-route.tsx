import { showToast } from '@fanlight/components/primitives';
import { SecondFactorScreen } from '@fanlight/components/second-factor';
import {
  getGetSecondFactorQueryOptions,
  useConfirmSecondFactor,
  useGetSecondFactor,
  useRemoveSecondFactor,
  useStartSecondFactor,
} from '@fanlight/sdk/hooks';
import type { SecondFactorSecret } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../copy-text.ts';
import { toFormResult } from '../../failures.ts';
import { toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';

export function prefetch({ queryClient }: PrefetchArgs) {
  void queryClient.prefetchQuery(getGetSecondFactorQueryOptions());
}

/** `/user/second-factor`: sets up, and removes, the second factor of the viewer's account. */
export function Component() {
  const { t } = useTranslation('secondFactor');
  const { t: tCommon } = useTranslation('common');
  // The secret and the codes are only in the memory of this page.
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const start = useStartSecondFactor();
  const confirm = useConfirmSecondFactor();
  const remove = useRemoveSecondFactor();
  const send = async (call: () => Promise<void>) => {
    try {
      await call();
      return { ok: true } as const;
    } catch (error) {
      return toFormResult(error, ['password', 'code'] as const, tCommon, 'common:errors.tryAgainLater');
    }
  };
  return (
    <SecondFactorScreen
      factor={toLoadable(useGetSecondFactor())}
      secret={secret}
      recoveryCodes={recoveryCodes}
      start={({ password }) => send(async () => setSecret(await start.mutateAsync({ data: { password } })))}
      confirm={({ code }) =>
        send(async () => setRecoveryCodes((await confirm.mutateAsync({ data: { code } })).recoveryCodes))
      }
      remove={(data) =>
        send(async () => {
          await remove.mutateAsync({ data });
          showToast({ text: t('remove.removed'), tone: 'success' });
        })
      }
      onCopyCodes={() => void copyText(recoveryCodes?.join('\n') ?? '', t('recovery.copied'))}
      onFinish={() => {
        setSecret(null);
        setRecoveryCodes(null);
      }}
    />
  );
}
