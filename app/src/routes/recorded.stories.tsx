// Sessions of the demo that were recorded with `?record` and are replayed as mocks.
import type { Recording } from '@fanlight/mocks/recording';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { visit } from './flow-sample.tsx';
import tipArrives from './recorded/tip-arrives.recording.json';
import type { Visited } from './sample.tsx';

const meta = {
  title: 'Flows/Recorded',
  tags: ['flow'],
  ...visit,
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A tip and a comment arrive while a creator reads the notifications. */
export const TipArrives: Story = {
  name: 'Tip arrives · /notifications',
  args: { path: tipArrives.path, as: 'performer' },
  parameters: { recording: tipArrives as unknown as Recording },
  globals: { now: `${tipArrives.startedAt.slice(0, 16).replace(':', '-')}Z` },
  async play({ canvas }) {
    // The balance and the excerpt of the comment are in the events only.
    const timeout = { timeout: 10_000 };
    await expect((await canvas.findAllByText(/411[.,]12/, {}, timeout))[0]).toBeVisible();
    await expect((await canvas.findAllByText(/The glaze looks like rain on slate/, {}, timeout))[0]).toBeVisible();
  },
};
