import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../primitives/index.ts';
import { failure, failureText, fieldFailure, t } from '../testing/index.ts';
import { FeedForm, type FeedFormProps } from './feed-form.tsx';
import { choose, uploaded, uploadsWith, writeAndSend } from './feed-form-sample.ts';
import { draftFeed, feed, ownFeed, photo, poll, scheduledFeed } from './fixtures.ts';
import type { UploadFeedFile } from './use-draft-files.ts';

/** Simulates an upload that never completes. */
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
    await expect(await canvas.findByRole('link', { name: t('feeds:form.cancel') })).toHaveAttribute(
      'href',
      args.cancelHref,
    );
    await expect(canvas.getByRole('radio', { name: t('feeds:audience.public') })).toBeChecked();
  },
};

export const Editing: Story = {
  args: { initial: { ...ownFeed, audience: 'followers', files: [photo(0), photo(1)] } },
  async play({ canvas, args }) {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: t('feeds:form.up', { file: t('feeds:form.file.photo', { number: 2 }) }),
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.save') }));
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

const threePhotos = { ...ownFeed, audience: 'followers' as const, files: [photo(0), photo(1), photo(2)] };
const handleOf = (number: number) => t('feeds:form.drag.handle', { file: t('feeds:form.file.photo', { number }) });

/** The last photo is moved to the front with the keyboard. Each step is announced. */
export const SortedByKeyboard: Story = {
  args: { initial: threePhotos },
  async play({ canvas, args }) {
    const file = t('feeds:form.file.photo', { number: 3 });
    const announced = async (what: 'picked' | 'over' | 'dropped', position: number) =>
      expect(await canvas.findByText(t(`feeds:form.drag.${what}`, { file, position, total: 3 }))).toBeInTheDocument();
    (await canvas.findByRole('button', { name: handleOf(3) })).focus();
    await userEvent.keyboard(' ');
    await announced('picked', 3);
    await userEvent.keyboard('{ArrowUp}');
    await announced('over', 2);
    await userEvent.keyboard('{ArrowUp}');
    await announced('over', 1);
    await userEvent.keyboard(' ');
    await announced('dropped', 1);
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.save') }));
    const files = [photo(2), photo(0), photo(1)].map(({ _id, alt }) => ({ fileId: _id, alt }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ files })));
  },
};

/** The first photo is dragged below the last one. */
export const SortedByDragging: Story = {
  args: { initial: threePhotos },
  async play({ canvas, args }) {
    const handle = await canvas.findByRole('button', { name: handleOf(1) });
    const last = canvas.getByRole('button', { name: handleOf(3) }).getBoundingClientRect();
    const first = handle.getBoundingClientRect();
    const at = (clientX: number, clientY: number) => ({ clientX, clientY, isPrimary: true, button: 0 });
    const x = first.x + first.width / 2;
    fireEvent.pointerDown(handle, at(x, first.y + 10));
    fireEvent.pointerMove(document, at(x, first.y + 40));
    const file = t('feeds:form.file.photo', { number: 1 });
    await canvas.findByText(t('feeds:form.drag.picked', { file, position: 1, total: 3 }));
    fireEvent.pointerMove(document, at(x, last.y + 20));
    await canvas.findByText(t('feeds:form.drag.over', { file, position: 3, total: 3 }));
    fireEvent.pointerUp(document, at(x, last.y + 20));
    await canvas.findByText(t('feeds:form.drag.dropped', { file, position: 3, total: 3 }));
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.save') }));
    const files = [photo(1), photo(2), photo(0)].map(({ _id, alt }) => ({ fileId: _id, alt }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ files })));
  },
};

/** The audience of an existing post can be changed (rule A1). */
export const EditingForSubscribers: Story = {
  args: { initial: { ...ownFeed, audience: 'subscribers' } },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('radio', { name: t('feeds:audience.subscribers') })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: t('feeds:audience.followers') }));
    await userEvent.click(canvas.getByRole('radio', { name: t('feeds:audience.subscribers') }));
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.save') }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ audience: 'subscribers' })));
  },
};

export const Saved: Story = {
  async play({ canvas, args }) {
    await choose(canvas, 'vessel.png');
    await userEvent.type(
      await canvas.findByLabelText(t('feeds:form.describe', { file: t('feeds:form.file.photo', { number: 1 }) })),
      ' Ash glaze on a shoulder ',
    );
    await userEvent.click(canvas.getByRole('radio', { name: t('feeds:audience.followers') }));
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
    await userEvent.click(await canvas.findByRole('button', { name: t('feeds:form.publish') }));
    await expect(await canvas.findByText(t('feeds:form.empty'))).toBeVisible();
    await expect(canvas.getByLabelText(t('feeds:form.text'))).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** Photos may be published without a description, which can be added later. */
export const PhotosNotDescribed: Story = {
  async play({ canvas, args }) {
    await choose(canvas, 'vessel.png', 'shelf.png');
    await userEvent.type(
      await canvas.findByLabelText(t('feeds:form.describe', { file: t('feeds:form.file.photo', { number: 1 }) })),
      'A tall vessel',
    );
    await expect(canvas.getByText(new RegExp(t('feeds:form.describeLater')))).toBeVisible();
    await writeAndSend(canvas);
    await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
    const { files } = args.submit.mock.calls[0]?.[0] ?? {};
    await expect(files?.map(({ alt }) => alt)).toEqual(['A tall vessel', '']);
  },
};

/** Cancelling an upload aborts its request. */
export const Uploading: Story = {
  args: {
    uploads: uploadsWith(endless),
  },
  async play({ canvas, args }) {
    await choose(canvas, 'vessel.png', 'shelf.png');
    const bars = await canvas.findAllByRole('progressbar');
    await expect(bars[0]).toHaveAttribute('aria-valuenow', '42');
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.cancelUpload', { name: 'shelf.png' }) }));
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(1);
    await expect(uploadCalls(args).map(([, , signal]) => signal.aborted)).toEqual([false, true]);
  },
};

/** A post cannot be published while a file is uploading. */
export const StillUploading: Story = {
  args: { uploads: uploadsWith(endless) },
  async play({ canvas, args }) {
    await choose(canvas, 'vessel.png');
    await userEvent.type(
      await canvas.findByLabelText(t('feeds:form.describe', { file: t('feeds:form.file.photo', { number: 1 }) })),
      'A tall vessel',
    );
    await writeAndSend(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('feeds:form.wait'));
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const UploadFailed: Story = {
  args: { uploads: uploadsWith(refused) },
  async play({ canvas, args }) {
    await choose(canvas, 'vessel.png');
    await userEvent.type(
      await canvas.findByLabelText(t('feeds:form.describe', { file: t('feeds:form.file.photo', { number: 1 }) })),
      'A tall vessel',
    );
    await writeAndSend(canvas);
    await expect(await canvas.findByText(t('feeds:form.someFailed'))).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** The first upload fails, and its retry succeeds. */
export const UploadedAgain: Story = {
  args: { uploads: uploadsWith(refusedOnce) },
  async play({ canvas }) {
    await choose(canvas, 'vessel.png');
    const failure = await canvas.findByRole('alert');
    await userEvent.click(within(failure).getByRole('button', { name: t('feeds:form.retry') }));
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
  },
};

export const WrongFile: Story = {
  async play({ canvas, args }) {
    const words = new File(['glaze'], 'recipe.txt', { type: 'text/plain' });
    await userEvent.upload(await canvas.findByLabelText(t('files.choose')), words, { applyAccept: false });
    await expect(await canvas.findByText(t('files.wrongType', { count: 1 }))).toBeVisible();
    await expect(args.uploads.file).not.toHaveBeenCalled();
  },
};

/** With 20 files, which is the maximum, the form has no file picker. */
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
    await expect(
      await canvas.findByLabelText(t('feeds:form.describe', { file: t('feeds:form.file.photo', { number: 20 }) })),
    ).toBeVisible();
    const files = within(canvas.getByRole('group', { name: t('feeds:form.files') }));
    await expect(files.queryByLabelText(t('files.choose'))).not.toBeInTheDocument();
  },
};

export const Submitting: Story = {
  args: { submit: fn<FeedFormProps['submit']>(() => new Promise(() => {})) },
  async play({ canvas, args }) {
    await writeAndSend(canvas);
    const publish = canvas.getByRole('button', { name: t('feeds:form.publish') });
    await waitFor(() => expect(publish).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(publish);
    await expect(args.submit).toHaveBeenCalledTimes(1);
  },
};

export const FieldErrors: Story = {
  args: {
    submit: fn<FeedFormProps['submit']>(async () => ({
      fieldErrors: {
        ...fieldFailure('text', 'TOO_LONG', { max: 4000 }).fieldErrors,
        ...fieldFailure('files', 'FILE_MISSING').fieldErrors,
      },
    })),
  },
  async play({ canvas }) {
    await writeAndSend(canvas);
    await expect(await canvas.findByText(t('errors:TOO_LONG', { max: 4000, count: 4000 }))).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('errors:FILE_MISSING'));
    await expect(canvas.getByLabelText(t('feeds:form.text'))).toHaveFocus();
  },
};

/** If the request fails, the form keeps its input. */
export const ServerError: Story = {
  args: {
    submit: fn<FeedFormProps['submit']>(async () => failure('INTERNAL')),
  },
  async play({ canvas }) {
    await writeAndSend(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('INTERNAL'));
    await expect(canvas.getByLabelText(t('feeds:form.text'))).toHaveValue('Kiln opened at dawn.');
  },
};

/** A post can consist of a poll only. */
export const WithPoll: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('feeds:form.poll.add') }));
    await expect(canvas.getByLabelText(t('feeds:form.poll.question'))).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(t('feeds:form.poll.question')), 'Which glaze next?');
    await userEvent.type(canvas.getByLabelText(t('feeds:form.poll.answer', { number: 1 })), 'River green');
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.poll.addAnswer') }));
    await userEvent.type(canvas.getByLabelText(t('feeds:form.poll.answer', { number: 3 })), ' Ash white ');
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.poll.removeAnswer', { number: 2 }) }));
    await userEvent.selectOptions(
      canvas.getByLabelText(t('feeds:form.poll.lasts')),
      t('feeds:form.poll.days', { count: 3 }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.publish') }));
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

/** Each invalid field shows an error, and the first invalid field takes the focus. */
export const PollNotFinished: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('feeds:form.poll.add') }));
    await userEvent.type(canvas.getByLabelText(t('feeds:form.poll.question')), 'Which glaze next?');
    await userEvent.type(canvas.getByLabelText(t('feeds:form.poll.answer', { number: 1 })), 'River green');
    await userEvent.type(canvas.getByLabelText(t('feeds:form.poll.answer', { number: 2 })), 'river green ');
    await writeAndSend(canvas);
    await expect(await canvas.findByText(t('feeds:form.poll.answerProblem.double'))).toBeVisible();
    await expect(canvas.getByLabelText(t('feeds:form.poll.answer', { number: 2 }))).toHaveFocus();
    await userEvent.clear(canvas.getByLabelText(t('feeds:form.poll.question')));
    await userEvent.clear(canvas.getByLabelText(t('feeds:form.poll.answer', { number: 2 })));
    await expect(canvas.getByText(t('feeds:form.poll.questionMissing'))).toBeVisible();
    await expect(canvas.getByText(t('feeds:form.poll.answerProblem.missing'))).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** The poll can be replaced until the first vote. */
export const PollOfDraft: Story = {
  args: { initial: { ...draftFeed, poll } },
  async play({ canvas, args }) {
    await expect(await canvas.findByText(poll.question)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.poll.remove') }));
    await expect(canvas.getByRole('button', { name: t('feeds:form.poll.add') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.saveDraft') }));
    const sent = expect.objectContaining({ poll: null, status: 'draft' });
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(sent));
  },
};

/** The poll of a published post cannot be changed, and the post cannot be unpublished. */
export const PollOfPublished: Story = {
  args: { initial: { ...ownFeed, poll, status: 'published' } },
  async play({ canvas, args }) {
    await expect(await canvas.findByText(t('feeds:form.poll.fixed'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('feeds:form.poll.remove') })).toBeNull();
    await expect(canvas.queryByRole('radio', { name: t('feeds:form.when.draft') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.save') }));
    await waitFor(() => expect(args.submit).toHaveBeenCalled());
    await expect(args.submit.mock.calls[0]?.[0]).not.toHaveProperty('poll');
    await expect(args.submit.mock.calls[0]?.[0]).not.toHaveProperty('status');
  },
};

export const Scheduling: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('radio', { name: t('feeds:form.when.scheduled') }));
    await userEvent.type(canvas.getByLabelText(t('feeds:form.text')), 'The kiln opens.');
    const send = canvas.getByRole('button', { name: t('feeds:form.schedule') });
    await userEvent.click(send);
    await expect(await canvas.findByText(t('feeds:form.when.problem.missing'))).toBeVisible();
    const time = canvas.getByLabelText(t('feeds:form.when.at'));
    await expect(time).toHaveFocus();
    await userEvent.type(time, '2001-06-04T10:00');
    await userEvent.click(send);
    await expect(await canvas.findByText(t('feeds:form.when.problem.past'))).toBeVisible();
    await userEvent.clear(time);
    await userEvent.type(time, '2199-06-04T10:00');
    await userEvent.click(send);
    const publishAt = new Date('2199-06-04T10:00').toISOString();
    const sent = expect.objectContaining({ status: 'scheduled', publishAt });
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(sent));
  },
};

/** The time zone of the scheduled time has a name. */
export const ScheduledZone: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: t('feeds:form.when.scheduled') }));
    const parts = new Intl.DateTimeFormat(document.documentElement.lang, { timeZoneName: 'long' }).formatToParts();
    const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    await expect(zone).not.toBe('');
    await expect(await canvas.findByText(t('feeds:form.when.atHelp', { zone }))).toBeVisible();
  },
};

export const EditingScheduled: Story = {
  args: { initial: { ...scheduledFeed, publishAt: '2199-06-04T08:00:00.000Z' } },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('radio', { name: t('feeds:form.when.scheduled') })).toBeChecked();
    await expect(canvas.getByLabelText(t('feeds:form.when.at'))).not.toHaveValue('');
    await userEvent.click(canvas.getByRole('radio', { name: t('feeds:form.when.now') }));
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.publish') }));
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
