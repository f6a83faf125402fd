import { type RefObject, useRef, useState } from 'react';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isEmail } from '../auth/index.ts';
import {
  applyFormResult,
  Box,
  Button,
  ConfirmDialog,
  Field,
  type FormResult,
  PasswordInput,
  Stack,
  showToast,
  Text,
  TextInput,
  useFocusAfterRemoval,
} from '../primitives/index.ts';

/** The values of a form in which the e-mail address can be changed. */
export interface EmailValues {
  email: string;
  /** The current password, which is required only if the e-mail address is changed (rule P2). */
  currentPassword: string;
}

/** Removes the password from the values of a form, unless the e-mail address is changed. */
function withoutUnusedPassword<T extends EmailValues>(
  { currentPassword, ...values }: T,
  initialEmail: string,
): ProfileUpdate<T> {
  return values.email.trim() === initialEmail ? values : { ...values, currentPassword };
}

/** The values of a form that are sent. The password is only sent if the e-mail address is changed. */
type ProfileUpdate<T extends EmailValues> = Omit<T, 'currentPassword'> & { currentPassword?: string };

/** Returns the submit handler of a profile's form that contains {@link EmailFields}. */
export function useProfileSubmit<T extends EmailValues>(
  { handleSubmit, setError, reset }: UseFormReturn<T>,
  initialEmail: string,
  submit: (values: ProfileUpdate<T>) => Promise<FormResult>,
) {
  const { t } = useTranslation('common');
  return handleSubmit(async (values) => {
    if (!applyFormResult(await submit(withoutUnusedPassword(values, initialEmail)), setError)) return;
    // A new address waits for its confirmation; until then the account keeps the old one.
    reset({ ...values, email: initialEmail, currentPassword: '' });
    showToast({ text: t('changesSaved'), tone: 'success' });
  });
}

/** A new address that is not confirmed yet. */
export interface PendingEmail {
  email: string;
  onCancel: () => void;
  isCancelling?: boolean;
}

interface PendingNoteProps extends PendingEmail {
  /** The field that receives the focus after the change was cancelled. */
  field: RefObject<HTMLInputElement | null>;
}

function CancelDialog({
  email,
  field,
  onCancel,
  isCancelling = false,
  onClose,
}: PendingNoteProps & { onClose: () => void }) {
  const { t } = useTranslation('users');
  const setRemoved = useFocusAfterRemoval(field);
  return (
    <ConfirmDialog
      open
      title={t('profile.emailCancelTitle')}
      description={t('profile.emailCancelText', { email })}
      cancelLabel={t('profile.emailCancelKeep')}
      confirmLabel={t('profile.emailCancel')}
      isBusy={isCancelling}
      onConfirm={() => {
        // The dialog disappears together with the note, once there is no pending address any more.
        setRemoved(true);
        onCancel();
      }}
      onClose={() => {
        setRemoved(false);
        onClose();
      }}
    />
  );
}

function PendingNote(props: PendingNoteProps) {
  const { t } = useTranslation('users');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Stack role="status" bg="notice.wash" borderRadius="control" p="4" gap="3">
        <Text overflowWrap="anywhere">{t('profile.emailPending', { email: props.email })}</Text>
        <Box>
          <Button variant="outline" size="sm" wraps onClick={() => setAsking(true)}>
            {t('profile.emailCancel')}
          </Button>
        </Box>
      </Stack>
      {isAsking && <CancelDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

/**
 * The field for the e-mail address. If it is changed, a field for the current password appears (rule P2). Must be
 * inside a `FormProvider`.
 */
export function EmailFields({ initialEmail, pending }: { initialEmail: string; pending?: PendingEmail | undefined }) {
  const { t } = useTranslation(['users', 'auth']);
  const { register, watch, formState } = useFormContext<EmailValues>();
  const { errors } = formState;
  const field = useRef<HTMLInputElement>(null);
  const { ref: registerField, ...email } = register('email', {
    validate: (text) => isEmail(text) || t('auth:register.emailInvalid'),
  });
  const isChanged = watch('email').trim() !== initialEmail;
  return (
    <>
      <Field label={t('users:profile.email')} help={t('users:profile.emailHelp')} error={errors.email?.message}>
        <TextInput
          {...email}
          ref={(input) => {
            registerField(input);
            field.current = input;
          }}
          type="email"
          autoComplete="email"
        />
      </Field>
      {pending && !isChanged && <PendingNote {...pending} field={field} />}
      {isChanged && (
        <Field
          label={t('users:password.current')}
          help={errors.currentPassword ? undefined : t('users:profile.emailPasswordHelp')}
          error={errors.currentPassword?.message}
        >
          <PasswordInput
            {...register('currentPassword', { required: t('users:profile.required') })}
            autoComplete="current-password"
          />
        </Field>
      )}
    </>
  );
}
