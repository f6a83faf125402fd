import { CreatorAccountScreen, type CreatorProfileDraft } from '@fanlight/components/performers';
import { useGetMyPerformer, useGetPublicSettings, useUpdateMyPerformer } from '@fanlight/sdk/hooks';
import type { PerformerUpdateRequest } from '@fanlight/sdk/models';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordSubmit, uploadPicture } from '../../actions/account-forms.ts';
import { toFormResult } from '../../failures.ts';
import { usePreferences } from '../../layouts/use-frame.tsx';
import { toLoadable } from '../../loadable.ts';
import { countriesIn } from './countries.ts';

const toPrice = (text: string) => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')));

/** What was typed as the contract takes it: nothing said is null. */
export function toRequest(draft: CreatorProfileDraft): PerformerUpdateRequest {
  return {
    ...draft,
    gender: draft.gender === '' ? null : draft.gender,
    countryCode: draft.countryCode === '' ? null : draft.countryCode,
    monthlyPrice: toPrice(draft.monthlyPrice),
    yearlyPrice: toPrice(draft.yearlyPrice),
  };
}

const fields = [
  'name',
  'username',
  'email',
  'bio',
  'gender',
  'countryCode',
  'monthlyPrice',
  'yearlyPrice',
] as const satisfies (keyof CreatorProfileDraft)[];

/** `/creator/account`: what fans see of a performer, prices, password, language and look. */
export function Component() {
  const { t, i18n } = useTranslation('common');
  const query = useGetMyPerformer();
  const settings = useGetPublicSettings();
  const update = useUpdateMyPerformer();
  const countries = useMemo(() => countriesIn(i18n.language), [i18n.language]);
  const preferences = usePreferences();
  // The form needs the bounds of prices as well: it waits for both.
  const isReady = settings.data !== undefined;
  const refetch = () => Promise.all([query.refetch(), settings.refetch()]);
  return (
    <CreatorAccountScreen
      performer={toLoadable({
        data: isReady ? query.data : undefined,
        isError: query.isError || settings.isError,
        refetch,
      })}
      minimumPrice={settings.data?.minimumSubscriptionPrice ?? 0}
      maximumPrice={settings.data?.maximumSubscriptionPrice ?? 0}
      countries={countries}
      updateProfile={async (draft) => {
        try {
          await update.mutateAsync({ data: toRequest(draft) });
          return { ok: true };
        } catch (error) {
          return toFormResult(error, fields, t);
        }
      }}
      uploadAvatar={uploadPicture('uploadPerformerAvatar', t)}
      uploadCover={uploadPicture('uploadPerformerCover', t)}
      updatePassword={passwordSubmit('performer', t)}
      preferences={preferences}
    />
  );
}
