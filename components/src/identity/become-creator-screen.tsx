import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { UploadFooter } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import { Box, Card, FormError, PageHeader, styled, Text } from '../primitives/index.ts';
import { IdentityFields, type IdentityFieldsProps } from './identity-fields.tsx';
import { emptyIdentity, type IdentityValues } from './identity-values.ts';
import { type SubmitWithDocuments, useIdentityForm } from './use-identity-form.ts';

export interface BecomeCreatorScreenProps extends Pick<IdentityFieldsProps, 'countries'> {
  submit: SubmitWithDocuments<IdentityValues>;
}

/** `/user/become-creator`: turns a fan into a performer, whose documents an operator then checks (rule P7). */
export function BecomeCreatorScreen({ countries, submit }: BecomeCreatorScreenProps) {
  const { t } = useTranslation('identity');
  const form = useForm<IdentityValues>({ defaultValues: emptyIdentity });
  const { files, send } = useIdentityForm(form, submit);
  const { errors, isSubmitting } = form.formState;
  return (
    <Box>
      <PageHeader title={t('become.title')} backHref={paths.userAccount()} />
      <Card>
        <Box mb="6">
          <Text size="md">{t('become.text')}</Text>
          <Text tone="muted" mt="2">
            {t('become.stays')}
          </Text>
        </Box>
        <FormProvider {...form}>
          <styled.form onSubmit={send} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="10">
            <IdentityFields countries={countries} files={files} />
            <FormError message={errors.root?.message} />
            <UploadFooter
              progress={files.progress}
              onCancelUpload={files.cancel}
              cancelHref={paths.userAccount()}
              submitLabel={t('become.submit')}
              isSubmitting={isSubmitting}
            />
          </styled.form>
        </FormProvider>
      </Card>
    </Box>
  );
}
