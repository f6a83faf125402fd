import {
  sendContactMessageMessageMaxLength,
  sendContactMessageNameMaxLength,
  sendContactMessageSubjectMaxLength,
} from '@fanlight/sdk/bounds';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isEmail } from '../auth/index.ts';
import {
  applyFormResult,
  Box,
  Button,
  Card,
  EmptyState,
  Field,
  FormError,
  type FormResult,
  PageHeader,
  styled,
  TextArea,
  TextInput,
} from '../primitives/index.ts';

export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export interface ContactScreenProps {
  /** The name and the e-mail address of the user who is logged in. */
  initial?: Pick<ContactValues, 'name' | 'email'>;
  submit: (values: ContactValues) => Promise<FormResult<keyof ContactValues>>;
  /** The captcha; undefined if the site requires none. */
  captcha?: ReactNode;
}

function ContactForm({ initial, submit, captcha, onSent }: ContactScreenProps & { onSent: () => void }) {
  const { t } = useTranslation('settings');
  const { register, handleSubmit, setError, watch, formState } = useForm<ContactValues>({
    defaultValues: { name: '', email: '', subject: '', message: '', ...initial },
  });
  const { errors, isSubmitting } = formState;
  const required = t('contact.required');
  const written = watch('message').length;
  const send = handleSubmit(async (values) => {
    if (applyFormResult(await submit(values), setError)) onSent();
  });
  return (
    <styled.form onSubmit={send} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <FormError message={errors.root?.message} />
      <Field label={t('contact.name')} error={errors.name?.message}>
        <TextInput
          {...register('name', { required })}
          autoComplete="name"
          maxLength={sendContactMessageNameMaxLength}
        />
      </Field>
      <Field
        label={t('contact.email')}
        help={errors.email ? undefined : t('contact.emailHelp')}
        error={errors.email?.message}
      >
        <TextInput
          {...register('email', { validate: (text) => isEmail(text) || t('contact.emailInvalid') })}
          type="email"
          autoComplete="email"
        />
      </Field>
      <Field label={t('contact.subject')} optional error={errors.subject?.message}>
        <TextInput {...register('subject')} maxLength={sendContactMessageSubjectMaxLength} />
      </Field>
      <Field
        label={t('contact.message')}
        aside={
          written > sendContactMessageMessageMaxLength - 500
            ? `${written}/${sendContactMessageMessageMaxLength}`
            : undefined
        }
        error={errors.message?.message}
      >
        <TextArea
          {...register('message', { validate: (text) => text.trim() !== '' || required })}
          rows={6}
          maxLength={sendContactMessageMessageMaxLength}
        />
      </Field>
      <Box>
        {captcha}
        <Button type="submit" variant="main" loading={isSubmitting}>
          {t('contact.send')}
        </Button>
      </Box>
    </styled.form>
  );
}

/** `/contact`: sends a message to the operator (operation `sendContactMessage`). */
export function ContactScreen(props: ContactScreenProps) {
  const { t } = useTranslation('settings');
  const [isSent, setSent] = useState(false);
  return (
    <Box maxW="column" mx="auto">
      {isSent ? (
        <Box role="status">
          <EmptyState
            level={1}
            illustration="mail"
            title={t('contact.sentTitle')}
            text={t('contact.sentText')}
            action={
              <Button variant="outline" onClick={() => setSent(false)}>
                {t('contact.another')}
              </Button>
            }
          />
        </Box>
      ) : (
        <>
          <PageHeader title={t('contact.title')} description={t('contact.text')} />
          <Card>
            <ContactForm {...props} onSent={() => setSent(true)} />
          </Card>
        </>
      )}
    </Box>
  );
}
