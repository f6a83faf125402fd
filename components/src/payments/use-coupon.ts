import type { AppliedCoupon } from '@fanlight/sdk/models';
import { useEffect, useRef, useState } from 'react';
import type { CouponAnswer } from './coupon-field.tsx';
import type { CouponTarget } from './top-up-values.ts';

/** Requests the discount of a coupon. */
export type ApplyCoupon = (code: string, target: CouponTarget) => Promise<CouponAnswer>;

/** Returns the state of an applied coupon, which is checked again when the amount changes. */
export function useCoupon(ask: ApplyCoupon, { amount, packageId }: CouponTarget) {
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null);
  const [error, setError] = useState<string>();
  const latest = useRef(ask);
  latest.current = ask;
  const code = coupon?.code;
  const isStale = coupon !== null && coupon.amountBefore !== amount;
  const apply = async (typed: string): Promise<CouponAnswer> => {
    const answer = await ask(typed, { amount, ...(packageId && { packageId }) });
    if ('coupon' in answer) setCoupon(answer.coupon);
    setError(undefined);
    return answer;
  };
  useEffect(() => {
    if (!code || !isStale || Number.isNaN(amount)) return;
    let isCurrent = true;
    void latest.current(code, { amount, ...(packageId && { packageId }) }).then((answer) => {
      if (!isCurrent) return;
      setCoupon('coupon' in answer ? answer.coupon : null);
      setError('error' in answer ? answer.error : undefined);
    });
    return () => {
      isCurrent = false;
    };
  }, [code, isStale, amount, packageId]);
  return {
    /** The applied coupon; null while it is being checked again. */
    coupon: isStale ? null : coupon,
    isStale,
    error,
    apply,
    remove: (reason?: string) => {
      setCoupon(null);
      setError(reason);
    },
  };
}
