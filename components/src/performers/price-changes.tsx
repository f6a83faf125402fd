import { type BundleType, bundleMonths, bundlePrice } from '@fanlight/sdk/prices';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceChange } from './price-change-dialog.tsx';

// Loaded later, because most visits of the page change no price.
const PriceChangeDialog = lazy(() =>
  import('./price-change-dialog.tsx').then((module) => ({ default: module.PriceChangeDialog })),
);

/** The discounts of the bundles in percent; null if a bundle is not offered. */
export type PercentsOff = Record<BundleType, number | null>;

export const bundleTypes = Object.keys(bundleMonths) as BundleType[];

/** Returns the price of a bundle (rule M7). Null if it is not offered, or an input is not a number. */
export function bundlePriceOf(monthlyPrice: number | null, type: BundleType, percentOff: number | null): number | null {
  const hundredths = monthlyPrice === null ? null : Math.round(monthlyPrice * 100);
  const price = bundlePrice(hundredths, type, percentOff);
  return price === null ? null : price / 100;
}

export interface PriceChangesOptions<Values> {
  /**
   * Fetches the number of subscribers whom a price change affects: those of this type whose subscription will be
   * renewed.
   */
  countSubscribers: (type: PriceChange['type']) => Promise<number>;
  save: (values: Values) => Promise<void>;
  /** Called if the subscribers could not be counted. Nothing is saved. */
  onFailure: (message: string) => void;
}

/**
 * Returns a function that saves changed prices. If they affect subscribers, they must first be confirmed in `dialog`
 * (rule M7).
 */
export function usePriceChanges<Values>({ countSubscribers, save, onFailure }: PriceChangesOptions<Values>): {
  send: (values: Values, changes: Omit<PriceChange, 'count'>[]) => Promise<void>;
  isSaving: boolean;
  dialog: ReactNode;
} {
  const { t } = useTranslation('common');
  const [unconfirmed, setUnconfirmed] = useState<{ values: Values; changes: PriceChange[] }>();
  const [isSaving, setSaving] = useState(false);
  const saveAndClose = async (values: Values) => {
    setSaving(true);
    await save(values);
    setSaving(false);
    setUnconfirmed(undefined);
  };
  return {
    isSaving,
    async send(values, all) {
      try {
        const counted = all.map(async (change) => ({ ...change, count: await countSubscribers(change.type) }));
        const changes = (await Promise.all(counted)).filter(({ count }) => count > 0);
        if (changes.length === 0) return await saveAndClose(values);
        setUnconfirmed({ values, changes });
      } catch {
        onFailure(t('error.text'));
      }
    },
    dialog: unconfirmed && (
      <Suspense>
        <PriceChangeDialog
          open
          changes={unconfirmed.changes}
          isSaving={isSaving}
          onConfirm={() => void saveAndClose(unconfirmed.values)}
          onClose={() => setUnconfirmed(undefined)}
        />
      </Suspense>
    ),
  };
}
