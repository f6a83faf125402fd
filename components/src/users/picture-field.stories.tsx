import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../primitives/index.ts';
import { failure, failureText, fieldFailure, shows, t } from '../testing/index.ts';
import { me, pictureFile } from './fixtures.ts';
import { PictureField, type UploadPicture } from './picture-field.tsx';
import { clearToasts, withToasts } from './sample.tsx';

const meta = {
  title: 'Components/Users/PictureField',
  component: PictureField,
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    label: 'Choose a picture',
    children: <Avatar name={me.name} src={me.avatar} size="xl" />,
    upload: fn<UploadPicture>(async () => ({ ok: true })),
  },
} satisfies Meta<typeof PictureField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const WithoutPicture: Story = { args: { children: <Avatar name={me.name} size="xl" /> } };

/** The form shows the progress. Another picture cannot be selected during the upload. */
export const Uploading: Story = {
  args: {
    upload: fn<UploadPicture>((_file, onProgress) => {
      onProgress(0.4);
      return new Promise(() => {});
    }),
  },
  async play({ canvas }) {
    await userEvent.upload(await canvas.findByLabelText('Choose a picture'), pictureFile);
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40'));
    await expect(canvas.getByLabelText('Choose a picture')).toBeDisabled();
  },
};

export const Saved: Story = {
  async play({ canvas, args }) {
    await userEvent.upload(await canvas.findByLabelText('Choose a picture'), pictureFile);
    await expect(await canvas.findByText(t('changesSaved'))).toBeVisible();
    await expect(args.upload).toHaveBeenCalledWith(pictureFile, expect.any(Function));
  },
};

export const TooLarge: Story = {
  args: { upload: fn<UploadPicture>(async () => fieldFailure('file', 'FILE_TOO_LARGE', { max: '5 MB' })) },
  async play({ canvas }) {
    await userEvent.upload(await canvas.findByLabelText('Choose a picture'), pictureFile);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:FILE_TOO_LARGE', { max: '5 MB' }));
    await expect(canvas.getByLabelText('Choose a picture')).toBeEnabled();
  },
};

export const ServerError: Story = {
  parameters: { shows: shows('uploadMyAvatar', 'failed') },
  args: { upload: fn<UploadPicture>(async () => failure('INTERNAL')) },
  async play({ canvas }) {
    await userEvent.upload(await canvas.findByLabelText('Choose a picture'), pictureFile);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('INTERNAL'));
  },
};
