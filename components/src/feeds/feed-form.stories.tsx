import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Box, type FormResult } from '../primitives/index.ts';
import { FeedForm } from './feed-form.tsx';
import { feed, ownFeed, photo, photoFile } from './fixtures.ts';
import type { UploadPhoto } from './use-photos.ts';

const uploaded: UploadPhoto = async (_file, onProgress) => {
  onProgress(1);
  return photo(3);
};

/** Begins and never ends. */
const endless: UploadPhoto = (_file, onProgress) => {
  onProgress(0.42);
  return new Promise(() => {});
};

const refused: UploadPhoto = () => Promise.reject(new Error('Connection lost'));

const tried = new WeakSet<File>();
const refusedOnce: UploadPhoto = (file, ...rest) => {
  if (tried.has(file)) return uploaded(file, ...rest);
  tried.add(file);
  return refused(file, ...rest);
};

const meta = {
  title: 'Feeds/FeedForm',
  component: FeedForm,
  decorators: [
    (Story) => (
      <Box maxW="640px" mx="auto">
        <Story />
      </Box>
    ),
  ],
  args: {
    submit: fn(async (): Promise<FormResult<'text' | 'files'>> => ({ ok: true })),
    upload: fn(uploaded),
    cancelHref: '/creator/posts',
  },
} satisfies Meta<typeof FeedForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const choose = async (canvas: Canvas, ...names: string[]) =>
  userEvent.upload(await canvas.findByLabelText('Choose files'), await Promise.all(names.map(photoFile)));

async function writeAndSend(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('What do you want to say?'), 'Kiln opened at dawn.');
  await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
}

export const Idle: Story = {
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('link', { name: 'Cancel' })).toHaveAttribute('href', args.cancelHref);
    await expect(canvas.getByRole('radio', { name: 'Everyone' })).toBeChecked();
  },
};

export const Editing: Story = {
  args: { initial: { ...ownFeed, audience: 'followers', files: [photo(0), photo(1)] } },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move photo 2 up' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({
        text: feed.text,
        audience: 'followers',
        files: [photo(1), photo(0)].map(({ _id, alt }) => ({ fileId: _id, alt })),
      }),
    );
  },
};

/** What is for subscribers stays theirs unless told otherwise. */
export const EditingForSubscribers: Story = {
  args: { initial: { ...ownFeed, audience: 'subscribers' } },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('radio', { name: 'Subscribers' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ audience: 'subscribers' })));
  },
};

export const Saved: Story = {
  async play({ canvas, args }) {
    await choose(canvas, 'vessel.png');
    await userEvent.type(await canvas.findByLabelText('Describe photo 1'), ' Ash glaze on a shoulder ');
    await userEvent.click(canvas.getByRole('radio', { name: 'Followers' }));
    await writeAndSend(canvas);
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({
        text: 'Kiln opened at dawn.',
        audience: 'followers',
        files: [{ fileId: photo(3)._id, alt: 'Ash glaze on a shoulder' }],
      }),
    );
  },
};

export const Nothing: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByText('Write something, or add a photo.')).toBeVisible();
    await expect(canvas.getByLabelText('What do you want to say?')).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** Each photo asks for its own words, and the first that lacks them gets the focus. */
export const PhotosNotDescribed: Story = {
  async play({ canvas, args }) {
    await choose(canvas, 'vessel.png', 'shelf.png');
    await userEvent.type(await canvas.findByLabelText('Describe photo 1'), 'A tall vessel');
    await writeAndSend(canvas);
    await expect(await canvas.findAllByText('Please describe this photo.')).toHaveLength(1);
    await expect(canvas.getByLabelText('Describe photo 2')).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** Cancelling stops the upload itself. */
export const Uploading: Story = {
  args: {
    upload: fn(endless),
  },
  async play({ canvas, args }) {
    await choose(canvas, 'vessel.png', 'shelf.png');
    const bars = await canvas.findAllByRole('progressbar');
    await expect(bars[0]).toHaveAttribute('aria-valuenow', '42');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload of shelf.png' }));
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(1);
    await expect(args.upload.mock.calls.map(([, , signal]) => signal.aborted)).toEqual([false, true]);
  },
};

/** Nothing is published that is not there yet. */
export const StillUploading: Story = {
  args: { upload: fn(endless) },
  async play({ canvas, args }) {
    await choose(canvas, 'vessel.png');
    await userEvent.type(await canvas.findByLabelText('Describe photo 1'), 'A tall vessel');
    await writeAndSend(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Wait until every photo is uploaded.');
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const UploadFailed: Story = {
  args: { upload: fn(refused) },
  async play({ canvas, args }) {
    await choose(canvas, 'vessel.png');
    await userEvent.type(await canvas.findByLabelText('Describe photo 1'), 'A tall vessel');
    await writeAndSend(canvas);
    await expect(await canvas.findByText(/Some photos didn't upload/)).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** The second try goes through. */
export const UploadedAgain: Story = {
  args: { upload: fn(refusedOnce) },
  async play({ canvas }) {
    await choose(canvas, 'vessel.png');
    const failure = await canvas.findByRole('alert');
    await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
  },
};

export const WrongFile: Story = {
  async play({ canvas, args }) {
    const words = new File(['glaze'], 'recipe.txt', { type: 'text/plain' });
    await userEvent.upload(await canvas.findByLabelText('Choose files'), words, { applyAccept: false });
    await expect(await canvas.findByText("1 file left out: this kind isn't taken here")).toBeVisible();
    await expect(args.upload).not.toHaveBeenCalled();
  },
};

/** Twenty is the end: nothing more can be chosen. */
export const Full: Story = {
  args: {
    initial: {
      ...ownFeed,
      files: Array.from({ length: 20 }, (_, index) => ({
        ...photo(index % 6),
        _id: `0193f2a4c1d07b3e5a918a${index + 10}`,
      })),
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('Describe photo 20')).toBeVisible();
    await expect(canvas.queryByLabelText('Choose files')).not.toBeInTheDocument();
  },
};

export const Submitting: Story = {
  args: { submit: fn(() => new Promise(() => {})) },
  async play({ canvas, args }) {
    await writeAndSend(canvas);
    const publish = canvas.getByRole('button', { name: 'Publish' });
    await waitFor(() => expect(publish).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(publish);
    await expect(args.submit).toHaveBeenCalledTimes(1);
  },
};

export const FieldErrors: Story = {
  args: {
    submit: fn(async () => ({ fieldErrors: { text: 'Use at most 4000 characters.', files: 'A photo is gone.' } })),
  },
  async play({ canvas }) {
    await writeAndSend(canvas);
    await expect(await canvas.findByText('Use at most 4000 characters.')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('A photo is gone.');
    await expect(canvas.getByLabelText('What do you want to say?')).toHaveFocus();
  },
};

/** What was typed stays. */
export const ServerError: Story = {
  args: { submit: fn(async () => ({ error: 'Something went wrong, please try again later' })) },
  async play({ canvas }) {
    await writeAndSend(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.getByLabelText('What do you want to say?')).toHaveValue('Kiln opened at dawn.');
  },
};
