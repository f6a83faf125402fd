import { showToast } from '@fanlight/components/primitives';
import { formatMoney } from '@fanlight/sdk/format';
import type { Realtime } from '@fanlight/sdk/realtime';
import type { i18n } from 'i18next';

/** A tip that was missed during an interruption is in the list of notifications only. */
const maxAgeMs = 60_000;

/** Shows a toast to the performer for each tip that arrives. Returns a function that stops it. */
export function showTips(realtime: Pick<Realtime, 'on'>, translator: i18n): () => void {
  return realtime.on('notification/created', async ({ data: { notification } }) => {
    const { type, actor, amount, updatedAt } = notification;
    if (type !== 'tip' || Date.now() - Date.parse(updatedAt) > maxAgeMs) return;
    await translator.loadNamespaces('notifications');
    const t = translator.getFixedT(translator.language, 'notifications');
    const name = actor?.name ?? t('somebody');
    showToast({ text: t('toast.tip', { name, amount: formatMoney(amount ?? 0) }), tone: 'success' });
  });
}
