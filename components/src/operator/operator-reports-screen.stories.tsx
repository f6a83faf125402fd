import type { OperatorReport } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { operator, report } from './fixtures.ts';
import { OperatorReportsScreen } from './operator-reports-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Operator/OperatorReportsScreen',
  tags: ['screen', 'operator'],
  component: OperatorReportsScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/operator/reports' },
  args: {
    operator,
    reports: readyList<OperatorReport>([report.urgent, report.plain]),
    status: 'open',
    onStatusChange: fn(),
    onDecide: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof OperatorReportsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const titleOf = ({ targetType, targetUser }: OperatorReport) =>
  t('reports:about.theirs', { kind: t(`reports:kinds.${targetType}`), name: targetUser?.name ?? '' });

/** Urgent reports come first. Each is dismissed, or ends with a warning or a removal, by the keyboard too. */
export const Ready: Story = {
  async play({ canvas, args }) {
    const [first] = await canvas.findAllByRole('article');
    const row = within(first as HTMLElement);
    await expect(first).toHaveAccessibleName(titleOf(report.urgent));
    await expect(row.getByText(report.urgent.targetText ?? '')).toBeVisible();
    await expect(row.getByText(t('reports:hidden'))).toBeVisible();
    // A hidden target has no page.
    await expect(row.queryByRole('link')).toBeNull();
    for (const outcome of ['no-violation', 'warned', 'removed'] as const) {
      const name = `${t(`operator:reports.decide.${outcome}`)}: ${titleOf(report.urgent)}`;
      row.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onDecide).toHaveBeenLastCalledWith(report.urgent, outcome);
    }
    const link = canvas.getByRole('link', { name: titleOf(report.plain) });
    await expect(link).toHaveAttribute('href', `/posts/${report.plain.targetId}`);
    await userEvent.click(canvas.getByRole('radio', { name: t('reports:status.appealed') }));
    await expect(args.onStatusChange).toHaveBeenCalledWith('appealed');
  },
};

/** A decision against which the reported user appeals is made again. */
export const Appealed: Story = {
  args: { status: 'appealed', reports: readyList<OperatorReport>([report.appealed]) },
  async play({ canvas, args }) {
    await expect(await canvas.findByText(report.appealed.appeals[0].text)).toBeVisible();
    await expect(canvas.getByText(report.appealed.note)).toBeVisible();
    const name = `${t('operator:reports.decide.no-violation')}: ${titleOf(report.appealed)}`;
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onDecide).toHaveBeenCalledWith(report.appealed, 'no-violation');
  },
};

/** The reported user has deleted the post, and then the account. */
export const Deleted: Story = {
  args: { reports: readyList<OperatorReport>([{ ...report.plain, targetText: null, targetUser: null }]) },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('operator:reports.noText'))).toBeVisible();
    const row = within(canvas.getByRole('article'));
    await expect(row.queryByRole('link')).toBeNull();
  },
};

/** The profile of a fan is not public, so that it cannot be removed. */
export const FanReported: Story = {
  args: { reports: readyList<OperatorReport>([{ ...report.urgent, targetType: 'user', isTargetHidden: false }]) },
  async play({ canvas }) {
    const row = within(await canvas.findByRole('article'));
    await expect(row.getAllByRole('button')).toHaveLength(2);
    await expect(row.queryByRole('button', { name: new RegExp(t('operator:reports.decide.removed')) })).toBeNull();
  },
};

/** A decided report has no buttons. */
export const Decided: Story = {
  args: {
    status: 'closed',
    reports: readyList<OperatorReport>([{ ...report.appealed, status: 'closed', outcome: 'no-violation', note: null }]),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('reports:decision.no-violation'))).toBeVisible();
    await expect(within(canvas.getByRole('article')).queryByRole('button')).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: { operator: { ...operator, access: 'read-only' } },
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole('article');
    await expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
  },
};

export const Empty: Story = { args: { reports: readyList<OperatorReport>([]) } };
export const Loading: Story = { args: { reports: loading } };

export const Failed: Story = {
  args: { reports: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const End: Story = { play: playEnd };
export const LoadingMore: Story = {
  args: { reports: readyList<OperatorReport>([report.urgent, report.plain], 'loading') },
};
