import {
  CreatorAccountScreen,
  type CreatorAccountScreenProps,
  type CreatorProfileDraft,
} from '@fanlight/components/performers';
import { Skeleton, useIsHydrating } from '@fanlight/components/primitives';
import { api, type Client } from '@fanlight/sdk';
import {
  useGetMyPerformer,
  useGetPublicSettings,
  useListBlockedCountries,
  useListLanguages,
  useUpdateBlockedCountries,
  useUpdateMyPerformer,
} from '@fanlight/sdk/hooks';
import type { PerformerUpdateRequest, SubscriptionType } from '@fanlight/sdk/models';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toChoices } from '../../choices.ts';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { showFailure, toFormResult } from '../../failures.ts';
import { useDocumentUpload } from '../../groups/performers/index.ts';
import { uploadPicture, useAccountSections } from '../../groups/users/index.ts';
import { toLoadable } from '../../loadable.ts';
import { useServices } from '../../services.ts';
import { useCountryChoices } from '../../use-country-choices.ts';

const BankAccount = lazy(() => import('./bank-account.tsx').then((module) => ({ default: module.BankAccount })));

const Bundles = lazy(() => import('./bundles.tsx').then((module) => ({ default: module.Bundles })));

const PayoutMethod = lazy(() => import('./payout-method.tsx').then((module) => ({ default: module.PayoutMethod })));

const WelcomeVideo = lazy(() => import('./welcome-video.tsx').then((module) => ({ default: module.WelcomeVideo })));

const toPrice = (text: string) => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')));

/** Converts the form into the request; empty strings become null. */
export function toRequest(draft: CreatorProfileDraft): PerformerUpdateRequest {
  return {
    ...draft,
    gender: draft.gender === '' ? null : draft.gender,
    countryCode: draft.countryCode === '' ? null : draft.countryCode,
  };
}

const fields = [
  'name',
  'username',
  'email',
  'currentPassword',
  'bio',
  'gender',
  'countryCode',
  'languages',
] as const satisfies (keyof CreatorProfileDraft)[];

/**
 * Returns the number of subscribers whom a new price affects: those whose subscription of this type will be renewed.
 *
 * @throws {ApiError} if a call fails
 */
async function countSubscribers(client: Client, type: SubscriptionType): Promise<number> {
  const statuses = ['active', 'past-due'] as const;
  const pages = await Promise.all(
    statuses.map((status) => client.call(api.listSubscribers, { query: { type, status, limit: 1 } })),
  );
  return pages.reduce((sum, { total }) => sum + total, 0);
}

/** Returns the countries that the performer has blocked, and a callback that changes them optimistically. */
function useBlockedCountries(): CreatorAccountScreenProps['blockedCountries'] {
  const { t } = useTranslation('common');
  const query = useListBlockedCountries();
  const update = useUpdateBlockedCountries();
  const codes = update.isPending
    ? update.variables.data.countryCodes
    : query.data?.data.map(({ countryCode }) => countryCode);
  return {
    blocked: toLoadable<readonly string[]>({ ...query, data: codes }),
    onChange: (countryCodes) =>
      update.mutate({ data: { countryCodes } }, { onError: (error) => showFailure(error, t) }),
  };
}

/**
 * `/creator/account`: the performer edits the public profile, prices, bank account, password, language, theme and
 * currency. `?dialog=bank` opens the form for the bank account. With `?stripe=returned` the performer comes back from Stripe.
 */
export function Component() {
  const { t, i18n } = useTranslation('common');
  const services = useServices();
  const query = useGetMyPerformer();
  const settings = useGetPublicSettings();
  const update = useUpdateMyPerformer();
  const dialog = useDialog();
  const { countries, ...countryList } = useCountryChoices();
  const { data: known } = useListLanguages({ query: { staleTime: Number.POSITIVE_INFINITY } });
  const selected = query.data?.languages;
  const languages = useMemo(
    () => toChoices(known?.data ?? [], 'language', i18n.language, selected ?? []),
    [i18n.language, known, selected],
  );
  const sections = useAccountSections('performer');
  // The form renders only after hydration, because the server and the browser name and sort countries differently.
  const isHydrating = useIsHydrating();
  // The form also waits for the settings, which contain the price limits, and for the countries: a field that is rendered
  // without its option would lose its value.
  const isReady = settings.data !== undefined && countries.length > 0 && !isHydrating;
  const countOf = (type: SubscriptionType) => countSubscribers(services.client, type);
  const refetch = () => Promise.all([query.refetch(), settings.refetch(), countryList.refetch()]);
  return (
    <>
      <CreatorAccountScreen
        performer={toLoadable({
          data: isReady ? query.data : undefined,
          isError: query.isError || settings.isError || countryList.isError,
          refetch,
        })}
        minimumPrice={settings.data?.minimumSubscriptionPrice ?? 0}
        maximumPrice={settings.data?.maximumSubscriptionPrice ?? 0}
        countries={countries}
        uploadDocument={useDocumentUpload()}
        updateProfile={async (draft) => {
          try {
            await update.mutateAsync({ data: toRequest(draft) });
            return { ok: true };
          } catch (error) {
            return toFormResult(error, fields, t, 'common:errors.tryAgainLater');
          }
        }}
        updatePrices={async ({ monthlyPrice, yearlyPrice }) => {
          try {
            await update.mutateAsync({
              data: { monthlyPrice: toPrice(monthlyPrice), yearlyPrice: toPrice(yearlyPrice) },
            });
            return { ok: true };
          } catch (error) {
            return toFormResult(error, ['monthlyPrice', 'yearlyPrice'], t, 'common:errors.tryAgainLater');
          }
        }}
        countSubscribers={countOf}
        bundles={
          query.data && (
            <Suspense fallback={<Skeleton h="240px" />}>
              <Bundles performer={query.data} countSubscribers={countOf} />
            </Suspense>
          )
        }
        payoutMethod={
          query.data && (
            <Suspense fallback={<Skeleton h="164px" />}>
              <PayoutMethod performer={query.data} countries={countries} />
            </Suspense>
          )
        }
        welcomeVideo={
          query.data && (
            <Suspense fallback={<Skeleton h="320px" />}>
              <WelcomeVideo performer={query.data} />
            </Suspense>
          )
        }
        uploadAvatar={uploadPicture(services, 'uploadPerformerAvatar', t)}
        uploadCover={uploadPicture(services, 'uploadPerformerCover', t)}
        languages={languages}
        blockedCountries={useBlockedCountries()}
        onChangeBankAccount={() => dialog.open({ dialog: 'bank' })}
        {...sections}
      />
      {isReady && query.data && dialog.name === 'bank' && (
        <Suspense>
          <BankAccount performer={query.data} countries={countries} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
