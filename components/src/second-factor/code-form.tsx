import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { applyFormResult, Box, Button, FormError, type FormResult, styled } from '../primitives/index.ts';
import { CodeField } from './code-field.tsx';

export interface CodeValues {
  code: string;
}

export interface CodeFormProps {
  submitLabel: string;
  submit: (values: CodeValues) => Promise<FormResult<'code'>>;
}

/** A form with a code of the second factor. */
export function CodeForm({ submitLabel, submit }: CodeFormProps) {
  const { t } = useTranslation('secondFactor');
  const { register, handleSubmit, setError, formState } = useForm<CodeValues>({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (values) => {
    applyFormResult(await submit(values), setError);
  });
  return (
    <styled.form onSubmit={send} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <FormError message={errors.root?.message} />
      <CodeField field={register('code', { required: t('code.required') })} error={errors.code?.message} />
      <Box>
        <Button type="submit" variant="main" wraps loading={isSubmitting}>
          {submitLabel}
        </Button>
      </Box>
    </styled.form>
  );
}
