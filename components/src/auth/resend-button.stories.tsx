import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../testing/index.ts';
import { never } from './fixtures.ts';
import { ResendButton } from './resend-button.tsx';

const meta = {
  title: 'Components/Auth/ResendButton',
  component: ResendButton,
  args: { label: 'Send it again', doneText: 'Sent again.', variant: 'outline', send: fn(async () => {}) },
} satisfies Meta<typeof ResendButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

/** Pressing the button again while the request is pending does nothing. */
export const Sending: Story = {
  args: { send: fn(never) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.send).toHaveBeenCalledOnce();
  },
};

export const Sent: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await canvas.findByRole('status')).toHaveTextContent(args.doneText);
  },
};

/** After a failure the button can be pressed again. */
export const Failed: Story = {
  args: { send: fn(() => Promise.reject(new Error('unreachable'))) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await canvas.findByRole('status')).toHaveTextContent(t('errors.tryAgainLater'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.send).toHaveBeenCalledTimes(2);
  },
};
