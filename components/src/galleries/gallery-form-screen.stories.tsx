import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { emptyGallery, ownGallery } from './fixtures.ts';
import { GalleryFormScreen, NewGalleryScreen } from './gallery-form-screen.tsx';

const retry = fn();
const form = { submit: fn(async () => ({ ok: true as const })), cancelHref: '/creator/galleries' };
const threePhotos = { ...ownGallery, photos: ownGallery.photos.slice(0, 3) };
const [first, , third] = threePhotos.photos.map(({ _id }) => _id);

const meta = {
  title: 'Screens/Performer/GalleryFormScreen',
  tags: ['screen', 'performer'],
  component: GalleryFormScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: `/creator/galleries/${ownGallery._id}` },
  args: { gallery: ready(threePhotos), ...form, onMove: fn(), onMakeCover: fn(), onRemove: fn() },
} satisfies Meta<typeof GalleryFormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the menu of a photo, and chooses an entry. */
async function chooseInMenu(canvas: ReturnType<typeof within>, number: number, entry: string) {
  await userEvent.click(await canvas.findByRole('button', { name: t('photos:galleries.order.menu', { number }) }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: entry }));
}

/** The menu of a photo moves it, makes it the cover, or takes it out. */
export const EditGallery: Story = {
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('link', { name: t('photos:add') })).toHaveAttribute(
      'href',
      `/creator/photos/new?gallery=${ownGallery._id}`,
    );
    await expect(canvas.getAllByText(t('photos:galleries.order.cover'))).toHaveLength(1);
    await chooseInMenu(canvas, 3, t('photos:galleries.order.makeCover'));
    await expect(args.onMakeCover).toHaveBeenCalledWith(third);
    await chooseInMenu(canvas, 3, t('photos:galleries.order.up'));
    await expect(args.onMove).toHaveBeenCalledWith(third, -1);
    await chooseInMenu(canvas, 1, t('photos:galleries.order.remove'));
    await expect(args.onRemove).toHaveBeenCalledWith(first);
  },
};

/** The last photo is moved to the front with the keyboard. Each step is announced. */
export const SortedByKeyboard: Story = {
  async play({ canvas, args }) {
    const file = t('photos:galleries.order.photo', { number: 3 });
    const announced = async (what: 'picked' | 'over' | 'dropped', position: number) =>
      expect(await canvas.findByText(t(`sorting:${what}`, { file, position, total: 3 }))).toBeInTheDocument();
    (await canvas.findByRole('button', { name: t('sorting:handle', { file }) })).focus();
    await userEvent.keyboard(' ');
    await announced('picked', 3);
    await userEvent.keyboard('{ArrowUp}');
    await announced('over', 2);
    await userEvent.keyboard('{ArrowUp}');
    await announced('over', 1);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(third, -2));
  },
};

/** A gallery without photos offers to add some. */
export const WithoutPhotos: Story = {
  args: { gallery: ready(emptyGallery) },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('photos:galleries.order.emptyText'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('photos:add') })).toHaveAttribute(
      'href',
      `/creator/photos/new?gallery=${emptyGallery._id}`,
    );
  },
};

export const NewGallery: Story = {
  parameters: { route: '/creator/galleries/new' },
  render: () => <NewGalleryScreen {...form} />,
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: t('photos:galleries.new') })).toBeVisible();
    await expect(canvas.getByText(t('photos:galleries.form.next'))).toBeVisible();
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
