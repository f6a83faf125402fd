import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { failure, t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { appealedReport, decidedReport, openReport } from './fixtures.ts';
import { ReportsScreen, type ReportsScreenProps } from './reports-screen.tsx';

const retry = fn();
const reports = [decidedReport, openReport, appealedReport];

const meta = {
  title: 'Screens/Fan/ReportsScreen',
  tags: ['screen', 'fan'],
  component: ReportsScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/user/reports' },
  args: {
    reports: readyList(reports),
    filter: 'all',
    onFilterChange: fn(),
    onLoadMore: fn(),
    appealing: null,
    onAppeal: fn(),
    onClose: fn(),
    submitAppeal: fn(async (): ReturnType<ReportsScreenProps['submitAppeal']> => ({ ok: true })),
  },
} satisfies Meta<typeof ReportsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Queries for the whole page, which contains the dialog. */
const dialog = () => within(document.body);

export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('reports:appeal.open') }));
    await expect(args.onAppeal).toHaveBeenCalledWith(decidedReport);
    await userEvent.click(canvas.getByRole('radio', { name: t('reports:filter.reported') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith('reported');
  },
};
export const Appealing: Story = {
  args: { appealing: decidedReport._id },
  async play({ args }) {
    await userEvent.click(await dialog().findByRole('button', { name: t('reports:appeal.send') }));
    await expect(await dialog().findByText(t('reports:appeal.missing'))).toBeVisible();
    await userEvent.type(dialog().getByRole('textbox'), 'It is my own.');
    await userEvent.click(dialog().getByRole('button', { name: t('reports:appeal.send') }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.submitAppeal).toHaveBeenCalledWith({ text: 'It is my own.' });
  },
};
export const AppealRefused: Story = {
  args: { appealing: decidedReport._id, submitAppeal: fn(async () => failure('ALREADY_REQUESTED')) },
  async play() {
    await userEvent.type(await dialog().findByRole('textbox'), 'It is my own.');
    await userEvent.click(dialog().getByRole('button', { name: t('reports:appeal.send') }));
    await expect(await dialog().findByRole('alert')).toHaveTextContent(t('errors:ALREADY_REQUESTED'));
  },
};
export const Empty: Story = { args: { reports: readyList([]) } };
export const EmptyFiltered: Story = { args: { reports: readyList([]), filter: 'reported' } };
export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { reports: readyList(reports, 'loading') } };
export const Loading: Story = { args: { reports: loading } };
export const Failed: Story = {
  args: { reports: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};
