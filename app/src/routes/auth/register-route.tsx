import { RegisterScreen } from '@fanlight/components/auth';
import { api } from '@fanlight/sdk';
import { useTranslation } from 'react-i18next';
import { toFormResult } from '../../failures.ts';
import { useServices } from '../../services.ts';
import { accountFieldNames, useRegistration } from './use-registration.ts';

/** `/auth/register`: registers a fan. */
export function Component() {
  const { t } = useTranslation('common');
  const { client } = useServices();
  const { redirect, readOptionalFields, onCreated, screenProps } = useRegistration();
  return (
    <RegisterScreen
      {...screenProps}
      redirect={redirect}
      submit={async ({ referralCode, ...values }) => {
        try {
          const optional = { ...(redirect && { redirect }), ...(await readOptionalFields(referralCode)) };
          onCreated(await client.call(api.registerUser, { body: { ...values, ...optional } }));
          return { ok: true };
        } catch (error) {
          return toFormResult(error, accountFieldNames, t);
        }
      }}
    />
  );
}
