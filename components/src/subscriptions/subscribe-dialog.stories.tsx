import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEuros } from '../primitives/money/sample.tsx';
import { discountOffer, trialOffer } from '../promotions/fixtures.ts';
import { failure, shows, t, tPattern } from '../testing/index.ts';
import { cards, coupon, freeReceipt, receipt } from './fixtures.ts';
import { SubscribeDialog, type SubscribeDialogProps } from './subscribe-dialog.tsx';

const meta = {
  title: 'Components/Subscriptions/SubscribeDialog',
  component: SubscribeDialog,
  args: {
    open: true,
    onClose: fn(),
    name: 'Mara Quill',
    offers: [
      { type: 'monthly', price: 9.95 },
      { type: 'yearly', price: 99 },
      { type: 'free', price: 0 },
    ],
    type: 'monthly',
    onTypeChange: fn(),
    freeDays: 1,
    balance: 75,
    cards,
    onAddCard: fn(),
    onTopUp: fn(),
    checkCoupon: fn(async (): Promise<{ coupon: typeof coupon } | { error: string }> => ({ coupon })),
    submit: fn(async (): Promise<{ ok: true } | { error: string }> => ({ ok: true })),
  },
} satisfies Meta<typeof SubscribeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Queries for the whole page, which contains the dialog. */
const dialog = () => within(document.body);

/**
 * Offers have approximate prices in the viewer's currency. The amount to charge is exact, and followed by the
 * approximate amount.
 */
export const InEuros: Story = {
  decorators: [inEuros],
  async play() {
    await expect(
      await dialog().findByRole('radio', {
        name: tPattern('subscriptions:per.monthly', { price: '$9.95 (≈\u00a0€9.15)' }),
      }),
    ).toBeInTheDocument();
    await expect(dialog().getByText('$9.95', { exact: true })).toBeVisible();
    await expect(dialog().getByText('≈ €9.15', { exact: true })).toBeVisible();
    await expect(
      dialog().getByRole('button', { name: t('subscriptions:dialog.pay', { amount: '$9.95' }) }),
    ).toBeVisible();
  },
};

export const ByCard: Story = {
  async play({ args }) {
    await userEvent.click(
      await dialog().findByRole('button', { name: t('subscriptions:dialog.pay', { amount: '$9.95' }) }),
    );
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({
        type: 'monthly',
        source: 'card',
        paymentMethodId: 'pm_visa',
        expectedPrice: 9.95,
      }),
    );
    await userEvent.click(dialog().getByRole('radio', { name: t('subscriptions:per.yearly', { price: '$99.00' }) }));
    await expect(args.onTypeChange).toHaveBeenCalledWith('yearly');
    await userEvent.click(dialog().getByRole('button', { name: t('subscriptions:dialog.addCard') }));
    await expect(args.onAddCard).toHaveBeenCalled();
  },
};

export const FromWallet: Story = {
  async play({ args }) {
    await userEvent.click(
      await dialog().findByRole('radio', { name: t('subscriptions:dialog.walletOf', { balance: '$75.00' }) }),
    );
    await expect(dialog().getByText('$65.05')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: t('subscriptions:dialog.pay', { amount: '$9.95' }) }));
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({ type: 'monthly', source: 'wallet', expectedPrice: 9.95 }),
    );
  },
};

export const NoCards: Story = { args: { cards: [] } };
export const UnknownBalance: Story = { args: { balance: undefined } };

export const LowBalance: Story = {
  args: { cards: [], balance: 4.5 },
  async play({ args }) {
    await expect(await dialog().findByText(t('wallet:pay.missing', { amount: '$5.45' }))).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: t('wallet:pay.topUp') }));
    await expect(args.onTopUp).toHaveBeenCalledWith(expect.closeTo(5.45));
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const Free: Story = {
  args: { type: 'free' },
  async play({ args }) {
    await userEvent.click(await dialog().findByRole('button', { name: t('subscriptions:dialog.startFree') }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ type: 'free', source: 'wallet', expectedPrice: 0 }));
  },
};

/** A subscription of 3 months shows its full price, the discount, and what is paid. */
export const Bundle: Story = {
  args: {
    offers: [
      { type: 'monthly', price: 9.95 },
      {
        type: 'quarterly',
        price: 26.87,
        bundle: { type: 'quarterly', months: 3, percentOff: 10, price: 26.87, saving: 2.98 },
      },
    ],
    type: 'quarterly',
  },
  async play({ args }) {
    await expect(await dialog().findByText('$29.85')).toBeVisible();
    await expect(dialog().getByText(t('bundles:saving', { percent: 10 }))).toBeVisible();
    await expect(dialog().getByText(t('subscriptions:dialog.terms.quarterly', { price: '$26.87' }))).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: t('subscriptions:dialog.pay', { amount: '$26.87' }) }));
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ type: 'quarterly', expectedPrice: 26.87 })),
    );
  },
};

/** A promotion reduces the first month. It is not combined with a coupon. */
export const FirstMonthReduced: Story = {
  args: { offers: [{ type: 'monthly', price: 7.96, regularPrice: 9.95, promotion: discountOffer }] },
  async play({ args }) {
    await expect(await dialog().findByText(t('offers:saving', { percent: 20 }))).toBeVisible();
    await expect(dialog().getByText(t('offers:terms', { price: '$7.96', full: '$9.95' }))).toBeVisible();
    await expect(dialog().queryByRole('button', { name: t('subscriptions:coupon.open') })).toBeNull();
    await userEvent.click(dialog().getByRole('button', { name: t('subscriptions:dialog.pay', { amount: '$7.96' }) }));
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith(
        expect.objectContaining({ type: 'monthly', promotionCode: 'K7QMR2TX', expectedPrice: 7.96 }),
      ),
    );
  },
};

/** A trial link gives more days than the free subscription of the site. */
export const TrialLink: Story = {
  args: { offers: [{ type: 'free', price: 0, promotion: trialOffer }], type: 'free' },
  async play({ args }) {
    await expect(await dialog().findByText(t('subscriptions:dialog.freeTerms', { count: 7 }))).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: t('subscriptions:dialog.startFree') }));
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ type: 'free', promotionCode: 'WH4PZ9AD' })),
    );
  },
};

export const Yearly: Story = { args: { type: 'yearly' } };

async function applyCoupon() {
  await userEvent.click(await dialog().findByRole('button', { name: t('subscriptions:coupon.open') }));
  await userEvent.type(dialog().getByLabelText(t('subscriptions:coupon.label')), 'firstkiln');
  await userEvent.click(dialog().getByRole('button', { name: t('subscriptions:coupon.apply') }));
}

export const Coupon: Story = {
  async play({ args }) {
    await applyCoupon();
    await expect(args.checkCoupon).toHaveBeenCalledWith('firstkiln', 'monthly', 'card');
    await userEvent.click(
      await dialog().findByRole('button', { name: t('subscriptions:dialog.pay', { amount: '$8.95' }) }),
    );
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith(
        expect.objectContaining({ couponCode: 'FIRSTKILN', expectedPrice: 9.95 }),
      ),
    );
  },
};

/**
 * With tokens from the wallet, the discount may be smaller (rule M3). The amount on the button is therefore requested
 * again.
 */
export const CouponFromWallet: Story = {
  args: {
    checkCoupon: fn<SubscribeDialogProps['checkCoupon']>(async (_code, _type, source) => ({
      coupon: source === 'wallet' ? { ...coupon, discount: 0.4, amount: 9.55 } : coupon,
    })),
  },
  async play() {
    await applyCoupon();
    await expect(
      await dialog().findByRole('button', { name: t('subscriptions:dialog.pay', { amount: '$8.95' }) }),
    ).toBeVisible();
    await userEvent.click(dialog().getByRole('radio', { name: tPattern('subscriptions:dialog.wallet') }));
    await expect(
      await dialog().findByRole('button', { name: t('subscriptions:dialog.pay', { amount: '$9.55' }) }),
    ).toBeEnabled();
  },
};

export const CouponInvalid: Story = {
  args: { checkCoupon: fn(async () => failure('COUPON_EXPIRED')) },
  async play() {
    await applyCoupon();
    await expect(await dialog().findByText(t('errors:COUPON_EXPIRED'))).toBeVisible();
  },
};

const pay = async () =>
  userEvent.click(await dialog().findByRole('button', { name: t('subscriptions:dialog.pay', { amount: '$9.95' }) }));

export const Submitting: Story = { args: { submit: fn(() => new Promise<never>(() => {})) }, play: pay };

export const Declined: Story = {
  parameters: { shows: shows('subscribePerformer', 'CARD_DECLINED') },
  args: { submit: fn(async () => failure('CARD_DECLINED')) },
  async play() {
    await pay();
    await expect(await dialog().findByRole('alert')).toHaveTextContent(t('errors:CARD_DECLINED'));
  },
};

export const PriceChanged: Story = { args: { problem: 'price-changed' } };
export const AlreadySubscribed: Story = { args: { problem: 'already-subscribed' } };
export const FreeUsed: Story = { args: { problem: 'free-used' } };
export const NotOffered: Story = { args: { offers: [] } };
export const Receipt: Story = { args: { receipt } };
export const FreeReceipt: Story = { args: { receipt: freeReceipt } };

export const Spanish: Story = {
  args: { type: 'yearly' } satisfies Partial<SubscribeDialogProps>,
  globals: { locale: 'es-ES' },
  async play() {
    await expect(await dialog().findByRole('button', { name: 'Suscribirte por $99.00' })).toBeVisible();
  },
};
