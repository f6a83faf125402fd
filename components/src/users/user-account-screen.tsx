import type { Me } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Avatar,
  Box,
  ButtonLink,
  Heading,
  type Loadable,
  LoadableView,
  PageHeader,
  SectionTabs,
  Stack,
  Text,
} from '../primitives/index.ts';
import { AccountSection } from './account-section.tsx';
import { AccountSkeleton } from './account-skeleton.tsx';
import { CurrencySection, type CurrencySectionProps } from './currency-section.tsx';
import { PasswordForm, type PasswordFormProps } from './password-form.tsx';
import { PersonalSections, type PersonalSectionsProps, usePersonalTabs } from './personal-sections.tsx';
import { PictureField, type UploadPicture } from './picture-field.tsx';
import { Preferences, type PreferencesProps } from './preferences.tsx';
import { ProfileForm, type ProfileFormProps } from './profile-form.tsx';

export interface UserAccountScreenProps {
  me: Loadable<Me>;
  updateProfile: ProfileFormProps['submit'];
  pendingEmail?: ProfileFormProps['pendingEmail'];
  uploadAvatar: UploadPicture;
  updatePassword: PasswordFormProps['submit'];
  preferences: PreferencesProps;
  /** The props of the currency section; undefined if the operator shows prices in one currency only. */
  currency?: CurrencySectionProps;
  personal: PersonalSectionsProps;
}

function Account({ me, ...props }: Omit<UserAccountScreenProps, 'me'> & { me: Me }) {
  const { t } = useTranslation('users');
  const initial = { name: me.name, username: me.username ?? '', email: me.email ?? '' };
  return (
    <Stack gap="6">
      {!(me.username && me.email) && (
        <Box role="note" bg="notice.wash" borderRadius="card" p="4">
          <Heading level={2} size="label">
            {t('account.incompleteTitle')}
          </Heading>
          <Text>{t('account.incompleteText')}</Text>
        </Box>
      )}
      <AccountSection id="profile" title={t('account.profile')}>
        <Stack gap="6">
          <PictureField label={t('avatar.choose')} upload={props.uploadAvatar}>
            <Avatar name={me.name} src={me.avatar} size="xl" />
          </PictureField>
          <ProfileForm
            key={JSON.stringify(initial)}
            initial={initial}
            pendingEmail={props.pendingEmail}
            submit={props.updateProfile}
          />
        </Stack>
      </AccountSection>
      <AccountSection id="preferences" title={t('account.preferences')}>
        <Preferences {...props.preferences} />
      </AccountSection>
      {props.currency && <CurrencySection {...props.currency} />}
      <AccountSection id="password" title={t('account.password')}>
        <PasswordForm submit={props.updatePassword} />
      </AccountSection>
      {!me.isPerformer && (
        <AccountSection id="creator" title={t('creator.title')}>
          <Stack gap="4">
            <Text tone="muted">{t('creator.text')}</Text>
            <Box>
              <ButtonLink to={paths.becomeCreator()} variant="outline">
                {t('creator.open')}
              </ButtonLink>
            </Box>
          </Stack>
        </AccountSection>
      )}
      <PersonalSections {...props.personal} balance={me.balance} isPerformer={me.isPerformer} />
    </Stack>
  );
}

/**
 * `/user/account`: sections for profile, language and theme, currency, password, becoming a performer, blocks,
 * sessions, and the deletion of the account.
 */
export function UserAccountScreen({ me, ...props }: UserAccountScreenProps) {
  const { t } = useTranslation('users');
  const tabs = [
    { id: 'profile', title: t('account.profile') },
    { id: 'preferences', title: t('account.preferences') },
    ...(props.currency ? [{ id: 'currency', title: t('currency.title') }] : []),
    { id: 'password', title: t('account.password') },
    { id: 'creator', title: t('creator.title') },
    ...usePersonalTabs(),
  ];
  return (
    <Box position="relative">
      <PageHeader title={t('account.title')} />
      <SectionTabs label={t('account.sections')} sections={tabs} />
      <Box pt="6">
        <LoadableView data={me} skeleton={<AccountSkeleton fields={3} />}>
          {(value) => <Account me={value} {...props} />}
        </LoadableView>
      </Box>
    </Box>
  );
}
