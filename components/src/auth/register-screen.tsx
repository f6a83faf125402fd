import {
  registerUserNameMaxLength,
  registerUserPasswordMaxLength,
  registerUserPasswordMinLength,
  registerUserReferralCodeMaxLength,
  registerUserUsernameMaxLength,
} from '@fanlight/sdk/bounds';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  applyFormResult,
  Box,
  Button,
  Field,
  FormError,
  type FormResult,
  Heading,
  PasswordInput,
  styled,
  Text,
  TextInput,
  TextLink,
} from '../primitives/index.ts';
import { CheckMail } from './check-mail.tsx';
import { isEmail, isUsername } from './rules.ts';

/** The values of the registration form. */
export interface RegisterValues {
  name: string;
  username: string;
  email: string;
  password: string;
  /** The referral code; an empty text if there is none. */
  referralCode: string;
}

export interface RegisterScreenProps {
  /** The referral code in the URL. */
  referralCode?: string;
  submit: (values: RegisterValues) => Promise<FormResult<keyof RegisterValues>>;
  /** The captcha; undefined if the site requires none. */
  captcha?: ReactNode;
  onResend: (email: string) => Promise<void>;
  /** Corrects the address of the account that was just created; undefined if it cannot be corrected. */
  correct?: ((email: string) => Promise<FormResult<'email'>>) | undefined;
  /** The path of this site to return to after the login. The link to the login contains it (rule P4). */
  redirect?: string | undefined;
  /** The path of the development mailbox; undefined outside of demo mode. */
  mailboxHref?: string;
}

// As a constant, because the search for unused keys ignores the values of attributes.
const agreementKey = 'register.agreement';

/** `/auth/register`: creates a fan's account, and then shows that a confirmation mail was sent. */
export function RegisterScreen(props: RegisterScreenProps) {
  const { referralCode = '', submit, captcha, onResend, correct, redirect, mailboxHref } = props;
  const { t } = useTranslation('auth');
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<RegisterValues>({
    defaultValues: { name: '', username: '', email: '', password: '', referralCode },
  });
  const [hasOpenedReferral, setHasOpenedReferral] = useState(false);
  const { register, handleSubmit, setError, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (values) => {
    if (applyFormResult(await submit(values), setError)) setSentTo(values.email);
  });
  useEffect(() => {
    if (hasOpenedReferral) setFocus('referralCode');
  }, [hasOpenedReferral, setFocus]);
  if (sentTo) {
    const optional = { ...(correct && { correct }), ...(mailboxHref && { mailboxHref }) };
    return <CheckMail email={sentTo} onResend={onResend} onCorrected={setSentTo} {...optional} />;
  }
  return (
    <Box>
      <Heading level={1} mb="6">
        {t('register.title')}
      </Heading>
      <styled.form onSubmit={send} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <FormError message={errors.root?.message} />
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
        {hasOpenedReferral || referralCode || errors.referralCode ? (
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
        ) : (
          <Button variant="ghost" size="sm" justifySelf="start" ms="-4" onClick={() => setHasOpenedReferral(true)}>
            {t('register.hasReferral')}
          </Button>
        )}
        {captcha}
        <Button type="submit" variant="main" size="lg" fullWidth loading={isSubmitting}>
          {t('register.submit')}
        </Button>
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
      </styled.form>
      <Text mt="6" textAlign="center" tone="muted">
        {t('register.have')} <TextLink to={paths.login(redirect)}>{t('register.login')}</TextLink>
      </Text>
    </Box>
  );
}
