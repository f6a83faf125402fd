import { formatRelativeTime } from '@fanlight/sdk/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Box } from '../primitives/index.ts';
import { t, tPattern } from '../testing/index.ts';
import { fromNow } from '../testing/sample-times.ts';
import { poll, votedPoll } from './fixtures.ts';
import { Poll } from './poll.tsx';

const meta = {
  title: 'Components/Feeds/Poll',
  component: Poll,
  decorators: [
    (Story) => (
      <Box maxW="600px">
        <Story />
      </Box>
    ),
  ],
  args: { poll, onVote: fn() },
} satisfies Meta<typeof Poll>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The results are hidden until the viewer has voted. */
export const Open: Story = {
  async play({ canvas, args }) {
    await expect(canvas.queryByText(/^63\s?%$/)).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Ash white' }));
    await expect(args.onVote).toHaveBeenCalledWith(poll.options[1]?._id);
  },
};

export const Voted: Story = {
  args: { poll: votedPoll },
  async play({ canvas }) {
    await expect(canvas.queryAllByRole('button')).toEqual([]);
    await expect(await canvas.findByRole('img', { name: t('feeds:poll.chosen') })).toBeVisible();
    await expect(canvas.getByText(/^63\s?%$/)).toBeVisible();
  },
};

/** The author sees the results without voting. */
export const Own: Story = {
  args: { isOwn: true },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^63\s?%$/)).toBeVisible();
    await expect(canvas.queryAllByRole('button')).toEqual([]);
  },
};

export const Closed: Story = { args: { poll: { ...poll, isClosed: true } } };
/** The viewer can vote for one more minute. */
export const ClosesInAMinute: Story = {
  args: { poll: { ...poll, endsAt: fromNow({ minutes: 1 }) } },
  async play({ canvas, globals }) {
    const time = formatRelativeTime(60_000, globals.locale, 0);
    await expect(await canvas.findByText(tPattern('feeds:poll.closes', { time }))).toBeVisible();
  },
};
/** The page does not know yet that the poll has closed. */
export const JustClosed: Story = {
  args: { poll: { ...poll, endsAt: fromNow({ minutes: -5 }) } },
  async play({ canvas, globals }) {
    const time = formatRelativeTime(0, globals.locale, 0);
    await expect(await canvas.findByText(tPattern('feeds:poll.closes', { time }))).toBeVisible();
  },
};
export const Endless: Story = { args: { poll: { ...poll, endsAt: null } } };
export const ClosedUnanswered: Story = {
  args: {
    poll: { ...poll, isClosed: true, totalVotes: 0, options: poll.options.map((one) => ({ ...one, totalVotes: 0 })) },
  },
};
