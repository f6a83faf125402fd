import type { AuditEntry } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { entries, operator } from './fixtures.ts';
import { OperatorLogScreen } from './operator-log-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Operator/OperatorLogScreen',
  tags: ['screen', 'operator'],
  component: OperatorLogScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/operator/log' },
  args: {
    operator,
    entries: readyList(entries),
    q: '',
    onSearch: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof OperatorLogScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    const row = within(await canvas.findByRole('article', { name: 'decidePayout PO-2041' }));
    const change = { field: 'status', before: 'pending', after: 'approved' };
    await expect(row.getByText(t('operator:log.change', change))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(t('operator:log.search')), 'vera');
    await expect(args.onSearch).toHaveBeenLastCalledWith('vera');
  },
};

/** Of accounts that were deleted, the log has only the ids. */
export const DeletedAccounts: Story = {
  args: { entries: readyList(entries.map((entry) => ({ ...entry, operator: null, target: null }))) },
  async play({ canvas }) {
    const name = t('operator:log.deletedAccount');
    await expect(await canvas.findByRole('article', { name: `decidePayout ${name}` })).toHaveTextContent(name);
  },
};

export const Empty: Story = { args: { entries: readyList<AuditEntry>([]) } };
export const Loading: Story = { args: { entries: loading } };

export const Failed: Story = {
  args: { entries: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { entries: readyList(entries, 'loading') } };
