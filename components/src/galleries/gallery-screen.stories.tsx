import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { t, tPattern } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { emptyGallery, followersGallery, galleries, gallery, lockedGallery } from './fixtures.ts';
import { GalleryList } from './gallery-list.tsx';
import { GalleryScreen } from './gallery-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Everyone/GalleryScreen',
  tags: ['screen', 'everyone'],
  component: GalleryScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: `/galleries/${gallery._id}`, wide: true },
  args: {
    gallery: ready(gallery),
    actions: {
      onLike: fn(),
      onBookmark: fn(),
      onShare: fn(),
      onCopyLink: fn(),
      onUnlock: fn(),
      onReport: fn(),
      onOpen: fn(),
    },
    similar: (
      <GalleryList galleries={readyList(galleries)} onLoadMore={fn()} label="More" empty={null} endText={null} />
    ),
    homeHref: '/home',
  },
} satisfies Meta<typeof GalleryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args, step }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: gallery.title })).toBeVisible();
    await step('Open a photo', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'A hand at the first pull' }));
      await expect(args.actions.onOpen).toHaveBeenCalledWith(gallery, gallery.photos[1]?._id);
    });
    await step('Like the gallery', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `${t('feeds:post.like')}, 96` }));
      await expect(args.actions.onLike).toHaveBeenCalledWith(gallery);
    });
    await step('Bookmark the gallery', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('feeds:post.bookmark') }));
      await expect(args.actions.onBookmark).toHaveBeenCalledWith(gallery);
    });
    await step('Share the gallery', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('feeds:post.share') }));
      await expect(args.actions.onShare).toHaveBeenCalledWith(gallery);
    });
    await step('Report the gallery', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('galleries:menu') }));
      await userEvent.click(await within(document.body).findByRole('menuitem', { name: t('feeds:post.report') }));
      await expect(args.actions.onReport).toHaveBeenCalledWith(gallery);
    });
  },
};

/** The arrow leads to the start if the gallery is the first page in the tab. */
export const Back: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: t('back') })).toHaveAttribute('href', '/home');
  },
};

/** A locked gallery shows its title, the number of photos and the price. */
export const Locked: Story = {
  args: { gallery: ready(lockedGallery) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('feeds:post.locked.buy', { price: '$12.00' }) }));
    await expect(args.actions.onUnlock).toHaveBeenCalledWith(lockedGallery, 'buy');
    await expect(canvas.queryByRole('button', { name: tPattern('feeds:post.like') })).toBeNull();
  },
};
export const LockedForFollowers: Story = { args: { gallery: ready(followersGallery) } };
const withPhotos = (count: number) => ({ ...gallery, photos: gallery.photos.slice(0, count), totalPhotos: count });
/** On wider screens every row is full: here two photos above three. */
export const FivePhotos: Story = { args: { gallery: ready(withPhotos(5)) } };
/** A single photo keeps its shape. */
export const OnePhoto: Story = { args: { gallery: ready(withPhotos(1)) } };
export const NothingSimilar: Story = { args: { similar: undefined } };
export const Own: Story = { args: { gallery: ready({ ...gallery, isOwn: true }) } };
export const WithoutPhotos: Story = { args: { gallery: ready(emptyGallery) } };
export const Liked: Story = { args: { gallery: ready({ ...gallery, isLiked: true, isBookmarked: true }) } };
export const Missing: Story = {
  args: { gallery: failed(retry), isMissing: true },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: t('galleries:missingTitle') })).toBeVisible();
  },
};
export const Loading: Story = { args: { gallery: loading } };
export const Failed: Story = {
  args: { gallery: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};
