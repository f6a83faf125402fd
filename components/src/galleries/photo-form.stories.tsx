import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { loading, ready } from '../primitives/index.ts';
import { failure, failureText, fieldFailure, shows, t, tPattern } from '../testing/index.ts';
import { emptyGallery, ownGallery, ownPhoto, photoInGallery } from './fixtures.ts';
import { PhotoForm, type PhotoFormProps } from './photo-form.tsx';

type Submit = PhotoFormProps['submit'];

const meta = {
  title: 'Components/Galleries/PhotoForm',
  component: PhotoForm,
  args: {
    photo: ownPhoto,
    galleries: ready([ownGallery, emptyGallery]),
    submit: fn<Submit>(async () => ({ ok: true })),
    onMakeCover: fn(),
    isMakingCover: false,
    cancelHref: '/creator/photos',
    onUnsaved: fn(),
  },
} satisfies Meta<typeof PhotoForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) =>
  userEvent.click(canvas.getByRole('button', { name: t('photos:form.save') }));

export const Saved: Story = {
  async play({ canvas, args }) {
    const alt = await canvas.findByLabelText(tPattern('photos:form.alt'));
    await userEvent.clear(alt);
    await userEvent.type(alt, 'A hand in wet clay ');
    await userEvent.click(canvas.getByRole('radio', { name: t('content:audience.subscribers') }));
    await expect(args.onUnsaved).toHaveBeenLastCalledWith({ flush: expect.any(Function) });
    await save(canvas);
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({
        ...{ text: ownPhoto.text, alt: 'A hand in wet clay', audience: 'subscribers', galleryId: null },
      }),
    );
  },
};

/** In a gallery, the gallery's audience applies. The photo can become its cover. */
export const InGallery: Story = {
  args: { photo: photoInGallery },
  async play({ canvas, args }) {
    await expect(await canvas.findByText(t('photos:gallery.applies'))).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('photos:cover.make') }));
    await expect(args.onMakeCover).toHaveBeenCalled();
  },
};

export const IsCover: Story = {
  args: { photo: { ...photoInGallery, isCover: true } },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('photos:cover.is') }));
    await expect(args.onMakeCover).not.toHaveBeenCalled();
  },
};

/** A photo that leaves its gallery has its own audience again, which the form then shows. */
export const LeavingGallery: Story = {
  args: { photo: photoInGallery },
  async play({ canvas, args }) {
    await userEvent.selectOptions(await canvas.findByLabelText(t('photos:gallery.label')), '');
    await expect(canvas.getByRole('radio', { name: t('content:audience.subscribers') })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: t('photos:cover.make') })).toBeNull();
    await save(canvas);
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ galleryId: null })));
  },
};

/** While the galleries load, the photo stays in its gallery. */
export const GalleriesLoading: Story = {
  args: { photo: photoInGallery, galleries: loading },
  async play({ canvas, args }) {
    await expect(await canvas.findByLabelText(t('photos:gallery.label'))).toHaveValue(ownGallery._id);
    await save(canvas);
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ galleryId: ownGallery._id })),
    );
  },
};

export const FieldErrors: Story = {
  parameters: { shows: shows('uploadPhoto', 'VALIDATION_FAILED') },
  args: { submit: fn<Submit>(async () => fieldFailure('text', 'TOO_LONG', { max: 500 })) },
  async play({ canvas }) {
    await canvas.findByLabelText(tPattern('photos:form.alt'));
    await save(canvas);
    await expect(await canvas.findByText(t('errors:TOO_LONG', { max: 500, count: 500 }))).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { shows: shows('uploadPhoto', 'failed') },
  args: { submit: fn<Submit>(async () => failure('INTERNAL')) },
  async play({ canvas }) {
    await canvas.findByLabelText(tPattern('photos:form.alt'));
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('INTERNAL'));
  },
};
