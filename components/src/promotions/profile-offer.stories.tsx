import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inColumn, t } from '../testing/index.ts';
import { discountOffer, trialOffer } from './fixtures.ts';
import { ProfileOffer } from './profile-offer.tsx';

const meta = {
  title: 'Components/Promotions/ProfileOffer',
  component: ProfileOffer,
  parameters: inColumn,
  args: { offer: discountOffer, monthlyPrice: 9.95, onUse: fn() },
} satisfies Meta<typeof ProfileOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Discount: Story = {
  async play({ canvas, args }) {
    await expect(
      await canvas.findByText(t('offers:discount', { percent: 20, price: '$7.96', full: '$9.95' })),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('offers:use') }));
    await expect(args.onUse).toHaveBeenCalledWith(discountOffer);
  },
};

export const Trial: Story = {
  args: { offer: trialOffer },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('offers:trial', { count: 7 }))).toBeVisible();
  },
};

/** The link is opened after the end of the promotion. */
export const Ended: Story = {
  args: { offer: { ...discountOffer, status: 'ended' } },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('offers:status.ended'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const UsedUp: Story = { args: { offer: { ...discountOffer, status: 'used-up', remainingUses: 0 } } };
export const Used: Story = { args: { offer: { ...discountOffer, status: 'used' } } };
