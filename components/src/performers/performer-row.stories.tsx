import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Box } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { performer, performers } from './fixtures.ts';
import { PerformerRow } from './performer-row.tsx';

const meta = {
  title: 'Components/Performers/PerformerRow',
  component: PerformerRow,
  decorators: [
    (Story) => (
      <Box maxW="288px">
        <Story />
      </Box>
    ),
  ],
  args: { performer, onToggleFollow: fn() },
} satisfies Meta<typeof PerformerRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('performers:followName', { name: 'Mara Quill' }) }),
    );
    await expect(args.onToggleFollow).toHaveBeenCalledWith(performer);
  },
};

export const Followed: Story = { args: { performer: { ...performer, isFollowed: true } } };
export const WithoutUsername: Story = { args: { performer: { ...performer, username: null } } };

/** A long name wraps, so that it does not move the button. */
export const LongName: Story = { args: { performer: performers.at(-1) ?? performer } };
