import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../primitives/index.ts';
import { failure, failureText } from '../testing/index.ts';
import { FeedForm, type FeedFormProps } from './feed-form.tsx';
import { choose, uploaded, uploadsWith, writeAndSend } from './feed-form-sample.ts';
import { draftFeed, feed, ownFeed, photo, poll, scheduledFeed } from './fixtures.ts';
import type { UploadFeedFile } from './use-draft-files.ts';

/** An upload that never ends. */
const endless: UploadFeedFile = (_file, onProgress) => {
  onProgress(0.42);
  return new Promise(() => {});
};

const refused: UploadFeedFile = () => Promise.reject(new Error(''));

const tried = new WeakSet<File>();
const refusedOnce: UploadFeedFile = (file, ...rest) => {
  if (tried.has(file)) return uploaded(file, ...rest);
  tried.add(file);
  return refused(file, ...rest);
};

const meta = {
  title: 'Components/Feeds/FeedForm',
  component: FeedForm,
  decorators: [
    (Story) => (
      <Box maxW="640px" mx="auto">
        <Story />
      </Box>
    ),
  ],
  args: {
    submit: fn<FeedFormProps['submit']>(async () => ({ ok: true })),
    uploads: uploadsWith(uploaded),
    cancelHref: '/creator/posts',
  },
} satisfies Meta<typeof FeedForm>;

export default meta;
type Story = StoryObj<typeof meta>;
const uploadCalls = ({ uploads: { file } }: FeedFormProps) => mocked(file).mock.calls;

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
        price: null,
        files: [photo(1), photo(0)].map(({ _id, alt }) => ({ fileId: _id, alt })),
      }),
    );
  },
};

/** The audience of an existing post can be changed (rule A1). */
export const EditingForSubscribers: Story = {
  args: { initial: { ...ownFeed, audience: 'subscribers' } },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('radio', { name: 'Subscribers' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Followers' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Subscribers' }));
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
        price: null,
        files: [{ fileId: photo(3)._id, alt: 'Ash glaze on a shoulder' }],
        status: 'published',
      }),
    );
  },
};

export const Nothing: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByText('Write something, or add a file.')).toBeVisible();
    await expect(canvas.getByLabelText('What do you want to say?')).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** Each photo requires a description; the first empty description field gets the focus. */
export const PhotosNotDescribed: Story = {
  async play({ canvas, args }) {
    await choose(canvas, 'vessel.png', 'shelf.png');
    await userEvent.type(await canvas.findByLabelText('Describe photo 1'), 'A tall vessel');
    await writeAndSend(canvas);
    await expect(await canvas.findAllByText('Please describe this file.')).toHaveLength(1);
    await expect(canvas.getByLabelText('Describe photo 2')).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** Cancelling aborts the request of the upload. */
export const Uploading: Story = {
  args: {
    uploads: uploadsWith(endless),
  },
  async play({ canvas, args }) {
    await choose(canvas, 'vessel.png', 'shelf.png');
    const bars = await canvas.findAllByRole('progressbar');
    await expect(bars[0]).toHaveAttribute('aria-valuenow', '42');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload of shelf.png' }));
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(1);
    await expect(uploadCalls(args).map(([, , signal]) => signal.aborted)).toEqual([false, true]);
  },
};

/** A post cannot be published while a file is uploading. */
export const StillUploading: Story = {
  args: { uploads: uploadsWith(endless) },
  async play({ canvas, args }) {
    await choose(canvas, 'vessel.png');
    await userEvent.type(await canvas.findByLabelText('Describe photo 1'), 'A tall vessel');
    await writeAndSend(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Wait until every file is uploaded.');
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const UploadFailed: Story = {
  args: { uploads: uploadsWith(refused) },
  async play({ canvas, args }) {
    await choose(canvas, 'vessel.png');
    await userEvent.type(await canvas.findByLabelText('Describe photo 1'), 'A tall vessel');
    await writeAndSend(canvas);
    await expect(await canvas.findByText(/Some files didn't upload/)).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** The second attempt succeeds. */
export const UploadedAgain: Story = {
  args: { uploads: uploadsWith(refusedOnce) },
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
    await expect(args.uploads.file).not.toHaveBeenCalled();
  },
};

/** The file picker is hidden at the maximum of 20 files. */
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
    const files = within(canvas.getByRole('group', { name: 'Photos, video and audio' }));
    await expect(files.queryByLabelText('Choose files')).not.toBeInTheDocument();
  },
};

export const Submitting: Story = {
  args: { submit: fn<FeedFormProps['submit']>(() => new Promise(() => {})) },
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
    submit: fn<FeedFormProps['submit']>(async () => ({
      fieldErrors: { text: 'Use at most 4000 characters.', files: 'A photo is gone.' },
    })),
  },
  async play({ canvas }) {
    await writeAndSend(canvas);
    await expect(await canvas.findByText('Use at most 4000 characters.')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('A photo is gone.');
    await expect(canvas.getByLabelText('What do you want to say?')).toHaveFocus();
  },
};

/** A failed request keeps the input. */
export const ServerError: Story = {
  args: {
    submit: fn<FeedFormProps['submit']>(async () => failure('INTERNAL')),
  },
  async play({ canvas }) {
    await writeAndSend(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('INTERNAL'));
    await expect(canvas.getByLabelText('What do you want to say?')).toHaveValue('Kiln opened at dawn.');
  },
};

/** A post can consist of a poll only. */
export const WithPoll: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a poll' }));
    await expect(canvas.getByLabelText('Question')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Question'), 'Which glaze next?');
    await userEvent.type(canvas.getByLabelText('Answer 1'), 'River green');
    await userEvent.click(canvas.getByRole('button', { name: 'Add an answer' }));
    await userEvent.type(canvas.getByLabelText('Answer 3'), ' Ash white ');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove answer 2' }));
    await userEvent.selectOptions(canvas.getByLabelText('How long it is open'), '3 days');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({
        text: '',
        audience: 'public',
        price: null,
        files: [],
        poll: { question: 'Which glaze next?', options: ['River green', 'Ash white'], days: 3 },
        status: 'published',
      }),
    );
  },
};

/** Each invalid field has an error, and the first one has the focus. */
export const PollNotFinished: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a poll' }));
    await userEvent.type(canvas.getByLabelText('Question'), 'Which glaze next?');
    await userEvent.type(canvas.getByLabelText('Answer 1'), 'River green');
    await userEvent.type(canvas.getByLabelText('Answer 2'), 'river green ');
    await writeAndSend(canvas);
    await expect(await canvas.findByText('This answer is there already.')).toBeVisible();
    await expect(canvas.getByLabelText('Answer 2')).toHaveFocus();
    await userEvent.clear(canvas.getByLabelText('Question'));
    await userEvent.clear(canvas.getByLabelText('Answer 2'));
    await expect(canvas.getByText('Ask something.')).toBeVisible();
    await expect(canvas.getByText('Write an answer, or remove it.')).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** Before the first vote the poll can be replaced. */
export const PollOfDraft: Story = {
  args: { initial: { ...draftFeed, poll } },
  async play({ canvas, args }) {
    await expect(await canvas.findByText(poll.question)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the poll' }));
    await expect(canvas.getByRole('button', { name: 'Add a poll' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    const sent = expect.objectContaining({ poll: null, status: 'draft' });
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(sent));
  },
};

/** The poll of a published post cannot be changed, and the post cannot be unpublished. */
export const PollOfPublished: Story = {
  args: { initial: { ...ownFeed, poll, status: 'published' } },
  async play({ canvas, args }) {
    await expect(await canvas.findByText('The poll of a published post stays as it is.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove the poll' })).toBeNull();
    await expect(canvas.queryByRole('radio', { name: 'Not yet' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalled());
    await expect(args.submit.mock.calls[0]?.[0]).not.toHaveProperty('poll');
    await expect(args.submit.mock.calls[0]?.[0]).not.toHaveProperty('status');
  },
};

export const Scheduling: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'At a time' }));
    await userEvent.type(canvas.getByLabelText('What do you want to say?'), 'The kiln opens.');
    const send = canvas.getByRole('button', { name: 'Schedule' });
    await userEvent.click(send);
    await expect(await canvas.findByText('Choose a day and a time.')).toBeVisible();
    const time = canvas.getByLabelText('Day and time');
    await expect(time).toHaveFocus();
    await userEvent.type(time, '2001-06-04T10:00');
    await userEvent.click(send);
    await expect(await canvas.findByText('Choose a time in the future.')).toBeVisible();
    await userEvent.clear(time);
    await userEvent.type(time, '2199-06-04T10:00');
    await userEvent.click(send);
    const publishAt = new Date('2199-06-04T10:00').toISOString();
    const sent = expect.objectContaining({ status: 'scheduled', publishAt });
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(sent));
  },
};

/** A scheduled post can be published immediately. */
export const EditingScheduled: Story = {
  args: { initial: { ...scheduledFeed, publishAt: '2199-06-04T08:00:00.000Z' } },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('radio', { name: 'At a time' })).toBeChecked();
    await expect(canvas.getByLabelText('Day and time')).not.toHaveValue('');
    await userEvent.click(canvas.getByRole('radio', { name: 'Now' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ status: 'published' })));
    await expect(args.submit.mock.calls[0]?.[0]).not.toHaveProperty('publishAt');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'es-ES' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Añadir una encuesta' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'A una hora' }));
  },
};
