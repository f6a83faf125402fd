import { subscribePerformerCouponCodeMaxLength } from '@fanlight/sdk/bounds';
import type { AppliedCoupon } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field, HStack, Text, TextInput } from '../primitives/index.ts';

export interface CouponFieldProps {
  /** The applied coupon; undefined if there is none. */
  coupon: AppliedCoupon | undefined;
  onChange: (coupon: AppliedCoupon | undefined) => void;
  check: (code: string) => Promise<{ coupon: AppliedCoupon } | { error: string }>;
}

/** A field that applies a coupon to a subscription (rule M8). It is hidden until the viewer opens it. */
export function CouponField({ coupon, onChange, check }: CouponFieldProps) {
  const { t } = useTranslation('subscriptions');
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (coupon) {
    return (
      <HStack gap="3" justify="space-between">
        <Text role="status">{t('coupon.applied', { code: coupon.code })}</Text>
        <Button variant="ghost" size="sm" onClick={() => onChange(undefined)}>
          {t('coupon.remove')}
        </Button>
      </HStack>
    );
  }
  if (!isOpen) {
    return (
      <Button variant="ghost" size="sm" alignSelf="flex-start" ms="-4" onClick={() => setOpen(true)}>
        {t('coupon.open')}
      </Button>
    );
  }
  const apply = async () => {
    const text = code.trim();
    if (!text) return setError(t('coupon.missing'));
    setBusy(true);
    const result = await check(text);
    setBusy(false);
    if ('error' in result) setError(result.error);
    else onChange(result.coupon);
  };
  return (
    <Field
      label={t('coupon.label')}
      error={error}
      aside={
        <Button variant="ghost" size="sm" loading={busy} onClick={apply}>
          {t('coupon.apply')}
        </Button>
      }
    >
      <TextInput
        value={code}
        maxLength={subscribePerformerCouponCodeMaxLength}
        autoComplete="off"
        autoCapitalize="characters"
        onChange={(event) => {
          setCode(event.target.value);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter must not submit the form around the field, because that would pay.
          event.preventDefault();
          void apply();
        }}
      />
    </Field>
  );
}
