import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { failure, failureText, fieldFailure, shows, t, tPattern } from '../testing/index.ts';
import { ownGallery } from './fixtures.ts';
import { GalleryForm, type GalleryFormProps } from './gallery-form.tsx';

type Submit = GalleryFormProps['submit'];

const meta = {
  title: 'Components/Galleries/GalleryForm',
  component: GalleryForm,
  args: {
    submit: fn<Submit>(async () => ({ ok: true })),
    cancelHref: '/creator/galleries',
    onUnsaved: fn(),
  },
} satisfies Meta<typeof GalleryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A gallery for subscribers with a price for the others. */
export const Created: Story = {
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText(t('photos:galleries.form.name')), ' A day at the kiln');
    await userEvent.click(canvas.getByRole('radio', { name: t('content:audience.subscribers') }));
    await userEvent.type(canvas.getByRole('textbox', { name: tPattern('content:price.label') }), '12.5');
    await expect(args.onUnsaved).toHaveBeenLastCalledWith({ flush: expect.any(Function) });
    await userEvent.click(canvas.getByRole('button', { name: t('photos:galleries.form.create') }));
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({
        ...{ title: 'A day at the kiln', description: '', audience: 'subscribers', price: 12.5 },
      }),
    );
  },
};

/** A gallery for everyone is not for sale. */
export const Changed: Story = {
  args: { initial: ownGallery },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('radio', { name: t('content:audience.public') }));
    await userEvent.click(canvas.getByRole('button', { name: t('photos:galleries.form.save') }));
    const { title, description } = ownGallery;
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({ title, description, audience: 'public', price: null }),
    );
  },
};

export const NothingEntered: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('photos:galleries.form.create') }));
    await expect(await canvas.findByText(t('photos:galleries.form.nameMissing'))).toBeVisible();
    await expect(canvas.getByLabelText(t('photos:galleries.form.name'))).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const WrongPrice: Story = {
  args: { initial: ownGallery },
  async play({ canvas, args }) {
    const price = await canvas.findByRole('textbox', { name: tPattern('content:price.label') });
    await userEvent.clear(price);
    await userEvent.type(price, '0.5');
    await userEvent.click(canvas.getByRole('button', { name: t('photos:galleries.form.save') }));
    await expect(await canvas.findByText(t('content:price.problem.range'))).toBeVisible();
    await expect(price).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const FieldErrors: Story = {
  parameters: { shows: shows('updateGallery', 'VALIDATION_FAILED') },
  args: { initial: ownGallery, submit: fn<Submit>(async () => fieldFailure('title', 'TOO_LONG', { max: 100 })) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('photos:galleries.form.save') }));
    await expect(await canvas.findByText(t('errors:TOO_LONG', { max: 100, count: 100 }))).toBeVisible();
    await expect(canvas.getByLabelText(t('photos:galleries.form.name'))).toHaveFocus();
  },
};

export const ServerError: Story = {
  parameters: { shows: shows('updateGallery', 'failed') },
  args: { initial: ownGallery, submit: fn<Submit>(async () => failure('INTERNAL')) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('photos:galleries.form.save') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('INTERNAL'));
  },
};
