import { BecomeCreatorScreen } from '@fanlight/components/identity';
import { paths } from '@fanlight/components/paths';
import { api } from '@fanlight/sdk';
import { getGetMeQueryOptions, getSwitchToPerformerWithDocumentsMutationKey } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { toFormResult } from '../../failures.ts';
import { identityFieldNames, toIdentity } from '../../groups/performers/index.ts';
import { useServices } from '../../services.ts';
import { useMe } from '../../session/session.ts';
import { useCountryChoices } from '../../use-country-choices.ts';
import { useUpload } from '../../use-upload.ts';

/** `/user/become-creator`: turns the viewer into a performer. Performers are redirected to their account. */
export function Component() {
  const { t } = useTranslation('common');
  const { queryClient } = useServices();
  const me = useMe();
  const { countries } = useCountryChoices();
  const become = useUpload(api.switchToPerformerWithDocuments, getSwitchToPerformerWithDocumentsMutationKey());
  // The new role arrives with the viewer, after the response or from another tab.
  if (me?.isPerformer) return <Navigate to={paths.creatorAccount()} replace />;
  return (
    <BecomeCreatorScreen
      countries={countries}
      submit={async ({ identity, portrait, ...values }, onProgress, signal) => {
        if (!me) return { error: t('failures.OFFLINE') };
        try {
          const body = { ...toIdentity(values), identity, portrait };
          await become.mutateAsync({ options: { params: { id: me._id }, body, signal }, onProgress });
          // The guard of the account page reads the role from the cache.
          await queryClient.fetchQuery({ ...getGetMeQueryOptions(), staleTime: 0 });
          return { ok: true };
        } catch (error) {
          return toFormResult(error, identityFieldNames, t);
        }
      }}
    />
  );
}
