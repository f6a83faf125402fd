import { type ReactNode, useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, Dialog, FormError, type FormResult, styled } from '../primitives/index.ts';
import { readSandboxCard, type SandboxCard, type SandboxCardDraft } from './sandbox-card.ts';
import { SandboxCardFields } from './sandbox-card-fields.tsx';

/** The values of the dialog. `card` is null if the viewer typed the card into the gateway's form. */
export interface CardAddValues {
  card: SandboxCard | null;
  isDefault: boolean;
}

export interface CardAddDialogProps {
  open: boolean;
  onClose: () => void;
  /** Returns to the payment that needs the card. Undefined if the dialog was not opened from a payment. */
  onBack?: () => void;
  /** The card form of the gateway. By default, the fields of a sandbox test card. */
  gatewayFields?: ReactNode;
  /** Saves the card. Resolves with an `error` if the card is declined. */
  submit: (values: CardAddValues) => Promise<FormResult<'number' | 'expiry' | 'cvc'>>;
}

type Draft = SandboxCardDraft & { isDefault: boolean };

/** Saves a card (operation `createPaymentCard`) without charging it. */
export function CardAddDialog({ open, onClose, onBack, gatewayFields, submit }: CardAddDialogProps) {
  const { t } = useTranslation('payments');
  const id = useId();
  const form = useForm<Draft>({ defaultValues: { number: '', expiry: '', cvc: '', isDefault: false } });
  const { handleSubmit, setError, register, formState } = form;
  const send = handleSubmit(async ({ isDefault, ...draft }) => {
    const result = await submit({ card: gatewayFields ? null : readSandboxCard(draft), isDefault });
    if ('error' in result) setError('root', { message: result.error });
    if (!('fieldErrors' in result)) return;
    for (const name of ['number', 'expiry', 'cvc'] as const) {
      const message = result.fieldErrors[name];
      if (message) setError(name, { message }, { shouldFocus: true });
    }
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('cards.addTitle')}
      description={t('cards.addText')}
      footer={
        <>
          <Button variant="quiet" onClick={onBack ?? onClose}>
            {t(onBack ? 'cards.back' : 'cards.cancel')}
          </Button>
          <Button type="submit" form={id} variant="main" loading={formState.isSubmitting}>
            {t('cards.save')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <styled.form id={id} display="grid" onSubmit={send} noValidate gap="4">
          {gatewayFields ?? <SandboxCardFields />}
          <Checkbox label={t('cards.asDefault')} {...register('isDefault')} />
          <FormError message={formState.errors.root?.message} />
        </styled.form>
      </FormProvider>
    </Dialog>
  );
}
