import type { Promotion } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { discount, promotions, trial } from './fixtures.ts';
import { PromotionsScreen } from './promotions-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Performer/PromotionsScreen',
  tags: ['screen', 'performer'],
  component: PromotionsScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/creator/promotions' },
  args: { promotions: readyList(promotions), onNew: fn(), onCopy: fn(), onEnd: fn(), onLoadMore: fn() },
} satisfies Meta<typeof PromotionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: `${t('promotions:copy')}: ${trial.code}` }));
    await expect(args.onCopy).toHaveBeenCalledWith(trial);
    await userEvent.click(canvas.getByRole('button', { name: `${t('promotions:end')}: ${discount.code}` }));
    await expect(args.onEnd).toHaveBeenCalledWith(discount);
    await userEvent.click(canvas.getByRole('button', { name: t('promotions:new') }));
    await expect(args.onNew).toHaveBeenCalled();
    // Promotions that are used up or have ended have no actions.
    await expect(canvas.getAllByRole('button', { name: new RegExp(`^${t('promotions:end')}`) })).toHaveLength(2);
  },
};

export const Empty: Story = { args: { promotions: readyList<Promotion>([]) } };
export const Loading: Story = { args: { promotions: loading } };

export const Failed: Story = {
  args: { promotions: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { promotions: readyList(promotions, 'loading') } };

export const LoadMoreFailed: Story = {
  args: { promotions: readyList(promotions, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
