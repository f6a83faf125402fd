import type { DevelopmentMail } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, readyList } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { DevelopmentMailboxScreen } from './development-mailbox-screen.tsx';
import { mails } from './fixtures.ts';

const retry = fn();

const meta = {
  title: 'Screens/Everyone/DevelopmentMailboxScreen',
  tags: ['screen', 'everyone'],
  component: DevelopmentMailboxScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/dev/mailbox', visitor: true },
  args: { mails: readyList(mails), onLoadMore: fn(), to: '', onToChange: fn() },
} satisfies Meta<typeof DevelopmentMailboxScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A mail that contains a link has a button that opens it; a mail without a link has none. */
export const Ready: Story = {
  async play({ canvas }) {
    const confirm = within(await canvas.findByRole('article', { name: 'Confirm your e-mail address' }));
    await expect(confirm.getByRole('link', { name: t('mails:open') })).toHaveAttribute(
      'href',
      expect.stringContaining('/auth/email-verification?token='),
    );
    const changed = within(canvas.getByRole('article', { name: 'Your password was changed' }));
    await expect(changed.queryByRole('link')).toBeNull();
  },
};

export const Loading: Story = { args: { mails: loading } };

export const Failed: Story = {
  args: { mails: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const LoadingMore: Story = { args: { mails: readyList(mails, 'loading') } };

export const LoadMoreFailed: Story = {
  args: { mails: readyList(mails, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { mails: readyList<DevelopmentMail>([]) },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('mails:emptyTitle'))).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: { mails: readyList<DevelopmentMail>([]), to: 'nobody@fanlight.example' },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('mails:showAll') }));
    await expect(args.onToChange).toHaveBeenCalledWith('');
  },
};

export const Filtered: Story = {
  args: { to: 'noor' },
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText(t('mails:filter')), '@');
    await expect(args.onToChange).toHaveBeenCalledWith('noor@');
  },
};

export const Spanish: Story = {
  globals: { locale: 'es-ES' },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('link', { name: 'Abrir el enlace' })).toHaveLength(2);
  },
};
