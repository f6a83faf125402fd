import { deleteUserPasswordMaxLength } from '@fanlight/sdk/bounds';
import { formatMoney } from '@fanlight/sdk/format';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  applyFormResult,
  Box,
  Button,
  ConfirmDialog,
  Field,
  FormError,
  type FormResult,
  PasswordInput,
  Stack,
  styled,
  Text,
} from '../primitives/index.ts';

export interface DeleteAccountValues {
  password: string;
}

export interface DeleteAccountProps {
  /** The number of tokens that the user would lose. */
  balance: number;
  isPerformer: boolean;
  /** Whether the dialog that asks for the password is open. The app keeps this in the URL. */
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  submit: (values: DeleteAccountValues) => Promise<FormResult<keyof DeleteAccountValues>>;
}

function Losses({ balance, isPerformer }: Pick<DeleteAccountProps, 'balance' | 'isPerformer'>) {
  const { t } = useTranslation('users');
  const lines = [
    ...(balance > 0 ? [t('deletion.tokens', { amount: formatMoney(balance) })] : []),
    t('deletion.subscriptions'),
    t(isPerformer ? 'deletion.published' : 'deletion.written'),
    t('deletion.bought'),
    t('deletion.orders'),
  ];
  return (
    <styled.ul display="grid" gap="2" ps="6" m="0" listStyleType="disc" color="fg.muted">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </styled.ul>
  );
}

function DeleteDialog({ onClose, submit, ...losses }: DeleteAccountProps) {
  const { t } = useTranslation('users');
  const formId = useId();
  const { register, handleSubmit, setError, formState } = useForm<DeleteAccountValues>({
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (values) => void applyFormResult(await submit(values), setError));
  return (
    <ConfirmDialog
      open
      title={t('deletion.ask')}
      description={t('deletion.final')}
      cancelLabel={t('deletion.cancel')}
      confirmLabel={t('deletion.confirm')}
      isBusy={isSubmitting}
      formId={formId}
      onClose={onClose}
    >
      <styled.form id={formId} onSubmit={send} noValidate display="grid" gap="4">
        <FormError message={errors.root?.message} />
        <Losses {...losses} />
        <Field label={t('password.current')} error={errors.password?.message}>
          <PasswordInput
            {...register('password', { required: t('profile.required') })}
            autoComplete="current-password"
            maxLength={deleteUserPasswordMaxLength}
          />
        </Field>
      </styled.form>
    </ConfirmDialog>
  );
}

/**
 * Deletes the account, after a warning and a check of the password (operations `deleteUser`, `deletePerformer`, rule
 * P8).
 */
export function DeleteAccount(props: DeleteAccountProps) {
  const { t } = useTranslation('users');
  return (
    <Stack gap="4">
      <Text tone="muted">{t('deletion.text')}</Text>
      <Box>
        <Button variant="outline" color="danger.text" wraps onClick={props.onOpen}>
          {t('deletion.open')}
        </Button>
      </Box>
      {props.isOpen && <DeleteDialog {...props} />}
    </Stack>
  );
}
