import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState, failed, loading, readyList } from '../primitives/index.ts';
import { t, tPattern } from '../testing/index.ts';
import { lockedPhoto, photo, photos } from './fixtures.ts';
import { PhotoList } from './photo-list.tsx';

const retry = fn();

const meta = {
  title: 'Components/Galleries/PhotoList',
  component: PhotoList,
  args: {
    photos: readyList(photos),
    onLoadMore: fn(),
    onOpen: fn(),
    onUnlock: fn(),
    label: 'Photos of Mara Quill',
    empty: <EmptyState illustration="frame" title="No photos yet" />,
  },
} satisfies Meta<typeof PhotoList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: photo.file.alt }));
    await expect(args.onOpen).toHaveBeenCalledWith(photo);
    await userEvent.click(canvas.getByRole('button', { name: tPattern('feeds:post.locked.subscribe') }));
    await expect(args.onUnlock).toHaveBeenCalledWith(lockedPhoto);
  },
};
/** A tile for visitors names that following is free. */
export const Visitor: Story = {
  args: {
    photos: readyList([
      {
        ...lockedPhoto,
        audience: 'followers',
        access: { ...lockedPhoto.access, reason: 'needs-login', requiredAction: 'login', price: null },
      },
    ]),
  },
  async play({ canvas }) {
    const join = t('feeds:post.locked.join.follow');
    await expect(await canvas.findByText(join)).toBeVisible();
  },
};
export const LoadingMore: Story = { args: { photos: readyList(photos, 'loading') } };
export const LoadMoreFailed: Story = { args: { photos: readyList(photos, 'error') } };
export const Empty: Story = { args: { photos: readyList<typeof photo>([]) } };
export const Loading: Story = { args: { photos: loading } };
export const Failed: Story = {
  args: { photos: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};
