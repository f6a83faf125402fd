import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readSandboxCard, type SandboxCard, type SandboxCardDraft, SandboxCardFields } from '../payments/index.ts';
import { Button, chakra, Dialog, Text } from '../primitives/index.ts';

/** Props of {@link NewCardDialog}. */
export interface NewCardDialogProps {
  onClose: () => void;
  onBack: () => void;
  /** Saves the card and goes back. */
  submit: (card: SandboxCard) => Promise<{ ok: true } | { error: string }>;
}

/** A card of the sandbox gateway, to be saved and subscribed by. */
export function NewCardDialog({ onClose, onBack, submit }: NewCardDialogProps) {
  const { t } = useTranslation('subscriptions');
  const form = useForm<SandboxCardDraft>({ defaultValues: { number: '', expiry: '', cvc: '' } });
  const { handleSubmit, setError, formState } = form;
  const send = handleSubmit(async (draft) => {
    const result = await submit(readSandboxCard(draft));
    if ('error' in result) setError('root', { message: result.error });
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('dialog.newCard')}
      footer={
        <>
          <Button variant="quiet" onClick={onBack}>
            {t('dialog.back')}
          </Button>
          <Button type="submit" form="new-card" variant="main" loading={formState.isSubmitting}>
            {t('dialog.saveCard')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <chakra.form id="new-card" onSubmit={send} noValidate display="grid" gap="4">
          <SandboxCardFields />
          {formState.errors.root && (
            <Text role="alert" tone="danger">
              {formState.errors.root.message}
            </Text>
          )}
        </chakra.form>
      </FormProvider>
    </Dialog>
  );
}
