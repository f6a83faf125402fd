import { api } from '@fanlight/sdk';
import { post } from '../ledger/ledger.ts';
import type { TestEngine } from './index.ts';
import type { Person } from './people.ts';

/** The number of a bank account in tests. Its check digits are right. */
export const testIban = 'PT50000201231234567890154';

const holdMs = 8 * 24 * 60 * 60 * 1000;

/**
 * Gives a user earnings, as a referral share of eight days ago would: they are payable (rule M3), and no sale of the
 * earnings page. In integer hundredths.
 */
export async function givePayableEarnings({ ports }: TestEngine, userId: string, amount: number): Promise<void> {
  const nextId = () => ports.ids.next();
  const at = new Date(ports.clock.now().getTime() - holdMs);
  const movements = [
    { account: { ownerId: null, kind: 'gateway' as const }, amount: -amount },
    { account: { ownerId: userId, kind: 'earnings' as const }, amount },
  ];
  await ports.database.transaction((tx) =>
    post(tx, { id: nextId(), kind: 'referral', referenceId: nextId(), at, movements }, nextId),
  );
}

/** Gives a performer a bank account and payable earnings, which a payout needs. */
export async function preparePayout(engine: TestEngine, { id, client }: Person, amount: number): Promise<void> {
  const body = {
    ...{ accountHolder: 'Mara Quill', bankName: 'Banco do Rio', countryCode: 'PT', currency: 'EUR' },
    ...{ accountNumber: testIban, bankCode: 'BRIOPTPL' },
  };
  await client.call(api.updateBankingSettings, { body });
  if (amount > 0) await givePayableEarnings(engine, id, amount);
}
