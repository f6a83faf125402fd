import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Box, failed, loading, ready } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { performers } from './fixtures.ts';
import { SuggestionsPanel } from './suggestions-panel.tsx';

const [first, second, third] = performers;
const three = [first, second, third].flatMap((one) => one ?? []);
const retry = fn();

const meta = {
  title: 'Components/Performers/SuggestionsPanel',
  component: SuggestionsPanel,
  decorators: [
    (Story) => (
      <Box maxW="320px">
        <Story />
      </Box>
    ),
  ],
  args: { performers: ready(three), onToggleFollow: fn(), onShuffle: fn() },
} satisfies Meta<typeof SuggestionsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('performers:followName', { name: 'Mara Quill' }) }),
    );
    await expect(args.onToggleFollow).toHaveBeenCalledWith(first);
    await userEvent.click(canvas.getByRole('button', { name: t('performers:suggestions.shuffle') }));
    await expect(args.onShuffle).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { performers: loading } };

export const Failed: Story = {
  args: { performers: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** The panel is not rendered if there are no suggestions. */
export const Empty: Story = {
  args: { performers: ready([]) },
  async play({ canvas }) {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
