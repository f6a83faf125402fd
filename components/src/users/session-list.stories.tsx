import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { failed, loading, ready } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { sessions } from './fixtures.ts';
import { withToasts } from './sample.tsx';
import { SessionList } from './session-list.tsx';

const retry = fn();

const meta = {
  title: 'Components/Users/SessionList',
  component: SessionList,
  decorators: [withToasts],
  args: { sessions: ready(sessions), onEnd: fn() },
} satisfies Meta<typeof SessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('users:sessions.endName', { name: 'Safari on iPhone' }) }),
    );
    await expect(args.onEnd).toHaveBeenCalledWith(sessions[1]);
    await userEvent.click(canvas.getByRole('button', { name: t('users:sessions.logout') }));
    await expect(args.onEnd).toHaveBeenLastCalledWith(sessions[0]);
  },
};
export const Ending: Story = { args: { busyId: sessions[1]?._id ?? null } };
export const Loading: Story = { args: { sessions: loading } };
export const Failed: Story = {
  args: { sessions: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};
