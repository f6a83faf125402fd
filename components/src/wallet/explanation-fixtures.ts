import type { BalanceEntry, BalanceEntryKind, BalanceExplanation, BalanceFigure } from '@fanlight/sdk/models';
import { ago, fromNow } from '../testing/sample-times.ts';

let entryNo = 0;

function entry(kind: BalanceEntryKind, amount: number, rest: Partial<BalanceEntry> = {}): BalanceEntry {
  entryNo += 1;
  return {
    _id: `0193f2a4c1d07b3e5a9200${String(entryNo).padStart(2, '0')}`,
    ...{ kind, amount, title: null, referenceId: null, payableAt: null, createdAt: ago({ days: entryNo }) },
    ...rest,
  };
}

const tipId = '0193f2a4c1d07b3e5a91e001';
const payoutId = '0193f2a4c1d07b3e5a91f001';
const release = { payableAt: fromNow({ days: 6 }) };

/** The entries of each figure. `usedUp` are payable earnings of which more was spent than there were. */
export const entriesOf: Record<BalanceFigure | 'usedUp', BalanceEntry[]> = {
  payable: [
    entry('payout-hold', -120, { referenceId: payoutId }),
    entry('tip', 20, { title: 'For the next kiln.', referenceId: tipId }),
    entry('purchase', -12.5, { title: 'Four openings of the spring kiln' }),
    entry('purchase', 350, { title: 'River glaze mug', referenceId: '0193f2a4c1d07b3e5a91e002' }),
    entry('subscription', 75, { referenceId: '0193f2a4c1d07b3e5a91e003' }),
  ],
  held: [entry('tip', 80, { title: 'A thousand thanks.', referenceId: tipId, ...release })],
  usedUp: [entry('tip', -55, { title: 'Lovely.' }), entry('tip', 40, { referenceId: tipId })],
  frozen: [entry('dispute', 52)],
  payout: [entry('payout-change', -30), entry('payout-hold', 150, { referenceId: payoutId })],
  receivable: [entry('recovery', -20), entry('debt', 50)],
};

function explain(figure: BalanceFigure, entries: BalanceEntry[], carriedOver = 0): BalanceExplanation {
  const amounts = new Map<string, BalanceExplanation['sums'][number]>();
  for (const { kind, amount } of entries) {
    const key = `${kind} ${amount > 0}`;
    const sum = amounts.get(key) ?? { kind, amount: 0, totalEntries: 0 };
    amounts.set(key, { kind, amount: sum.amount + amount, totalEntries: sum.totalEntries + 1 });
  }
  const total = entries.reduce((sum, { amount }) => sum + amount, carriedOver);
  return { figure, amount: total, carriedOver, sums: [...amounts.values()].sort((a, b) => b.amount - a.amount) };
}

/** The explanation of each figure, whose sums are those of {@link entriesOf}. */
export const explanationOf: Record<BalanceFigure | 'usedUp', BalanceExplanation> = {
  payable: explain('payable', entriesOf.payable),
  held: explain('held', entriesOf.held, -15),
  usedUp: explain('payable', entriesOf.usedUp, 15),
  frozen: explain('frozen', entriesOf.frozen),
  payout: explain('payout', entriesOf.payout),
  receivable: explain('receivable', entriesOf.receivable),
};
