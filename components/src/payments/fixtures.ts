import type { Payment } from '@fanlight/sdk/models';

/** A top-up of a story that went through. */
export const payment: Payment = {
  _id: '0193f2a4c1d07b3e5a918c60',
  type: 'top-up',
  status: 'succeeded',
  amount: 100,
  discount: 0,
  couponCode: null,
  currency: 'USD',
  tokens: 100,
  performer: null,
  subscriptionId: null,
  gateway: 'sandbox',
  card: { brand: 'visa', last4: '4242' },
  failureCode: null,
  refundedAmount: 0,
  isDisputed: false,
  createdAt: '2026-05-13T18:02:00.000Z',
};

export const payments: Payment[] = [
  payment,
  {
    ...payment,
    _id: '0193f2a4c1d07b3e5a918c61',
    status: 'failed',
    amount: 50,
    card: { brand: 'visa', last4: '9995' },
    failureCode: 'insufficient_funds',
    createdAt: '2026-05-13T18:00:00.000Z',
  },
  {
    ...payment,
    _id: '0193f2a4c1d07b3e5a918c62',
    status: 'requires-authentication',
    amount: 25,
    card: { brand: 'mastercard', last4: '3155' },
    createdAt: '2026-04-30T07:30:00.000Z',
  },
];
