import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inColumn, t } from '../testing/index.ts';
import { trialOffer } from './fixtures.ts';
import { LinkedOffer } from './linked-offer.tsx';
import { ProfileOffer } from './profile-offer.tsx';

const retry = fn();

const meta = {
  title: 'Components/Promotions/LinkedOffer',
  component: LinkedOffer,
  parameters: inColumn,
  args: {
    offer: { state: 'ready', value: trialOffer },
    isMissing: false,
    children: (offer) => <ProfileOffer offer={offer} monthlyPrice={9.95} onUse={fn()} />,
  },
} satisfies Meta<typeof LinkedOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { args: { offer: { state: 'loading' } } };

export const Failed: Story = {
  args: { offer: { state: 'error', retry } },
  beforeEach: () => void retry.mockClear(),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** The link has an unknown code, for example because a part of it is missing. */
export const Unknown: Story = {
  args: { offer: { state: 'loading' }, isMissing: true },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('offers:unknown'))).toBeVisible();
  },
};
