import type { Report } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormResult } from '../primitives/index.ts';
import { failure, failureText, t } from '../testing/index.ts';
import { ago } from '../testing/sample-times.ts';
import { ReportDialog } from './report-dialog.tsx';

const report: Report = {
  _id: '0193f2a4c1d07b3e5a918fa0',
  side: 'reporter',
  targetType: 'comment',
  targetId: '0193f2a4c1d07b3e5a918f00',
  targetUser: null,
  excerpt: 'The same advert stands under five posts.',
  reason: 'spam',
  text: null,
  status: 'open',
  outcome: null,
  note: null,
  isTargetHidden: false,
  appeals: [],
  canAppeal: false,
  createdAt: ago({ days: 1, hours: 4 }),
  resolvedAt: null,
};

const meta = {
  title: 'Components/Reports/ReportDialog',
  component: ReportDialog,
  args: {
    open: true,
    onClose: fn(),
    targetType: 'comment',
    submit: fn(async (): Promise<FormResult<'reason' | 'text'>> => ({ ok: true })),
  },
} satisfies Meta<typeof ReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Queries for the whole page, which contains the dialog. */
const dialog = () => within(document.body);

async function chooseAndSend() {
  await userEvent.click(await dialog().findByRole('radio', { name: t('reports:reasons.spam') }));
  await userEvent.click(dialog().getByRole('button', { name: t('reports:send') }));
}

export const Ready: Story = {
  async play({ args }) {
    await dialog().findByRole('dialog', { name: t('reports:title.comment') });
    await expect(dialog().getAllByRole('radio')).toHaveLength(12);
    await userEvent.click(dialog().getByRole('radio', { name: t('reports:reasons.threat') }));
    await userEvent.type(dialog().getByRole('textbox'), ' Under five posts. ');
    await userEvent.click(dialog().getByRole('button', { name: t('reports:send') }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ reason: 'threat', text: 'Under five posts.' }));
  },
};

export const OfAPost: Story = { args: { targetType: 'feed' } };
export const OfAProfile: Story = { args: { targetType: 'performer' } };

export const NoReason: Story = {
  async play({ args }) {
    await userEvent.click(await dialog().findByRole('button', { name: t('reports:send') }));
    await expect(await dialog().findByText(t('reports:missing'))).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const Sending: Story = { args: { submit: fn(() => new Promise(() => {})) }, play: chooseAndSend };

export const Failed: Story = {
  args: { submit: fn(async () => failure('INTERNAL')) },
  async play() {
    await chooseAndSend();
    await expect(await dialog().findByRole('alert')).toHaveTextContent(failureText('INTERNAL'));
    await expect(dialog().getByRole('radio', { name: t('reports:reasons.spam') })).toBeChecked();
  },
};

export const Sent: Story = {
  args: { report },
  async play({ args }) {
    await expect(await dialog().findByRole('status')).toHaveTextContent(t('reports:outcome.sent.text'));
    await userEvent.click(dialog().getByRole('button', { name: t('reports:done') }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** The reason is urgent, so the report hides its target immediately. */
export const SentAndHidden: Story = {
  args: { report: { ...report, reason: 'threat', isTargetHidden: true } },
  async play() {
    await expect(await dialog().findByRole('status')).toHaveTextContent(t('reports:outcome.hidden.text'));
  },
};

export const AlreadyReported: Story = {
  args: { isAlreadyReported: true },
  async play() {
    await dialog().findByRole('dialog', { name: t('reports:outcome.already.title') });
  },
};
