import {
  registerUserNameMaxLength,
  registerUserPasswordMaxLength,
  registerUserPasswordMinLength,
  registerUserReferralCodeMaxLength,
  registerUserUsernameMaxLength,
} from '@fanlight/sdk/bounds';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Button, Field, PasswordInput, Text, TextInput, TextLink } from '../primitives/index.ts';
import { isEmail, isUsername } from './rules.ts';

/** The fields of an account that registers. */
export interface AccountValues {
  name: string;
  username: string;
  email: string;
  password: string;
  /** The referral code; an empty text if there is none. */
  referralCode: string;
}

/** The field for the referral code. It is folded until the user opens it. */
function ReferralField() {
  const { t } = useTranslation('auth');
  const [hasOpened, setHasOpened] = useState(false);
  const { register, setFocus, formState } = useFormContext<AccountValues>();
  const { errors, defaultValues } = formState;
  useEffect(() => {
    if (hasOpened) setFocus('referralCode');
  }, [hasOpened, setFocus]);
  if (!(hasOpened || defaultValues?.referralCode || errors.referralCode))
    return (
      <Button variant="ghost" size="sm" justifySelf="start" ms="-4" onClick={() => setHasOpened(true)}>
        {t('register.hasReferral')}
      </Button>
    );
  return (
    <Field
      label={t('register.referral')}
      optional
      help={errors.referralCode ? undefined : t('register.referralHelp')}
      error={errors.referralCode?.message}
    >
      <TextInput
        {...register('referralCode')}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={registerUserReferralCodeMaxLength}
      />
    </Field>
  );
}

/** The fields of a new account. The form around them provides its state by `FormProvider`. */
export function AccountFields() {
  const { t } = useTranslation('auth');
  const { register, formState } = useFormContext<AccountValues>();
  const { errors } = formState;
  return (
    <>
      <Field label={t('register.name')} help={t('register.nameHelp')} error={errors.name?.message}>
        <TextInput
          {...register('name', { required: t('login.required') })}
          autoComplete="name"
          maxLength={registerUserNameMaxLength}
        />
      </Field>
      <Field
        label={t('register.username')}
        help={errors.username ? undefined : t('register.usernameHelp')}
        error={errors.username?.message}
      >
        <TextInput
          {...register('username', { validate: (text) => isUsername(text) || t('register.usernameInvalid') })}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={registerUserUsernameMaxLength}
        />
      </Field>
      <Field label={t('register.email')} error={errors.email?.message}>
        <TextInput
          {...register('email', { validate: (text) => isEmail(text) || t('register.emailInvalid') })}
          type="email"
          autoComplete="email"
        />
      </Field>
      <Field
        label={t('register.password')}
        help={errors.password ? undefined : t('register.passwordHelp')}
        error={errors.password?.message}
      >
        <PasswordInput
          {...register('password', {
            minLength: { value: registerUserPasswordMinLength, message: t('register.passwordShort') },
            required: t('register.passwordShort'),
          })}
          autoComplete="new-password"
          maxLength={registerUserPasswordMaxLength}
        />
      </Field>
      <ReferralField />
    </>
  );
}

// As a constant, because the search for unused keys ignores the values of attributes.
const agreementKey = 'register.agreement';

/** The line below the button that creates an account. It links what the user accepts. */
export function Agreement() {
  const { t } = useTranslation('auth');
  return (
    <Text size="xs" tone="muted" textAlign="center" textWrap="balance">
      <Trans
        t={t}
        i18nKey={agreementKey}
        components={{
          terms: <TextLink to={paths.sitePage('terms')} />,
          privacy: <TextLink to={paths.sitePage('privacy')} />,
        }}
      />
    </Text>
  );
}
