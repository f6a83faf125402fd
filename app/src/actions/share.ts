import { showToast } from '@fanlight/components/primitives';
import type { TFunction } from 'i18next';

/** Hands an address of this site to the device's own sharing, or copies it. */
export async function share(path: string, t: TFunction<'common'>): Promise<void> {
  const url = `${location.origin}${path}`;
  if (navigator.share) {
    // Closing the device's sheet is no failure.
    await navigator.share({ url }).catch(() => undefined);
    return;
  }
  await navigator.clipboard.writeText(url);
  showToast({ text: t('linkCopied'), tone: 'success' });
}
