import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  applyFormResult,
  Box,
  Button,
  FormError,
  type FormResult,
  Heading,
  styled,
  Text,
  TextLink,
} from '../primitives/index.ts';
import { AccountFields, type AccountValues, Agreement } from './account-fields.tsx';
import { CheckMail, type CheckMailProps } from './check-mail.tsx';

/** The values of the registration form. */
export type RegisterValues = AccountValues;

export interface RegisterScreenProps extends Pick<CheckMailProps, 'onResend' | 'correct' | 'mailboxHref'> {
  /** The referral code in the URL. */
  referralCode?: string;
  submit: (values: RegisterValues) => Promise<FormResult<keyof RegisterValues>>;
  /** The captcha; undefined if the site requires none. */
  captcha?: ReactNode;
  /** The path of this site to return to after the login. The link to the login contains it (rule P4). */
  redirect?: string | undefined;
}

/** `/auth/register`: creates a fan's account, and then shows that a confirmation mail was sent. */
export function RegisterScreen(props: RegisterScreenProps) {
  const { referralCode = '', submit, captcha, onResend, correct, redirect, mailboxHref } = props;
  const { t } = useTranslation('auth');
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<RegisterValues>({
    defaultValues: { name: '', username: '', email: '', password: '', referralCode },
  });
  const { handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (values) => {
    if (applyFormResult(await submit(values), setError)) setSentTo(values.email);
  });
  if (sentTo) {
    const mail = { onResend, correct, mailboxHref };
    return <CheckMail email={sentTo} onCorrected={setSentTo} {...mail} />;
  }
  return (
    <Box>
      <Heading level={1} mb="6">
        {t('register.title')}
      </Heading>
      <FormProvider {...form}>
        <styled.form onSubmit={send} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
          <FormError message={errors.root?.message} />
          <AccountFields />
          {captcha}
          <Button type="submit" variant="main" size="lg" fullWidth loading={isSubmitting}>
            {t('register.submit')}
          </Button>
          <Agreement />
        </styled.form>
      </FormProvider>
      <Text mt="6" textAlign="center" tone="muted">
        {t('register.have')} <TextLink to={paths.login(redirect)}>{t('register.login')}</TextLink>
      </Text>
      <Text mt="2" textAlign="center">
        <TextLink to={paths.performerRegister()}>{t('register.creator')}</TextLink>
      </Text>
    </Box>
  );
}
