import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState, failed, loading, readyList } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { failedVideo, processingVideo, video, videos } from './fixtures.ts';
import { VideoList } from './video-list.tsx';

const retry = fn();

const meta = {
  title: 'Components/Videos/VideoList',
  component: VideoList,
  args: {
    videos: readyList(videos),
    onLoadMore: fn(),
    label: 'Videos of Mara Quill',
    empty: <EmptyState illustration="frame" title="No videos yet" />,
  },
} satisfies Meta<typeof VideoList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole('link');
    await expect(first).toHaveAttribute('href', `/videos/${video._id}`);
    await expect(canvas.getByText(t('list.end'))).toBeVisible();
  },
};
export const OfSeveralPerformers: Story = { args: { withPerformer: true } };
/** A performer's own videos, whose files are being processed or have failed. */
export const NotReady: Story = { args: { videos: readyList([processingVideo, { ...failedVideo, _id: 'b' }]) } };
export const LoadingMore: Story = { args: { videos: readyList(videos, 'loading') } };
export const LoadMoreFailed: Story = { args: { videos: readyList(videos, 'error') } };
export const Empty: Story = { args: { videos: readyList<typeof video>([]) } };
export const Loading: Story = { args: { videos: loading } };
export const Failed: Story = {
  args: { videos: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};
