import { t } from '@fanlight/components/testing';
import { make, mocks, operationState } from '@fanlight/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fan, id, visit } from './flow-sample.tsx';
import type { Visited } from './sample.tsx';

const meta = {
  title: 'Flows/Operating',
  tags: ['flow'],
  ...visit,
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

const operator = mocks.operator.getGetOperatorMockHandler(() => ({ data: make.getOperatorMock({ access: 'full' }) }));
const fanWith = (...own: (typeof fan.msw.handlers)[number][]) => ({
  msw: { handlers: [...own, operator, ...fan.msw.handlers] },
});

export const SecondFactor: Story = {
  name: 'Second factor · /user/second-factor',
  args: { path: '/user/second-factor', as: 'fan' },
  parameters: fan,
};

export const OperatorPerformers: Story = {
  name: 'Operator performers · /operator',
  args: { path: '/operator', as: 'fan' },
  parameters: fanWith(),
};

/** For everyone but operators, the console does not exist. */
export const NotAnOperator: Story = {
  name: 'Operator, for a fan · /operator',
  args: { path: '/operator', as: 'fan' },
  parameters: { msw: { handlers: [...operationState('getOperator', 'FORBIDDEN' as never), ...fan.msw.handlers] } },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('notFound.title'), {}, { timeout: 10_000 })).toBeVisible();
  },
};

const decided = fn();
const decides = mocks.operator.getDecidePayoutMockHandler(async ({ request }) => {
  decided(await request.json());
  return { data: { success: true as const } };
});
const lists = mocks.operator.getListOperatorPayoutsMockHandler(() => ({
  data: {
    data: [make.getOperatorPayoutMock({ _id: id, number: 'PO-2041', status: 'pending' })],
    total: 1,
    isMore: false,
  },
}));

/** A rejection is sent with its reason. */
export const OperatorPayouts: Story = {
  name: 'Operator payouts · /operator/payouts',
  args: { path: '/operator/payouts', as: 'fan' },
  parameters: fanWith(decides, lists),
  async play({ canvas }) {
    const reject = t('operator:payouts.decide.rejected');
    const button = await canvas.findByRole('button', { name: `${reject}: PO-2041` }, { timeout: 10_000 });
    await userEvent.click(button);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(t('operator:decision.reason')), 'The name differs.');
    await userEvent.click(dialog.getByRole('button', { name: reject }));
    await waitFor(() => expect(decided).toHaveBeenCalledWith({ status: 'rejected', reason: 'The name differs.' }));
  },
};

const reportDecided = fn();
const decidesReport = mocks.operator.getDecideReportMockHandler(async ({ request }) => {
  reportDecided(await request.json());
  return { data: { success: true as const } };
});
const reports = mocks.operator.getListOperatorReportsMockHandler(() => ({
  data: { data: [make.getOperatorReportMock({ _id: id, status: 'open' })], total: 1, isMore: false },
}));

/** A removal is sent with its reason. */
export const OperatorReports: Story = {
  name: 'Operator reports · /operator/reports',
  args: { path: '/operator/reports', as: 'fan' },
  parameters: fanWith(decidesReport, reports),
  async play({ canvas }) {
    const remove = t('operator:reports.decide.removed');
    const row = within(await canvas.findByRole('article', {}, { timeout: 10_000 }));
    await userEvent.click(row.getByRole('button', { name: new RegExp(`^${remove}`) }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(t('operator:decision.reason')), 'Adverts are not allowed.');
    await userEvent.click(dialog.getByRole('button', { name: remove }));
    const body = { outcome: 'removed', reason: 'Adverts are not allowed.' };
    await waitFor(() => expect(reportDecided).toHaveBeenCalledWith(body));
  },
};

export const OperatorLog: Story = {
  name: 'Operator log · /operator/log',
  args: { path: '/operator/log', as: 'fan' },
  parameters: fanWith(),
};
