import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  applyFormResult,
  Box,
  Button,
  Checkbox,
  Field,
  FormError,
  type FormResult,
  Heading,
  PasswordInput,
  Stack,
  styled,
  Text,
  TextInput,
  TextLink,
} from '../primitives/index.ts';

/** The values of the login form. */
export interface LoginValues {
  /** An e-mail address or a username. */
  credentials: string;
  password: string;
  /** Whether the session lasts 365 days instead of one (rule P3). */
  remember: boolean;
}

/** A demo account with a button that logs in. */
export interface DemoLogin {
  credentials: string;
  password: string;
  isPerformer: boolean;
}

export interface LoginScreenProps {
  /**
   * Logs in. An obstacle is the error code of what a correct password still lacks: `EMAIL_NOT_VERIFIED`, or
   * `SECOND_FACTOR_REQUIRED`, after which the login is repeated with a code.
   */
  submit: (
    values: LoginValues & { code?: string },
  ) => Promise<FormResult<'credentials' | 'password' | 'code'> | { obstacle: string }>;
  /** Mails the confirmation link again, to the typed address. */
  onResend: (email: string) => Promise<void>;
  /** The captcha; undefined if the site requires none. */
  captcha?: ReactNode;
  /** The path of this site to return to after the login. The links to the other forms contain it (rule P4). */
  redirect?: string | undefined;
  /** Demo accounts with a button that logs in, in demo mode (rule P9). */
  demoLogins?: readonly DemoLogin[];
}

const LoginObstacle = lazy(() => import('./login-obstacle.tsx').then((module) => ({ default: module.LoginObstacle })));

function DemoLogins({ logins, onPick }: { logins: readonly DemoLogin[]; onPick: (login: DemoLogin) => void }) {
  const { t } = useTranslation('auth');
  return (
    <Box as="section" aria-labelledby="demo-logins" bg="bg.raised" borderRadius="card" p="4" mt="6">
      <Heading level={2} size="label" id="demo-logins">
        {t('login.demoTitle')}
      </Heading>
      <Text tone="muted" size="xs" mb="3">
        {t('login.demoText')}
      </Text>
      <Box display="flex" flexWrap="wrap" gap="2">
        {logins.map((login) => (
          <Button
            key={login.credentials}
            variant="outline"
            size="sm"
            wraps
            flexShrink="1"
            overflowWrap="anywhere"
            onClick={() => onPick(login)}
          >
            {login.isPerformer ? t('login.demoPerformer') : t('login.demoFan')}:{' '}
            <span translate="no">{login.credentials}</span>
          </Button>
        ))}
      </Box>
    </Box>
  );
}

/** `/auth/login`: logs in by e-mail address or username. After a failure the fields keep their input. */
export function LoginScreen({ submit, onResend, captcha, redirect, demoLogins = [] }: LoginScreenProps) {
  const { t } = useTranslation('auth');
  const form = useForm<LoginValues>({ defaultValues: { credentials: '', password: '', remember: false } });
  const { register, handleSubmit, setError, setValue, formState } = form;
  const [obstacle, setObstacle] = useState<string>();
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (values) => {
    setObstacle(undefined);
    const result = await submit(values);
    if ('obstacle' in result) setObstacle(result.obstacle);
    else applyFormResult(result, setError);
  });
  const pick = ({ credentials, password }: DemoLogin) => {
    setValue('credentials', credentials, { shouldValidate: true });
    setValue('password', password, { shouldValidate: true });
  };
  return (
    <Box>
      <Heading level={1} mb="6">
        {t('login.title')}
      </Heading>
      {/* Outside of the form, because React passes the submission of a form in a dialog to the form around it. */}
      {obstacle && (
        <Suspense>
          <LoginObstacle
            obstacle={obstacle}
            values={form.getValues()}
            submit={submit}
            onResend={onResend}
            onClose={() => setObstacle(undefined)}
          />
        </Suspense>
      )}
      <styled.form onSubmit={send} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <FormError message={errors.root?.message} />
        <Field label={t('login.credentials')} error={errors.credentials?.message}>
          <TextInput
            {...register('credentials', { required: t('login.required') })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Stack gap="2">
          <Field label={t('login.password')} error={errors.password?.message}>
            <PasswordInput
              {...register('password', { required: t('login.required') })}
              autoComplete="current-password"
            />
          </Field>
          {/* After the field, because Tab leads from the name to the password. */}
          <Text textAlign="end">
            <TextLink to={paths.forgotPassword(redirect)}>{t('login.forgot')}</TextLink>
          </Text>
        </Stack>
        <Checkbox {...register('remember')} label={t('login.remember')} />
        {captcha}
        <Button type="submit" variant="main" size="lg" fullWidth loading={isSubmitting}>
          {t('login.submit')}
        </Button>
      </styled.form>
      <Text mt="6" textAlign="center" tone="muted">
        {t('login.new')} <TextLink to={paths.register(redirect)}>{t('login.register')}</TextLink>
      </Text>
      {demoLogins.length > 0 && <DemoLogins logins={demoLogins} onPick={pick} />}
    </Box>
  );
}
