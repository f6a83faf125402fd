import { PerformerRegisterScreen } from '@fanlight/components/identity';
import { api } from '@fanlight/sdk';
import { getRegisterPerformerMutationKey } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { toFormResult } from '../../failures.ts';
import { identityFieldNames, toIdentity } from '../../groups/performers/index.ts';
import { useCountryChoices } from '../../use-country-choices.ts';
import { useUpload } from '../../use-upload.ts';
import { accountFieldNames, useRegistration } from './use-registration.ts';

const fieldNames = [...accountFieldNames, ...identityFieldNames];

/** `/auth/performer-register`: registers a performer with both documents. */
export function Component() {
  const { t } = useTranslation('common');
  const { countries } = useCountryChoices();
  const register = useUpload(api.registerPerformer, getRegisterPerformerMutationKey());
  const { readOptionalFields, onCreated, screenProps } = useRegistration();
  return (
    <PerformerRegisterScreen
      {...screenProps}
      countries={countries}
      submit={async (values, onProgress, signal) => {
        const { name, username, email, password, referralCode, identity, portrait } = values;
        try {
          const account = { name, username, email, password, ...(await readOptionalFields(referralCode)) };
          const body = { ...account, ...toIdentity(values), identity, portrait };
          onCreated(await register.mutateAsync({ options: { body, signal }, onProgress }));
          return { ok: true };
        } catch (error) {
          return toFormResult(error, fieldNames, t);
        }
      }}
    />
  );
}
