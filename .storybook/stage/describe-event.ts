import type { ServerEvent } from '@fanlight/sdk/events';

const tokens = (amount: number | null): string => (amount === null ? '' : `${amount} tokens`);

/** Returns a description of an event: `tip from Noor Haddad, 10 tokens (notification/created)`; otherwise only its name. */
export function describeEvent(event: ServerEvent): string {
  if (event.name === 'notification/created') {
    const { type, actor, amount } = event.data.notification;
    const parts = [`${type}${actor ? ` from ${actor.name}` : ''}`, tokens(amount)].filter(Boolean);
    return `${parts.join(', ')} (${event.name})`;
  }
  if (event.name === 'wallet/balance-updated') return `balance, ${tokens(event.data.balance)} (${event.name})`;
  return event.name;
}
