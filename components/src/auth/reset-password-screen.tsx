import { resetPasswordPasswordMaxLength, resetPasswordPasswordMinLength } from '@fanlight/sdk/bounds';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  applyFormResult,
  Box,
  Button,
  ButtonLink,
  Field,
  FormError,
  type FormResult,
  Heading,
  PasswordInput,
  styled,
  Text,
} from '../primitives/index.ts';
import { Notice } from './notice.tsx';

export interface ResetPasswordScreenProps {
  /** `reset` replaces a forgotten password; `undo` also reverts a change that the owner of the account did not make. */
  purpose?: 'reset' | 'undo';
  submit: (password: string) => Promise<FormResult<'password'> | { expired: true }>;
  /** The path of this site to return to after the login (rule P4). */
  redirect?: string | undefined;
}

const textsOf = {
  reset: {
    title: 'reset.title',
    submit: 'reset.submit',
    savedTitle: 'reset.savedTitle',
    savedText: 'reset.savedText',
  },
  undo: { title: 'undo.title', submit: 'undo.submit', savedTitle: 'undo.savedTitle', savedText: 'undo.savedText' },
} as const;

/** `/auth/reset-password` and `/auth/undo-change`: sets a new password with the token of a mailed link. */
export function ResetPasswordScreen({ purpose = 'reset', submit, redirect }: ResetPasswordScreenProps) {
  const { t } = useTranslation('auth');
  const texts = textsOf[purpose];
  const [outcome, setOutcome] = useState<'saved' | 'expired'>();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async ({ password }) => {
    const result = await submit(password);
    if ('expired' in result) setOutcome('expired');
    else if (applyFormResult(result, setError)) setOutcome('saved');
  });
  if (outcome === 'saved') {
    return (
      <Notice illustration="door" title={t(texts.savedTitle)} text={t(texts.savedText)}>
        <ButtonLink to={paths.login(redirect)} variant="main">
          {t('login.submit')}
        </ButtonLink>
      </Notice>
    );
  }
  if (outcome === 'expired') {
    return (
      <Notice illustration="unplugged" title={t('reset.expiredTitle')} text={t('reset.expiredText')}>
        <ButtonLink to={paths.forgotPassword(redirect)} variant="main">
          {t('reset.again')}
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <Box>
      <Heading level={1} mb="6">
        {t(texts.title)}
      </Heading>
      {purpose === 'undo' && <Text mb="4">{t('undo.text')}</Text>}
      <styled.form onSubmit={send} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <FormError message={errors.root?.message} />
        <Field
          label={t('reset.password')}
          help={errors.password ? undefined : t('register.passwordHelp')}
          error={errors.password?.message}
        >
          <PasswordInput
            {...register('password', {
              required: t('register.passwordShort'),
              minLength: { value: resetPasswordPasswordMinLength, message: t('register.passwordShort') },
            })}
            autoComplete="new-password"
            maxLength={resetPasswordPasswordMaxLength}
          />
        </Field>
        <Button type="submit" variant="main" size="lg" fullWidth loading={isSubmitting}>
          {t(texts.submit)}
        </Button>
      </styled.form>
    </Box>
  );
}
