import type { BankingSettings, PaymentGatewaySettings, PayoutCalculation, PayoutRequest } from '@fanlight/sdk/models';
import { ago, fromNow } from '../testing/sample-times.ts';
import type { PayoutOverview } from './payable-card.tsx';

export const bankAccount: BankingSettings = {
  accountHolder: 'Mara Quill',
  bankName: 'Banco do Mar',
  countryCode: 'PT',
  currency: 'EUR',
  accountNumberEnd: '4821',
  bankCode: 'BMARPTPL',
  updatedAt: ago({ days: 40 }),
};

/** The options of the fields for the country and the currency. */
export const bankChoices = {
  countries: [
    { code: 'PT', name: 'Portugal' },
    { code: 'ES', name: 'Spain' },
  ],
  currencies: [
    { code: 'EUR', name: 'EUR · Euro' },
    { code: 'USD', name: 'USD · US Dollar' },
  ],
};

const destination = 'Banco do Mar, •••• 4821';

const pending: PayoutRequest = {
  _id: '0193f2a4c1d07b3e5a92c001',
  number: 'PO-2041',
  status: 'pending',
  amount: 120,
  currency: 'USD',
  method: 'bank-transfer',
  destination,
  note: 'For the new kiln shelves.',
  reason: null,
  canUpdate: true,
  approvedAt: null,
  paidAt: null,
  closedAt: null,
  createdAt: ago({ hours: 5 }),
  updatedAt: ago({ hours: 5 }),
};

const approved: PayoutRequest = {
  ...pending,
  _id: '0193f2a4c1d07b3e5a92c002',
  number: 'PO-2032',
  status: 'approved',
  amount: 260.4,
  note: null,
  canUpdate: false,
  approvedAt: ago({ days: 2 }),
  createdAt: ago({ days: 4 }),
};

/** A payout in each status. */
export const payout = {
  pending,
  approved,
  paid: {
    ...approved,
    _id: '0193f2a4c1d07b3e5a92c003',
    number: 'PO-1987',
    status: 'paid',
    amount: 480,
    approvedAt: ago({ days: 30 }),
    paidAt: ago({ days: 29 }),
    closedAt: ago({ days: 29 }),
    createdAt: ago({ days: 32 }),
  },
  failed: {
    ...approved,
    _id: '0193f2a4c1d07b3e5a92c004',
    number: 'PO-1963',
    status: 'failed',
    amount: 75,
    destination: 'Harbour Savings, •••• 2207',
    reason: 'The bank does not know this account.',
    approvedAt: ago({ days: 58 }),
    closedAt: ago({ days: 57 }),
    createdAt: ago({ days: 60 }),
  },
  rejected: {
    ...pending,
    _id: '0193f2a4c1d07b3e5a92c005',
    number: 'PO-1940',
    status: 'rejected',
    amount: 60,
    note: null,
    reason: 'The name of the account is not the one of the documents.',
    canUpdate: false,
    closedAt: ago({ days: 80 }),
    createdAt: ago({ days: 81 }),
  },
} satisfies Record<PayoutRequest['status'], PayoutRequest>;

export const payouts: PayoutRequest[] = [payout.pending, payout.approved, payout.paid, payout.failed, payout.rejected];

/** A payout can be requested. */
export const overview: PayoutOverview = {
  wallet: {
    payableEarnings: 312.5,
    heldEarnings: 80,
    payoutEarnings: 0,
    frozenEarnings: 0,
    receivable: 0,
    nextReleaseAt: fromNow({ days: 1 }),
    nextReleaseAmount: 24.4,
  },
  minimumAmount: 50,
  obstacle: null,
  pending: null,
  destination,
};

export const calculation: PayoutCalculation = {
  amount: 312.5,
  currency: 'USD',
  method: 'bank-transfer',
  destination,
  payableEarnings: 312.5,
  payableAfterwards: 0,
  heldEarnings: 80,
  nextReleaseAt: fromNow({ days: 1 }),
  minimumAmount: 50,
  obstacle: null,
};

/** Payouts go to the bank account, and no Stripe account is connected. */
export const gatewaySettings: PaymentGatewaySettings = {
  payoutMethod: 'bank-transfer',
  isBankAccountNamed: true,
  isStripeConnected: false,
  stripeAccount: null,
  canReceivePayouts: true,
  destination,
};
