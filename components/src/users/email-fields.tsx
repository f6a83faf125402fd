import { type RefObject, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isEmail } from '../auth/index.ts';
import {
  Box,
  Button,
  ConfirmDialog,
  Field,
  PasswordInput,
  Stack,
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
export function withoutUnusedPassword<T extends EmailValues>(
  { currentPassword, ...values }: T,
  initialEmail: string,
): Omit<T, 'currentPassword'> & { currentPassword?: string } {
  return values.email.trim() === initialEmail ? values : { ...values, currentPassword };
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
          <Button variant="outline" size="sm" whiteSpace="normal" onClick={() => setAsking(true)}>
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
