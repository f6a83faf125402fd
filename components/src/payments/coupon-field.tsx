import { topUpWalletCouponCodeMaxLength, topUpWalletCouponCodeMinLength } from '@fanlight/sdk/bounds';
import type { AppliedCoupon } from '@fanlight/sdk/models';
import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Field, Flex, formatMoney, Icon, Text, TextInput } from '../primitives/index.ts';

/** The result of checking a coupon: its discount, or an error message. */
export type CouponResult = { coupon: AppliedCoupon } | { error: string };

export interface CouponFieldProps {
  /** The applied coupon; null if there is none. */
  coupon: AppliedCoupon | null;
  /** Whether the amount is known. Without an amount, a coupon cannot be checked. */
  isReady: boolean;
  /** An error of the payment that is about the coupon: for example, it was used up after it was applied. */
  error?: string | undefined;
  onApply: (code: string) => Promise<CouponResult>;
  onRemove: () => void;
}

/**
 * A field that applies a coupon to a top-up (operation `applyCoupon`, rule M8). It is hidden until the viewer opens it.
 * Enter applies the coupon, and does not submit the form.
 */
export function CouponField({ coupon, isReady, error, onApply, onRemove }: CouponFieldProps) {
  const { t } = useTranslation('payments');
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const apply = async () => {
    if (isPending) return;
    const isCode = /^[A-Za-z0-9_-]+$/.test(code.trim()) && code.trim().length >= topUpWalletCouponCodeMinLength;
    if (!isCode) return setFailure(t('coupon.malformed'));
    if (!isReady) return setFailure(t('coupon.amountFirst'));
    setIsPending(true);
    const result = await onApply(code.trim());
    setIsPending(false);
    setFailure('error' in result ? result.error : undefined);
    if ('coupon' in result) setCode('');
  };
  if (coupon)
    return (
      <Flex align="center" gap="3" bg="success.wash" borderRadius="control" px="4" py="2" role="status">
        <Box color="success.text">
          <Icon icon={TicketPercent} />
        </Box>
        <Text flex="1" minW="0" overflowWrap="anywhere">
          {t('coupon.applied', { code: coupon.code, discount: formatMoney(coupon.discount) })}
        </Text>
        <Button variant="quiet" size="sm" onClick={onRemove}>
          {t('coupon.remove')}
        </Button>
      </Flex>
    );
  if (!isOpen && !error) {
    return (
      <Button variant="ghost" size="sm" justifySelf="start" ms="-4" onClick={() => setOpen(true)}>
        {t('coupon.open')}
      </Button>
    );
  }
  return (
    <Field label={t('coupon.label')} error={failure ?? error}>
      <Flex gap="2" align="center">
        <Box flex="1" minW="0">
          <TextInput
            // Only the viewer has opened the field, unless it shows an error of the payment.
            autoFocus={isOpen}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={topUpWalletCouponCodeMaxLength}
            onChange={(event) => {
              setCode(event.target.value);
              setFailure(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void apply();
            }}
          />
        </Box>
        <Button variant="outline" loading={isPending} disabled={code.trim() === ''} onClick={apply}>
          {t('coupon.apply')}
        </Button>
      </Flex>
    </Field>
  );
}
