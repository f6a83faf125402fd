import { t } from '@fanlight/components/testing';
import { make, mocks, operationState } from '@fanlight/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { deleteByMenu, id, performer, performerWith, visit } from './flow-sample.tsx';
import type { Visited } from './sample.tsx';

const meta = {
  title: 'Flows/Creating photos',
  tags: ['flow'],
  ...visit,
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

const timeout = { timeout: 10_000 };
const called = fn();

const ids = ['0193f2a4c1d07b3e5a918d01', '0193f2a4c1d07b3e5a918d02'] as const;
const pictures = ids.map((_id) => make.getPictureMock({ _id, alt: '' }));
const gallery = make.getGalleryMock({
  ...{ _id: id, title: 'A day at the kiln', isOwn: true, audience: 'public', price: null },
  ...{ photos: pictures, thumbnail: pictures[0] ?? null, totalPhotos: 2 },
});
const listsGalleries = mocks.galleries.getListMyGalleriesMockHandler(() => ({
  data: { data: [gallery], total: 1, isMore: false },
}));
const readsGallery = mocks.galleries.getGetMyGalleryMockHandler(() => ({ data: gallery }));

export const CreatorPhotos: Story = {
  name: 'Creator photos · /creator/photos',
  args: { path: '/creator/photos', as: 'performer' },
  parameters: performer,
};
/** Photos that are uploaded into a gallery lead to it. */
export const CreatorPhotoNew: Story = {
  name: 'Creator photo new · /creator/photos/new',
  args: { path: `/creator/photos/new?gallery=${id}`, as: 'performer' },
  parameters: performerWith(
    listsGalleries,
    readsGallery,
    mocks.photos.getUploadPhotoMockHandler(async ({ request }) => {
      called(Object.fromEntries(await request.formData()));
      return { data: make.getPhotoMock({ _id: ids[0], galleryId: id }) };
    }),
  ),
  beforeEach: () => void called.mockClear(),
  async play({ canvas }) {
    const file = new File(['png'], 'shelf.png', { type: 'image/png' });
    await userEvent.upload(await canvas.findByLabelText(t('files:choose'), {}, timeout), file);
    await canvas.findByRole('option', { name: 'A day at the kiln' }, timeout);
    await userEvent.click(canvas.getByRole('button', { name: t('photos:form.upload', { count: 1 }) }));
    await waitFor(() => expect(called).toHaveBeenCalledWith(expect.objectContaining({ galleryId: id })), timeout);
    await canvas.findByRole('heading', { level: 1, name: t('photos:galleries.form.editTitle') }, timeout);
  },
};
/** Leaving the page with photos that are not uploaded must be confirmed. */
export const CreatorPhotoLeaving: Story = {
  name: 'Creator photo leaving · /creator/photos/new',
  args: { path: '/creator/photos/new', as: 'performer' },
  parameters: performer,
  async play({ canvas }) {
    const file = new File(['png'], 'shelf.png', { type: 'image/png' });
    await userEvent.upload(await canvas.findByLabelText(t('files:choose'), {}, timeout), file);
    await userEvent.click(canvas.getByRole('link', { name: t('back') }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: t('leave:title') }, timeout));
    await userEvent.click(dialog.getByRole('button', { name: t('leave:stay') }));
    await expect(canvas.getByRole('button', { name: t('files:remove', { name: 'shelf.png' }) })).toBeVisible();
  },
};
export const CreatorPhotoEdit: Story = {
  name: 'Creator photo edit · /creator/photos/{id}',
  args: { path: `/creator/photos/${id}`, as: 'performer' },
  parameters: performer,
};
/** The deletion of a photo leads to the list. */
export const CreatorPhotoDelete: Story = {
  name: 'Creator photo delete · /creator/photos/{id}',
  args: { path: `/creator/photos/${id}`, as: 'performer' },
  parameters: performerWith(
    mocks.photos.getDeletePhotoMockHandler(({ params }) => {
      called(params.id);
      return { data: { success: true } };
    }),
  ),
  beforeEach: () => void called.mockClear(),
  async play({ canvas }) {
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: t('photos:delete') }, timeout));
    await userEvent.click(await page.findByRole('button', { name: t('content:remove.confirm.photo') }, timeout));
    await waitFor(() => expect(called).toHaveBeenCalledWith(id));
    await expect(await canvas.findByRole('list', { name: t('photos:list') }, timeout)).toBeVisible();
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};
/** A photo of another performer. */
export const CreatorPhotoForeign: Story = {
  name: 'Creator photo of another performer · /creator/photos/{id}',
  args: { path: `/creator/photos/${id}`, as: 'performer' },
  parameters: performerWith(...operationState('getMyPhoto', 'FORBIDDEN')),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: t('notFound.title') }, timeout);
  },
};
export const CreatorGalleries: Story = {
  name: 'Creator galleries · /creator/galleries',
  args: { path: '/creator/galleries', as: 'performer' },
  parameters: performer,
};
/** The menu of a gallery opens the dialog that deletes it. */
export const CreatorGalleryDelete: Story = {
  name: 'Creator gallery delete · /creator/galleries',
  args: { path: '/creator/galleries', as: 'performer' },
  parameters: performerWith(
    listsGalleries,
    mocks.galleries.getDeleteGalleryMockHandler(({ params }) => {
      called(params.id);
      return { data: { success: true } };
    }),
  ),
  beforeEach: () => void called.mockClear(),
  async play() {
    await deleteByMenu({
      menu: t('photos:galleries.menu', { title: 'A day at the kiln' }),
      entry: t('photos:galleries.delete'),
      confirm: t('content:remove.confirm.gallery'),
    });
    await expect(called).toHaveBeenCalledWith(id);
  },
};
/** A new gallery leads to its page, where photos are added. */
export const CreatorGalleryNew: Story = {
  name: 'Creator gallery new · /creator/galleries/new',
  args: { path: '/creator/galleries/new', as: 'performer' },
  parameters: performerWith(
    readsGallery,
    mocks.galleries.getCreateGalleryMockHandler(async ({ request }) => {
      called(await request.json());
      return { data: gallery };
    }),
  ),
  beforeEach: () => void called.mockClear(),
  async play({ canvas }) {
    const title = await canvas.findByLabelText(t('photos:galleries.form.name'), {}, timeout);
    await userEvent.type(title, 'A day at the kiln');
    await userEvent.click(canvas.getByRole('button', { name: t('photos:galleries.form.create') }));
    await waitFor(() =>
      expect(called).toHaveBeenCalledWith({
        ...{ title: 'A day at the kiln', description: '', audience: 'public', price: null },
      }),
    );
    await canvas.findByRole('heading', { level: 1, name: t('photos:galleries.form.editTitle') }, timeout);
  },
};
/** A move is shown and saved at once. */
export const CreatorGalleryOrder: Story = {
  name: 'Creator gallery order · /creator/galleries/{id}',
  args: { path: `/creator/galleries/${id}`, as: 'performer' },
  parameters: performerWith(
    readsGallery,
    mocks.galleries.getUpdateGalleryMockHandler(async ({ request }) => {
      called(await request.json());
      return { data: gallery };
    }),
  ),
  beforeEach: () => void called.mockClear(),
  async play({ canvas }) {
    const menu = t('photos:galleries.order.menu', { number: 2 });
    await userEvent.click(await canvas.findByRole('button', { name: menu }, timeout));
    const up = await within(document.body).findByRole('menuitem', { name: t('photos:galleries.order.up') });
    await userEvent.click(up);
    await waitFor(() => expect(called).toHaveBeenCalledWith({ photoIds: ids.toReversed() }));
    const links = () => canvas.getAllByRole('link', { name: t('photos:untitled') });
    await waitFor(() => expect(links()[0]).toHaveAttribute('href', `/creator/photos/${ids[1]}?gallery=${id}`));
  },
};
/** A photo leaves the gallery after a confirmation. */
export const CreatorGalleryRemoval: Story = {
  name: 'Creator gallery removal · /creator/galleries/{id}',
  args: { path: `/creator/galleries/${id}`, as: 'performer' },
  parameters: performerWith(
    readsGallery,
    mocks.photos.getUpdatePhotoMockHandler(async ({ request, params }) => {
      called(params.id, await request.json());
      return { data: make.getPhotoMock({ _id: ids[1] }) };
    }),
  ),
  beforeEach: () => void called.mockClear(),
  async play({ canvas }) {
    const page = within(document.body);
    const menu = t('photos:galleries.order.menu', { number: 2 });
    await userEvent.click(await canvas.findByRole('button', { name: menu }, timeout));
    await userEvent.click(await page.findByRole('menuitem', { name: t('photos:galleries.order.remove') }));
    const confirm = t('photos:galleries.order.removal.confirm');
    await userEvent.click(await page.findByRole('button', { name: confirm }, timeout));
    await waitFor(() => expect(called).toHaveBeenCalledWith(ids[1], { galleryId: null }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};
