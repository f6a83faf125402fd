import { id } from '../../../app/src/routes/flow-sample.tsx';
import { make, mocks } from '../../../mocks/src/index.ts';
import { check, fill, press, selectFirst, steps } from '../acts.ts';
import type { PageVisits } from '../visits.ts';

const list = '/creator/payouts';
const one = `/creator/payouts/${id}`;

const calculation = { payableEarnings: 312.5, minimumAmount: 50, obstacle: null, destination: null };
const possible = mocks.payouts.getCalculatePayoutMockHandler(() => ({
  data: make.getPayoutCalculationMock(calculation),
}));

const pending = mocks.payouts.getGetPayoutRequestMockHandler(() => ({
  data: make.getPayoutRequestMock({ _id: id, status: 'pending', canUpdate: true, amount: 120 }),
}));

const withoutAccount = mocks.performers.getGetMyPerformerMockHandler(() => ({
  data: make.getMyPerformerMock({ bankingSettings: null }),
}));

const settings = {
  payoutMethod: 'bank-transfer',
  isBankAccountNamed: true,
  isStripeConnected: true,
  canReceivePayouts: true,
  destination: 'Banco do Rio, •••• 0154',
} as const;

/** A performer with a bank account, and a Stripe account in a status. */
const withStripe = (status: 'incomplete' | 'pending' | 'ready') =>
  mocks.performers.getGetMyPerformerMockHandler(() => ({
    data: make.getMyPerformerMock({
      paymentGatewaySettings: { ...settings, stripeAccount: { status, countryCode: 'PT', accountEnd: 'Kiln' } },
    }),
  }));

const sandbox = mocks.settings.getGetPublicSettingsMockHandler(() => ({
  data: make.getPublicSettingsMock({ paymentGateway: 'sandbox', stripePublishableKey: null }),
}));

/** Operations of payouts. */
export const payoutVisits = {
  listPayoutRequests: { path: list, as: 'performer' },
  checkPendingPayoutRequest: { path: list, as: 'performer' },
  getPayoutRequest: { path: one, as: 'performer' },
  calculatePayout: { path: '/creator/payouts/new', as: 'performer' },
  createPayoutRequest: {
    path: '/creator/payouts/new',
    as: 'performer',
    handlers: [possible],
    play: steps(fill('payouts:form.amount', '120'), press('payouts:form.submit', { amount: '$120.00' })),
  },
  updatePayoutRequest: {
    path: `${one}?dialog=edit`,
    as: 'performer',
    handlers: [possible, pending],
    play: steps(fill('payouts:form.amount', '90'), press('payouts:change.save')),
  },
  createStripeAccount: {
    path: '/creator/account',
    as: 'performer',
    handlers: [withStripe('pending')],
    play: press('payoutMethod:check'),
  },
  completeSandboxOnboarding: {
    path: '/creator/account?dialog=onboarding',
    as: 'performer',
    handlers: [withStripe('incomplete'), sandbox],
    play: press('payoutMethod:onboarding.submit'),
  },
  updatePaymentGatewaySettings: {
    path: '/creator/account',
    as: 'performer',
    handlers: [withStripe('ready')],
    play: check('payoutMethod:option.stripe'),
  },
  updateBankingSettings: {
    path: '/creator/account?dialog=bank',
    as: 'performer',
    handlers: [withoutAccount],
    play: steps(
      fill('payouts:bank.holder', 'Mara Quill'),
      fill('payouts:bank.bankName', 'Banco do Rio'),
      selectFirst('payouts:bank.country'),
      selectFirst('payouts:bank.currency'),
      fill('payouts:bank.number', 'PT50000201231234567890154'),
      press('payouts:bank.save'),
    ),
  },
} satisfies PageVisits;
