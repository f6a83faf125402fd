import type { AppliedCoupon } from '@fanlight/sdk/models';
import { useEffect, useRef, useState } from 'react';
import type { CouponResult } from './coupon-field.tsx';
import type { CouponTarget } from './top-up-values.ts';

/** Asks the server for the discount of a coupon. */
export type ApplyCoupon = (code: string, target: CouponTarget) => Promise<CouponResult>;

/** Returns the state of an applied coupon. After a change of the amount, the coupon is checked again. */
export function useCoupon(applyCoupon: ApplyCoupon, { amount, packageId }: CouponTarget) {
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null);
  const [error, setError] = useState<string>();
  const latest = useRef(applyCoupon);
  latest.current = applyCoupon;
  const code = coupon?.code;
  const isStale = coupon !== null && coupon.amountBefore !== amount;
  const apply = async (typed: string): Promise<CouponResult> => {
    const result = await applyCoupon(typed, { amount, ...(packageId && { packageId }) });
    if ('coupon' in result) setCoupon(result.coupon);
    setError(undefined);
    return result;
  };
  useEffect(() => {
    if (!code || !isStale || Number.isNaN(amount)) return;
    let isCurrent = true;
    void latest.current(code, { amount, ...(packageId && { packageId }) }).then((result) => {
      if (!isCurrent) return;
      setCoupon('coupon' in result ? result.coupon : null);
      setError('error' in result ? result.error : undefined);
    });
    return () => {
      isCurrent = false;
    };
  }, [code, isStale, amount, packageId]);
  return {
    /** The applied coupon; null while it is checked again. */
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
