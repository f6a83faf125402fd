import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { AgeGate } from './age-gate.tsx';

const meta = {
  title: 'Components/Layouts/AgeGate',
  component: AgeGate,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    content: 'Some of what is shown here is meant for adults.\nPlease confirm your age.',
    onAccept: fn(),
    onDecline: fn(),
  },
} satisfies Meta<typeof AgeGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onDecline).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('replacements:ageGate.accept') }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('replacements:ageGate.decline') }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};
export const Closed: Story = { args: { open: false } };
