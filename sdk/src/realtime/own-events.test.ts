import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerEvent, ServerEventName } from '../generated/events.ts';
import {
  createQueryClient,
  getBuyProductMutationOptions,
  getSubscribePerformerMutationOptions,
  getTipPerformerMutationOptions,
  getTopUpWalletMutationOptions,
} from '../hooks.ts';
import { createClient } from '../index.ts';
import { bindRealtime } from './react.ts';

/** Advances the timers by more than the minimum interval between two invalidations. */
const passInterval = () => vi.advanceTimersByTimeAsync(3000);

const eventOf = (no: number, name: ServerEventName, channel = 'user:noor') =>
  ({ channel, no, at: '2026-03-04T12:00:00Z', name, data: { balance: 75 } }) as unknown as ServerEvent;

/** Payments with the events of their transactions, and a query that the payment and its events invalidate. */
const payments = [
  ['a tip', getTipPerformerMutationOptions, ['wallet/balance-updated'], 'getWallet'],
  ['a purchase', getBuyProductMutationOptions, ['order/updated', 'wallet/balance-updated'], 'listOrders'],
  ['a subscription', getSubscribePerformerMutationOptions, ['subscription/updated'], 'listSubscriptions'],
  ['a top-up', getTopUpWalletMutationOptions, ['payment/succeeded'], 'listTransactions'],
] as const;

/** Creates a device of Noor: its query client, its events, and the number of reads of each operation. */
async function createDevice(respond: () => Promise<Response>) {
  const client = createQueryClient({ client: createClient({ handle: respond }) });
  const reads: Record<string, number> = {};
  const watch = async (operation: string) => {
    const queryFn = async () => {
      reads[operation] = (reads[operation] ?? 0) + 1;
      return {};
    };
    new QueryObserver(client, { queryKey: [operation], queryFn }).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(1);
    reads[operation] = 0;
  };
  let send: (event: ServerEvent) => unknown = () => undefined;
  bindRealtime(client, {
    onEvent(listener) {
      send = listener;
      return () => undefined;
    },
    onCaughtUp: () => () => undefined,
  });
  const pay = (getOptions: (typeof payments)[number][1]) => {
    const options = client.defaultMutationOptions(getOptions() as never);
    return client
      .getMutationCache()
      .build(client, options)
      .execute({ id: 'mara', data: {} } as never);
  };
  return { client, reads, watch, pay, send: (event: ServerEvent) => send(event) };
}

const respondWithEvents = (numbers: readonly number[]) => async () =>
  Response.json({ data: {} }, { headers: { 'Fanlight-Events': numbers.map((no) => `user:noor=${no}`).join(', ') } });

describe('events of a mutation by the same client', () => {
  // Loads a module before the tests, because loading takes real time, which fake timers do not advance.
  beforeAll(async () => {
    await import('../mutation-effects.ts');
  });
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(payments)(
    'cause one read of a query after %s if the response arrives before the events',
    async (_title, getOptions, names, operation) => {
      const numbers = names.map((_name, index) => index + 7);
      const device = await createDevice(respondWithEvents(numbers));
      await device.watch(operation);
      await device.pay(getOptions);
      await passInterval();
      for (const [index, name] of names.entries()) device.send(eventOf(index + 7, name));
      await passInterval();
      expect(device.reads).toEqual({ [operation]: 1 });
    },
  );

  it.each(payments)(
    'cause one read of a query after %s if the events arrive before the response',
    async (_title, getOptions, names, operation) => {
      const numbers = names.map((_name, index) => index + 7);
      const device = await createDevice(async () => {
        for (const [index, name] of names.entries()) device.send(eventOf(index + 7, name));
        await vi.advanceTimersByTimeAsync(100);
        return respondWithEvents(numbers)();
      });
      await device.watch(operation);
      await device.pay(getOptions);
      await passInterval();
      expect(device.reads).toEqual({ [operation]: 1 });
    },
  );

  it('change the cache, and invalidate only queries that the mutation does not invalidate', async () => {
    const device = await createDevice(respondWithEvents([7]));
    await device.watch('listTransactions');
    device.client.setQueryData(['getMe'], { _id: 'noor', balance: 100 });
    await device.pay(getTipPerformerMutationOptions);
    device.send(eventOf(7, 'wallet/balance-updated'));
    await passInterval();
    expect(device.client.getQueryData(['getMe'])).toEqual({ _id: 'noor', balance: 75 });
    expect(device.reads).toEqual({ listTransactions: 1 });
  });

  it.each([
    ['of another change', eventOf(8, 'wallet/balance-updated')],
    ['with the same number in another channel', eventOf(7, 'wallet/balance-updated', 'user:ada')],
  ])('do not prevent an event %s from invalidating queries as usual', async (_title, event) => {
    const device = await createDevice(respondWithEvents([7]));
    await device.watch('getWallet');
    await device.pay(getTipPerformerMutationOptions);
    await passInterval();
    device.send(event);
    await passInterval();
    expect(device.reads).toEqual({ getWallet: 2 });
  });

  it('invalidate queries on another device of the user', async () => {
    const device = await createDevice(respondWithEvents([7]));
    await device.watch('getWallet');
    await device.pay(getTipPerformerMutationOptions);
    const other = await createDevice(respondWithEvents([]));
    await other.watch('getWallet');
    other.send(eventOf(7, 'wallet/balance-updated'));
    await passInterval();
    expect(other.reads).toEqual({ getWallet: 1 });
  });

  it('invalidate queries within a second while the mutation is pending', async () => {
    let respond = (_response: Response) => {};
    const device = await createDevice(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    await device.watch('getWallet');
    const paid = device.pay(getTipPerformerMutationOptions);
    device.send(eventOf(7, 'wallet/balance-updated'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(device.reads).toEqual({ getWallet: 1 });
    respond(await respondWithEvents([7])());
    await paid;
  });
});
