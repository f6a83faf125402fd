import type { AccessAlternative, RequiredAction } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { samplePicture } from '../primitives/sample-picture.ts';
import { t } from '../testing/index.ts';
import { Paywall } from './paywall.tsx';

const item = (
  requiredAction: RequiredAction,
  price: number | null = null,
  alternative: AccessAlternative | null = null,
) => ({
  access: { isAllowed: false, reason: 'needs-subscription' as const, requiredAction, price, alternative },
  audience: 'subscribers' as const,
  performer: { name: 'Mara Quill' },
});

const meta = {
  title: 'Components/Paywall/Paywall',
  component: Paywall,
  args: { item: item('subscribe', 9.95), preview: samplePicture(2), ratio: 16 / 9, onUnlock: fn() },
} satisfies Meta<typeof Paywall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Subscribe: Story = {
  async play({ canvas, args }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('feeds:post.locked.subscribe', { price: '$9.95' }) }),
    );
    await expect(args.onUnlock).toHaveBeenCalledWith('subscribe');
  },
};

/** The viewer can buy the item or subscribe. The cheaper action is the main one. */
export const BuyOrSubscribe: Story = {
  args: { item: item('buy', 8, { action: 'subscribe', price: 9.95 }), note: '15:12' },
  async play({ canvas, args }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('feeds:post.locked.subscribe', { price: '$9.95' }) }),
    );
    await expect(args.onUnlock).toHaveBeenCalledWith('subscribe');
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:post.locked.buy', { price: '$8.00' }) }));
    await expect(args.onUnlock).toHaveBeenLastCalledWith('buy');
  },
};

export const SubscribeOrBuy: Story = {
  args: { item: item('subscribe', 9.95, { action: 'buy', price: 18 }) },
};

export const Buy: Story = { args: { item: item('buy', 18), note: '15:12' } };
export const Follow: Story = { args: { item: { ...item('follow'), audience: 'followers' } } };

/** The main action of a visitor names that following is free. The other one is the login. */
export const VisitorFollow: Story = {
  args: { item: { ...item('login'), audience: 'followers' } },
  async play({ canvas, args }) {
    const join = t('feeds:post.locked.join.follow');
    await userEvent.click(await canvas.findByRole('button', { name: join }));
    await expect(args.onUnlock).toHaveBeenCalledWith('join');
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:post.locked.login') }));
    await expect(args.onUnlock).toHaveBeenLastCalledWith('login');
  },
};

export const VisitorSubscribe: Story = {
  args: { item: { ...item('login', 9.95), price: 18 } },
  async play({ canvas }) {
    const join = t('feeds:post.locked.join.subscribe', { price: '$9.95' });
    await expect(await canvas.findByRole('button', { name: join })).toBeVisible();
  },
};

export const VisitorBuy: Story = {
  args: { item: { ...item('login', 8), price: 8 } },
  async play({ canvas }) {
    const join = t('feeds:post.locked.join.buy', { price: '$8.00' });
    await expect(await canvas.findByRole('button', { name: join })).toBeVisible();
  },
};

/** The performer offers no subscription and the item isn't for sale, but the visitor may already have access. */
export const VisitorLogin: Story = {
  args: { item: item('login') },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: t('feeds:post.locked.login') })).toBeVisible();
  },
};

export const WithoutPicture: Story = { args: { preview: null } };
