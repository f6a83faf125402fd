import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AccountFields, Agreement, CheckMail, type CheckMailProps, type RegisterValues } from '../auth/index.ts';
import { UploadFooter } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import { Box, FormError, Grid, Heading, Stack, styled, Text, TextLink } from '../primitives/index.ts';
import { IdentityFields, type IdentityFieldsProps } from './identity-fields.tsx';
import { emptyIdentity, type IdentityValues } from './identity-values.ts';
import { type SubmitWithDocuments, useIdentityForm } from './use-identity-form.ts';

/** The values of the registration form of performers, without the documents. */
export interface PerformerRegisterValues extends RegisterValues, IdentityValues {}

export interface PerformerRegisterScreenProps
  extends Pick<IdentityFieldsProps, 'countries'>,
    Pick<CheckMailProps, 'onResend' | 'correct' | 'mailboxHref'> {
  /** The referral code in the URL. */
  referralCode?: string;
  submit: SubmitWithDocuments<PerformerRegisterValues>;
  /** The captcha; undefined if the site requires none. */
  captcha?: ReactNode;
}

/** `/auth/performer-register`: creates a performer's account with both documents (rule P7). */
export function PerformerRegisterScreen(props: PerformerRegisterScreenProps) {
  const { countries, referralCode = '', submit, captcha, onResend, correct, mailboxHref } = props;
  const { t } = useTranslation(['identity', 'auth']);
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<PerformerRegisterValues>({
    defaultValues: { name: '', username: '', email: '', password: '', referralCode, ...emptyIdentity },
  });
  const { files, send } = useIdentityForm(form, async (values, onProgress, signal) => {
    const result = await submit(values, onProgress, signal);
    if ('ok' in result) setSentTo(values.email);
    return result;
  });
  const { errors, isSubmitting } = form.formState;
  if (sentTo) {
    const mail = { onResend, correct, mailboxHref, note: t('identity:register.review') };
    return <CheckMail email={sentTo} onCorrected={setSentTo} {...mail} />;
  }
  return (
    <Box>
      <Heading level={1} mb="2">
        {t('identity:register.title')}
      </Heading>
      <Text tone="muted" mb="6">
        {t('identity:register.text')}
      </Text>
      <FormProvider {...form}>
        <styled.form onSubmit={send} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="10">
          <Grid as="section" gridTemplateColumns="minmax(0, 1fr)" gap="4" aria-labelledby="your-account">
            <Heading level={2} id="your-account">
              {t('identity:register.account')}
            </Heading>
            <AccountFields />
          </Grid>
          <IdentityFields countries={countries} files={files} isNarrow />
          <Stack gap="4">
            {captcha}
            <FormError message={errors.root?.message} />
            <UploadFooter
              progress={files.progress}
              onCancelUpload={files.cancel}
              submitLabel={t('identity:register.submit')}
              isSubmitting={isSubmitting}
              isOnPage
            />
            <Agreement />
          </Stack>
        </styled.form>
      </FormProvider>
      <Text mt="6" textAlign="center" tone="muted">
        {t('identity:register.fan')} <TextLink to={paths.register()}>{t('identity:register.fanLink')}</TextLink>
      </Text>
      <Text mt="2" textAlign="center" tone="muted">
        {t('auth:register.have')} <TextLink to={paths.login()}>{t('auth:register.login')}</TextLink>
      </Text>
    </Box>
  );
}
