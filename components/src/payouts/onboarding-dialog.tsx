import type { StripeAccountStatus } from '@fanlight/sdk/models';
import { CircleAlert, CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog, type FormResult, OptionTiles } from '../primitives/index.ts';

/** The outcomes of the onboarding. */
type Outcome = Exclude<StripeAccountStatus, 'incomplete'>;

const outcomes: Record<Outcome, LucideIcon> = {
  ready: CircleCheck,
  pending: Hourglass,
  restricted: CircleAlert,
  rejected: CircleX,
};

export interface OnboardingDialogProps {
  /** Leaves without finishing. */
  onClose: () => void;
  submit: (status: Outcome) => Promise<FormResult>;
}

/** Takes the place of Stripe's onboarding for the sandbox gateway (operation `completeSandboxOnboarding`). */
export function OnboardingDialog({ onClose, submit }: OnboardingDialogProps) {
  const { t } = useTranslation('payoutMethod');
  const [outcome, setOutcome] = useState<Outcome>('ready');
  const [error, setError] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('onboarding.title')}
      description={t('onboarding.text')}
      cancelLabel={t('onboarding.cancel')}
      submitLabel={t('onboarding.submit')}
      isSubmitting={isSubmitting}
      error={error}
      onSubmit={async (event) => {
        event.preventDefault();
        setSubmitting(true);
        const result = await submit(outcome);
        setSubmitting(false);
        setError('error' in result ? result.error : undefined);
      }}
    >
      <OptionTiles
        label={t('onboarding.outcome')}
        options={Object.entries(outcomes).map(([value, icon]) => ({
          value: value as Outcome,
          label: t(`status.${value as Outcome}`),
          help: t(`onboarding.help.${value as Outcome}`),
          icon,
        }))}
        value={outcome}
        onChange={setOutcome}
      />
    </FormDialog>
  );
}
