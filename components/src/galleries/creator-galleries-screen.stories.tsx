import type { Gallery } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { type CreatorGalleriesFilter, CreatorGalleriesScreen } from './creator-galleries-screen.tsx';
import { emptyGallery, ownGallery } from './fixtures.ts';

const retry = fn();
const noFilter: CreatorGalleriesFilter = { query: '', audience: null, sortBy: 'createdAt' };
const own: Gallery[] = [ownGallery, emptyGallery];

const meta = {
  title: 'Screens/Performer/CreatorGalleriesScreen',
  tags: ['screen', 'performer'],
  component: CreatorGalleriesScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/creator/galleries' },
  args: {
    galleries: readyList(own),
    filter: noFilter,
    onFilterChange: fn(),
    onLoadMore: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof CreatorGalleriesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    await expect(await canvas.findByText(t('photos:galleries.noPhotos'))).toBeVisible();
    const name = t('photos:galleries.menu', { title: ownGallery.title });
    await userEvent.click(canvas.getByRole('button', { name }));
    const page = within(document.body);
    const hrefOf = async (entry: string) =>
      (await page.findByRole('menuitem', { name: entry })).getAttribute('href') ?? '';
    await expect(await hrefOf(t('photos:galleries.edit'))).toBe(`/creator/galleries/${ownGallery._id}`);
    await expect(await hrefOf(t('photos:add'))).toBe(`/creator/photos/new?gallery=${ownGallery._id}`);
    await expect(await hrefOf(t('photos:galleries.view'))).toBe(`/galleries/${ownGallery._id}`);
    await userEvent.click(page.getByRole('menuitem', { name: t('photos:galleries.delete') }));
    await expect(args.onDelete).toHaveBeenCalledWith(ownGallery);
  },
};

export const Filtering: Story = {
  args: { filter: { ...noFilter, audience: 'followers' }, galleries: readyList<Gallery>([]) },
  async play({ canvas, args }) {
    await expect(await canvas.findByText(t('photos:galleries.none'))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: t('content:audience.subscribers') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ ...noFilter, audience: 'subscribers' });
  },
};

export const NoMatch: Story = {
  args: { filter: { ...noFilter, query: 'porcelain' }, galleries: readyList<Gallery>([]) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('photos:galleries.showAll') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith(noFilter);
  },
};

/** The empty list has only one link to a new gallery. */
export const Empty: Story = {
  args: { galleries: readyList<Gallery>([]) },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('link', { name: t('photos:galleries.new') })).toHaveLength(1);
  },
};

export const Loading: Story = { args: { galleries: loading } };

export const Failed: Story = {
  args: { galleries: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = { args: { galleries: ready({ items: own, more: 'end' }, { retry: fn() }) } };
export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { galleries: readyList(own, 'loading') } };

export const LoadMoreFailed: Story = {
  args: { galleries: readyList(own, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
