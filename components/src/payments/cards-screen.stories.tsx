import type { SavedCard } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { failed, loading, ready } from '../primitives/index.ts';
import { inColumn, t } from '../testing/index.ts';
import { CardsScreen } from './cards-screen.tsx';
import { savedCards } from './fixtures.ts';

const meta = {
  title: 'Screens/Fan/CardsScreen',
  tags: ['screen', 'fan'],
  component: CardsScreen,
  parameters: inColumn,
  args: { cards: ready(savedCards), onAdd: fn(), onMakeDefault: fn(), onRemove: fn() },
} satisfies Meta<typeof CardsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: t('payments:cards.makeDefaultNamed', {
          card: t('payments:transactions.card', { brand: 'Mastercard', last4: '4444' }),
        }),
      }),
    );
    await expect(args.onMakeDefault).toHaveBeenCalledWith(savedCards[1]);
    await userEvent.click(
      canvas.getByRole('button', {
        name: t('payments:cards.removeNamed', {
          card: t('payments:transactions.card', { brand: 'Visa', last4: '4242' }),
        }),
      }),
    );
    await expect(args.onRemove).toHaveBeenCalledWith(savedCards[0]);
  },
};
export const BecomingDefault: Story = { args: { pendingId: savedCards[1]?._id ?? '' } };
export const Loading: Story = { args: { cards: loading } };
export const Failed: Story = { args: { cards: failed(fn()) } };
export const Stale: Story = { args: { cards: ready(savedCards, { retry: fn() }) } };
export const Empty: Story = {
  args: { cards: ready<SavedCard[]>([]) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('payments:cards.add') }));
    await expect(args.onAdd).toHaveBeenCalled();
  },
};
