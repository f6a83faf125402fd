import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState, failed, loading, readyList } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { galleries, gallery } from './fixtures.ts';
import { GalleryList } from './gallery-list.tsx';

const retry = fn();

const meta = {
  title: 'Components/Galleries/GalleryList',
  component: GalleryList,
  args: {
    galleries: readyList(galleries),
    onLoadMore: fn(),
    label: 'Galleries of Mara Quill',
    empty: <EmptyState illustration="frame" title="No galleries yet" />,
  },
} satisfies Meta<typeof GalleryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole('link');
    await expect(first).toHaveAttribute('href', `/galleries/${gallery._id}`);
    await expect(canvas.getAllByRole('img', { name: t('galleries:locked') })).toHaveLength(2);
    await expect(canvas.getByText(t('list.end'))).toBeVisible();
  },
};
export const OfSeveralPerformers: Story = { args: { withPerformer: true } };
export const LoadingMore: Story = { args: { galleries: readyList(galleries, 'loading') } };
export const LoadMoreFailed: Story = { args: { galleries: readyList(galleries, 'error') } };
export const Empty: Story = { args: { galleries: readyList<typeof gallery>([]) } };
export const Loading: Story = { args: { galleries: loading } };
export const Failed: Story = {
  args: { galleries: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};
