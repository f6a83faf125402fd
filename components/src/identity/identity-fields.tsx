import { registerPerformerFirstNameMaxLength, registerPerformerLastNameMaxLength } from '@fanlight/sdk/bounds';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { acceptedTypes, FormFileField, type FormFilesState, maxBytes } from '../content/index.ts';
import { Box, Field, Grid, Heading, Select, Stack, styled, Text, TextInput } from '../primitives/index.ts';
import { type DocumentType, documentTypes, type IdentityValues, isOldEnough, isPhone } from './identity-values.ts';

export interface IdentityFieldsProps {
  /** The names of the countries in the viewer's language; empty while they load. */
  countries: readonly { code: string; name: string }[];
  files: FormFilesState<DocumentType>;
  /** Whether the form is too narrow for two columns. */
  isNarrow?: boolean;
}

const twoColumns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

/** Says who reads the documents, and for how long they are kept (rule P7). */
function Handling() {
  const { t } = useTranslation('identity');
  return (
    <Box bg="bg.raised" borderRadius="control" p="4">
      <Heading level={3} size="label" mb="2">
        {t('handling.title')}
      </Heading>
      <styled.ul display="grid" gap="1" ps="6" m="0" listStyleType="disc" color="fg.muted">
        <li>{t('handling.encrypted')}</li>
        <li>{t('handling.access')}</li>
        <li>{t('handling.deleted')}</li>
      </styled.ul>
    </Box>
  );
}

/**
 * The fields about the identity of a user who wants to become a performer, and those of both documents. The form around
 * them provides its state by `FormProvider`.
 */
export function IdentityFields({ countries, files, isNarrow = false }: IdentityFieldsProps) {
  const { t } = useTranslation(['identity', 'performers', 'errors']);
  const { register, formState } = useFormContext<IdentityValues>();
  const { errors } = formState;
  const required = t('identity:required');
  const isNotEmpty = (text: string) => text.trim() !== '' || required;
  return (
    <>
      <Stack as="section" gap="4" aria-labelledby="about-you">
        <Box>
          <Heading level={2} id="about-you">
            {t('identity:person.title')}
          </Heading>
          <Text tone="muted">{t('identity:person.text')}</Text>
        </Box>
        <Grid templateColumns={isNarrow ? twoColumns.base : twoColumns} gap="4">
          <Field label={t('identity:person.firstName')} error={errors.firstName?.message}>
            <TextInput
              {...register('firstName', { validate: isNotEmpty })}
              autoComplete="given-name"
              maxLength={registerPerformerFirstNameMaxLength}
            />
          </Field>
          <Field label={t('identity:person.lastName')} error={errors.lastName?.message}>
            <TextInput
              {...register('lastName', { validate: isNotEmpty })}
              autoComplete="family-name"
              maxLength={registerPerformerLastNameMaxLength}
            />
          </Field>
          <Field label={t('identity:person.dateOfBirth')} error={errors.dateOfBirth?.message}>
            <TextInput
              {...register('dateOfBirth', {
                required,
                validate: (day) => isOldEnough(day, new Date()) || t('errors:TOO_YOUNG'),
              })}
              type="date"
              autoComplete="bday"
            />
          </Field>
          <Field
            label={t('identity:person.country')}
            help={errors.countryCode ? undefined : t('identity:person.shown')}
            error={errors.countryCode?.message}
          >
            <Select {...register('countryCode', { required })} autoComplete="country">
              <option value="">{t('identity:person.choose')}</option>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={t('performers:account.gender')}
            optional
            help={errors.gender ? undefined : t('identity:person.shown')}
            error={errors.gender?.message}
          >
            <Select {...register('gender')}>
              <option value="">{t('performers:account.genderNone')}</option>
              <option value="female">{t('performers:account.female')}</option>
              <option value="male">{t('performers:account.male')}</option>
            </Select>
          </Field>
          <Field
            label={t('identity:person.phone')}
            optional
            help={errors.phone ? undefined : t('identity:person.phoneHelp')}
            error={errors.phone?.message}
          >
            <TextInput
              {...register('phone', { validate: (text) => isPhone(text) || t('identity:person.phoneInvalid') })}
              type="tel"
              autoComplete="tel"
            />
          </Field>
        </Grid>
      </Stack>
      <Stack as="section" gap="4" aria-labelledby="documents">
        <Heading level={2} id="documents">
          {t('identity:documents.title')}
        </Heading>
        <Handling />
        {documentTypes.map((type) => (
          <FormFileField
            key={type}
            name={type}
            files={files}
            label={t(`identity:documents.${type}`)}
            help={t(`identity:documents.${type}Help`)}
            accept={acceptedTypes.document}
            maxBytes={maxBytes.document}
          />
        ))}
      </Stack>
    </>
  );
}
