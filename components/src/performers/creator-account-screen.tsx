import type { MyPerformer } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockedCountries, type BlockedCountriesProps } from '../blocks/index.ts';
import { DocumentsSection, type DocumentUploadProps, needsDocuments } from '../identity/index.ts';
import { BankAccountSection, type BankAccountSectionProps } from '../payouts/index.ts';
import {
  Avatar,
  Box,
  Heading,
  type Loadable,
  LoadableView,
  PageHeader,
  SectionTabs,
  Stack,
  Text,
} from '../primitives/index.ts';
import {
  AccountSection,
  AccountSkeleton,
  CurrencySection,
  type CurrencySectionProps,
  PasswordForm,
  type PasswordFormProps,
  PersonalSections,
  type PersonalSectionsProps,
  PictureField,
  Preferences,
  type PreferencesProps,
  type UploadPicture,
  usePersonalTabs,
} from '../users/index.ts';
import { coverFill, coverPicture } from './cover-fill.ts';
import { type CreatorProfileDraft, CreatorProfileForm, type CreatorProfileFormProps } from './creator-profile-form.tsx';
import { PricesForm, type PricesFormProps } from './prices-form.tsx';

export interface CreatorAccountScreenProps
  extends Pick<CreatorProfileFormProps, 'countries' | 'languages' | 'pendingEmail'>,
    Pick<PricesFormProps, 'minimumPrice' | 'maximumPrice' | 'countSubscribers'> {
  performer: Loadable<MyPerformer>;
  /** Uploads an identity document that is missing or was rejected. */
  uploadDocument: DocumentUploadProps['submit'];
  updateProfile: CreatorProfileFormProps['submit'];
  updatePrices: PricesFormProps['submit'];
  /** A `BundlesForm`, which the app loads later. */
  bundles: ReactNode;
  /** A `WelcomeVideoForm`, which the app loads later. */
  welcomeVideo: ReactNode;
  uploadAvatar: UploadPicture;
  uploadCover: UploadPicture;
  updatePassword: PasswordFormProps['submit'];
  preferences: PreferencesProps;
  /** The props of the currency section; undefined if the operator shows prices in one currency only. */
  currency?: CurrencySectionProps;
  /** Opens the form for the bank account. */
  onChangeBankAccount: BankAccountSectionProps['onChange'];
  /** A `PayoutMethodSection`, which the app loads later. */
  payoutMethod: ReactNode;
  blockedCountries: Pick<BlockedCountriesProps, 'blocked' | 'onChange'>;
  personal: PersonalSectionsProps;
}

const priceText = (price: number | null) => (price === null ? '' : price.toFixed(2));

function draftOf({ name, username, email, bio, gender, countryCode, languages }: MyPerformer): CreatorProfileDraft {
  return {
    name,
    username: username ?? '',
    email: email ?? '',
    bio,
    gender: gender ?? '',
    countryCode: countryCode ?? '',
    languages,
  };
}

function Account({ performer, ...props }: Omit<CreatorAccountScreenProps, 'performer'> & { performer: MyPerformer }) {
  const { t } = useTranslation('performers');
  const { t: tBlocks } = useTranslation('blocks');
  const { t: tPayouts } = useTranslation('payouts');
  const initial = draftOf(performer);
  const prices = {
    monthlyPrice: priceText(performer.monthlyPrice),
    yearlyPrice: priceText(performer.yearlyPrice),
  };
  return (
    <Stack gap="6">
      {needsDocuments(performer) && <DocumentsSection performer={performer} upload={props.uploadDocument} />}
      {!(performer.username && performer.email) && (
        <Box role="note" bg="notice.wash" borderRadius="card" p="4">
          <Heading level={2} size="label">
            {t('account.incompleteTitle')}
          </Heading>
          <Text>{t('account.incompleteText')}</Text>
        </Box>
      )}
      <AccountSection id="profile" title={t('account.profile')}>
        <Stack gap="6">
          <PictureField label={t('account.avatar')} upload={props.uploadAvatar}>
            <Avatar name={performer.name} src={performer.avatar} size="xl" />
          </PictureField>
          <PictureField label={t('account.cover')} upload={props.uploadCover}>
            <Box
              role="img"
              aria-label={t('profile.coverAlt', { name: performer.name })}
              w="240px"
              maxW="full"
              aspectRatio="3"
              borderRadius="control"
              {...coverFill}
              style={coverPicture(performer.cover)}
            />
          </PictureField>
          <CreatorProfileForm
            key={JSON.stringify(initial)}
            initial={initial}
            countries={props.countries}
            languages={props.languages}
            pendingEmail={props.pendingEmail}
            submit={props.updateProfile}
          />
          {props.welcomeVideo}
        </Stack>
      </AccountSection>
      <AccountSection id="prices" title={t('account.prices')}>
        <Stack gap="6">
          <PricesForm
            key={JSON.stringify(prices)}
            initial={prices}
            percentsOff={{
              quarterly: performer.quarterlyPercentOff ?? null,
              'half-yearly': performer.halfYearlyPercentOff ?? null,
            }}
            minimumPrice={props.minimumPrice}
            maximumPrice={props.maximumPrice}
            countSubscribers={props.countSubscribers}
            submit={props.updatePrices}
          />
          {props.bundles}
        </Stack>
      </AccountSection>
      <AccountSection id="bank" title={tPayouts('bank.title')}>
        <Stack gap="6">
          <BankAccountSection current={performer.bankingSettings ?? null} onChange={props.onChangeBankAccount} />
          {props.payoutMethod}
        </Stack>
      </AccountSection>
      <AccountSection id="preferences" title={t('account.preferences')}>
        <Preferences {...props.preferences} />
      </AccountSection>
      {props.currency && <CurrencySection {...props.currency} />}
      <AccountSection id="password" title={t('account.password')}>
        <PasswordForm submit={props.updatePassword} />
      </AccountSection>
      <AccountSection id="countries" title={tBlocks('countries.title')}>
        <BlockedCountries {...props.blockedCountries} countries={props.countries} />
      </AccountSection>
      <PersonalSections {...props.personal} balance={performer.balance} isPerformer />
    </Stack>
  );
}

/**
 * `/creator/account`: sections for documents that are not approved yet, profile, prices, bank account, language and
 * theme, currency, password, blocks, sessions, and the deletion
 * of the account.
 */
export function CreatorAccountScreen({ performer, ...props }: CreatorAccountScreenProps) {
  const { t } = useTranslation('performers');
  const { t: tUsers } = useTranslation('users');
  const { t: tBlocks } = useTranslation('blocks');
  const { t: tPayouts } = useTranslation('payouts');
  const tabs = [
    { id: 'profile', title: t('account.profile') },
    { id: 'prices', title: t('account.prices') },
    { id: 'bank', title: tPayouts('bank.title') },
    { id: 'preferences', title: t('account.preferences') },
    ...(props.currency ? [{ id: 'currency', title: tUsers('currency.title') }] : []),
    { id: 'password', title: t('account.password') },
    { id: 'countries', title: tBlocks('countries.title') },
    ...usePersonalTabs(),
  ];
  return (
    <Box position="relative">
      <PageHeader title={t('account.title')} />
      <SectionTabs label={t('account.sections')} sections={tabs} />
      <Box pt="6">
        <LoadableView data={performer} skeleton={<AccountSkeleton fields={6} hasCover />}>
          {(value) => <Account performer={value} {...props} />}
        </LoadableView>
      </Box>
    </Box>
  );
}
