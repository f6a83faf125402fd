import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { RecordingBar } from './recording-bar.tsx';

const meta = {
  title: 'Components/Layouts/RecordingBar',
  component: RecordingBar,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { calls: 12, events: 3, onSave: fn(), onStop: fn() },
} satisfies Meta<typeof RecordingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('mails:recording.save') }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('mails:recording.stop') }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
