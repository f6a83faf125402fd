import type { Photo } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { type CreatorPhotosFilter, CreatorPhotosScreen } from './creator-photos-screen.tsx';
import { emptyGallery, lockedPhoto, ownGallery, ownPhoto, photoInGallery } from './fixtures.ts';

const retry = fn();
const noFilter: CreatorPhotosFilter = { query: '', audience: null, gallery: null, sortBy: 'createdAt' };
const forSubscribers: Photo = { ...ownPhoto, _id: lockedPhoto._id, audience: 'subscribers', text: '' };
const own: Photo[] = [ownPhoto, forSubscribers, photoInGallery];

const meta = {
  title: 'Screens/Performer/CreatorPhotosScreen',
  tags: ['screen', 'performer'],
  component: CreatorPhotosScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/creator/photos' },
  args: {
    photos: readyList(own),
    galleries: [ownGallery, emptyGallery],
    filter: noFilter,
    onFilterChange: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof CreatorPhotosScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A photo opens its editor. Its icon shows its audience, or that it is in a gallery. */
export const Ready: Story = {
  async play({ canvas }) {
    const inGallery = await canvas.findByRole('link', { name: new RegExp(photoInGallery.file.alt) });
    await expect(inGallery).toHaveAttribute('href', `/creator/photos/${photoInGallery._id}`);
    await expect(canvas.getByRole('img', { name: t('photos:gallery.in') })).toBeVisible();
    await expect(canvas.getByRole('img', { name: t('content:audience.subscribers') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('photos:add') })).toHaveAttribute('href', '/creator/photos/new');
  },
};

/** Photos that are added while a gallery is selected are added to it. */
export const Filtering: Story = {
  args: { filter: { ...noFilter, gallery: ownGallery._id }, photos: readyList([photoInGallery]) },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('link', { name: t('photos:add') })).toHaveAttribute(
      'href',
      `/creator/photos/new?gallery=${ownGallery._id}`,
    );
    await userEvent.click(canvas.getByRole('radio', { name: t('content:audience.followers') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({
      ...{ ...noFilter, gallery: ownGallery._id, audience: 'followers' },
    });
    await userEvent.selectOptions(canvas.getByLabelText(t('photos:gallery.label')), 'single');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...noFilter, gallery: 'single' });
  },
};

export const NoMatch: Story = {
  args: { filter: { ...noFilter, query: 'porcelain' }, photos: readyList<Photo>([]) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('photos:showAll') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith(noFilter);
  },
};

/** The empty list has only one link that adds photos. */
export const Empty: Story = {
  args: { photos: readyList<Photo>([]) },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('link', { name: t('photos:add') })).toHaveLength(1);
  },
};

export const Loading: Story = { args: { photos: loading } };

export const Failed: Story = {
  args: { photos: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = { args: { photos: ready({ items: own, more: 'end' }, { retry: fn() }) } };
export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { photos: readyList(own, 'loading') } };

export const LoadMoreFailed: Story = {
  args: { photos: readyList(own, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
