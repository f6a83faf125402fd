import type { PerformerApplication } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { applications, operator } from './fixtures.ts';
import { OperatorPerformersScreen } from './operator-performers-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Operator/OperatorPerformersScreen',
  tags: ['screen', 'operator'],
  component: OperatorPerformersScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/operator' },
  args: {
    operator,
    performers: readyList(applications),
    documents: {},
    onOpenDocument: fn(),
    onApprove: fn(),
    onRefuse: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof OperatorPerformersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="640" height="400"%3E%3Crect width="640" height="400" fill="%23807060"/%3E%3C/svg%3E';

/** A document is opened by a button, because each view is recorded. */
export const Ready: Story = {
  async play({ canvas, args }) {
    const row = within(await canvas.findByRole('article', { name: 'Odile Marchetti' }));
    const identity = t('operator:performers.document.identity');
    await userEvent.click(row.getByRole('button', { name: `${t('operator:performers.open')}: ${identity}` }));
    await expect(args.onOpenDocument).toHaveBeenCalledWith(applications[0]?.documents[0]?._id);
    await userEvent.click(row.getByRole('button', { name: `${t('operator:performers.approve')}: Odile Marchetti` }));
    await expect(args.onApprove).toHaveBeenCalledWith(applications[0]);
    await userEvent.click(row.getByRole('button', { name: `${t('operator:performers.refuse')}: Odile Marchetti` }));
    await expect(args.onRefuse).toHaveBeenCalledWith(applications[0]);
  },
};

/** Both documents next to each other, with the operator's address across each image. */
export const Documents: Story = {
  args: {
    documents: Object.fromEntries(
      (applications[0]?.documents ?? []).map(({ _id }) => [
        _id,
        { state: 'ready', url: picture, isImage: true } as const,
      ]),
    ),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('img', { name: t('operator:performers.document.portrait') })).toBeVisible();
    await expect(canvas.getAllByText(operator.email).length).toBeGreaterThan(4);
  },
};

/** A PDF is opened in a new tab. A document that could not be loaded can be opened again. */
export const DocumentStates: Story = {
  args: {
    documents: Object.fromEntries(
      (applications[0]?.documents ?? []).map(({ _id }, index) => [
        _id,
        index === 0 ? ({ state: 'ready', url: picture, isImage: false } as const) : ({ state: 'failed' } as const),
      ]),
    ),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: t('operator:performers.openPdf') })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('operator:performers.documentFailed'));
  },
};

/** A read-only operator has no buttons to decide. */
export const ReadOnly: Story = {
  args: { operator: { ...operator, access: 'read-only' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('note')).toHaveTextContent(t('operator:readOnly'));
    await expect(canvas.queryByRole('button', { name: new RegExp(t('operator:performers.approve')) })).toBeNull();
  },
};

export const Empty: Story = { args: { performers: readyList<PerformerApplication>([]) } };
export const Loading: Story = { args: { performers: loading } };

export const Failed: Story = {
  args: { performers: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { performers: readyList(applications, 'loading') } };
