import { sql } from 'drizzle-orm';
import type { TestEngine } from '../index.ts';

/** A stored or posted amount that differs from its recomputation, in integer hundredths. */
interface Difference {
  what: string;
  id: string;
  stored: number;
  computed: number;
}

/** The entries of the ledger with their accounts and transactions. */
const entered = `(select entry.amount, account.id as account_id, account.owner_id, account.kind as account,
    tx.id as transaction_id, tx.kind, tx.reference_id
  from ledger_entry entry
  join ledger_account account on account.id = entry.account_id
  join ledger_transaction tx on tx.id = entry.transaction_id)`;

const platformSum = (kind: string) => `(select coalesce(sum(amount), 0) from ${entered} as e
  where owner_id is null and account = '${kind}')`;

/** The card payments that were posted. */
const postedPayments = `(select payment.* from payment
  join ledger_transaction tx on tx.kind = payment.type and tx.reference_id = payment.id)`;

/** The balance of each user's account of a kind, and what it must be by other tables. */
const perOwner = (kinds: string, expected: string) => `
  select coalesce(kept.owner_id, other.owner_id) as id, coalesce(kept.balance, 0) as stored,
    coalesce(other.amount, 0) as computed
  from (select owner_id, sum(balance) as balance from ledger_account where kind in (${kinds}) group by owner_id) as kept
  full join (select owner_id, sum(amount) as amount from (${expected}) as each group by owner_id) as other
    on other.owner_id = kept.owner_id`;

/**
 * The recomputations, each as a query of the columns `id`, `stored` and `computed`. They derive amounts of the ledger
 * from the tables of the operations, so that an operation that posts a wrong but balanced amount is found.
 */
const recomputations: Record<string, string> = {
  'sum of a transaction': `select transaction_id as id, sum(amount) as stored, 0 as computed from ledger_entry
    group by transaction_id`,
  'balance of an account': `select account.id, balance as stored,
      (select coalesce(sum(amount), 0) from ledger_entry where account_id = account.id) as computed
    from ledger_account account where is_floored`,
  'sum by kind': `select account.id, coalesce(sum(amount), 0) as stored, account.balance as computed
    from ledger_account account left join ledger_sum on ledger_sum.account_id = account.id
    where is_floored group by account.id`,
  'negative balance': `select id, balance as stored, greatest(balance, 0) as computed from ledger_account where is_floored`,
  'money at the gateway': `select 'gateway' as id, ${platformSum('gateway')} as stored,
    (select coalesce(sum(posted_refund - amount), 0) from ${postedPayments} as p)
      + (select coalesce(sum(posted_amount), 0) from dispute where posted_status = 'lost') as computed`,
  'debts of users': `select 'receivable' as id, ${platformSum('receivable')} as stored,
    (select coalesce(sum(recovered - amount), 0) from receivable) as computed`,
  'money that was paid out': `select 'payout' as id, ${platformSum('payout')} as stored,
    (select coalesce(sum(amount), 0) from payout_request where status = 'paid') as computed`,
  'amount held for payouts': perOwner(
    `'payout-earnings'`,
    `select user_id as owner_id, amount from payout_request where status in ('pending', 'approved')`,
  ),
  'amount frozen by disputes': perOwner(
    `'frozen-tokens', 'frozen-earnings'`,
    `select owner_id, frozen as amount from dispute_share join dispute on dispute.id = dispute_share.dispute_id
      where posted_status = 'open'`,
  ),
  'amount that a payer has spent on a charge': `select charge.id, charge.amount as stored,
    (select coalesce(-sum(e.amount), 0) from ${entered} as e where e.reference_id = charge.id
      and e.owner_id = charge.payer_id and e.kind in ('tip', 'purchase', 'subscription')) as computed from charge`,
  'earnings of a charge': `select charge.id, charge.amount - charge.commission as stored,
    (select coalesce(sum(e.amount), 0) from ${entered} as e where e.reference_id = charge.id
      and e.owner_id = charge.performer_id and e.kind in ('tip', 'purchase', 'subscription')) as computed from charge`,
  'earnings of a card payment': `select period.payment_id as id, period.amount - period.commission as stored,
    (select coalesce(sum(e.amount), 0) from ${entered} as e where e.reference_id = period.payment_id
      and e.owner_id = period.performer_id and e.kind = 'subscription') as computed
    from subscription_period period where period.payment_id is not null`,
  'sums of a day': `select coalesce(kept.owner_id, sold.owner_id) as id, coalesce(kept.net, 0) as stored, coalesce(sold.net, 0) as computed
    from earning_day kept full join (
      select owner_id, (tx.created_at at time zone 'UTC')::date as day, coalesce(charge.type, payment.type) as type,
        sum(earning.amount - earning.reversed) as net
      from earning join ledger_transaction tx on tx.id = earning.transaction_id and tx.kind <> 'referral'
      left join charge on charge.id = tx.reference_id left join payment on payment.id = tx.reference_id
      group by 1, 2, 3
    ) as sold on sold.owner_id = kept.owner_id and sold.day = kept.day and sold.type = kept.type`,
  'tokens of a top-up': `select p.id, p.tokens as stored,
    (select coalesce(sum(e.amount), 0) from ${entered} as e where e.reference_id = p.id
      and e.owner_id = p.user_id and e.kind = 'top-up') as computed
    from ${postedPayments} as p where p.type = 'top-up'`,
  'share of a referrer': `select share.charge_id as id, share.net as stored,
    (select coalesce(sum(e.amount), 0) from ${entered} as e where e.reference_id = share.charge_id
      and e.owner_id = share.referrer_id and e.kind = 'referral') as computed from referral_earning share`,
  'reversed shares of referrers': `select 'commission' as id, (select coalesce(sum(reversed), 0) from referral_earning) as stored,
    (select coalesce(sum(amount), 0) from ${entered} as e where kind = 'referral-return' and account = 'commission') as computed`,
  'earnings from a referral': `select referral.id, referral.amount as stored,
    (select coalesce(sum(net - reversed), 0) from referral_earning where referral_id = referral.id) as computed from referral`,
};

/** Returns all amounts that differ from their recomputation (rule M1). */
export async function findDifferences({ ports }: Pick<TestEngine, 'ports'>): Promise<Difference[]> {
  const parts = Object.entries(recomputations).map(
    ([what, query]) => `select '${what}' as what, id::text, stored::float8, computed::float8 from (${query}) as each
      where stored <> computed`,
  );
  const { rows } = (await ports.database.db.execute(sql.raw(parts.join(' union all ')))) as unknown as {
    rows: Difference[];
  };
  return rows;
}

/** Returns how many transactions of each kind were posted. */
export async function countTransactions({ ports }: Pick<TestEngine, 'ports'>): Promise<Record<string, number>> {
  const { rows } = (await ports.database.db.execute(
    sql`select kind, count(*)::int as total from ledger_transaction group by kind order by kind`,
  )) as unknown as { rows: { kind: string; total: number }[] };
  return Object.fromEntries(rows.map(({ kind, total }) => [kind, total]));
}
