import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { t } from '../testing/index.ts';
import type { FeedForm, FeedFormProps } from './feed-form.tsx';
import { ownFeed, photo, photoFile } from './fixtures.ts';
import { choose, newPost, uploaded, uploadsWith, writeAndSend } from './sample.tsx';
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
  title: 'Components/Feeds/FeedFormFiles',
  ...newPost,
} satisfies Meta<typeof FeedForm>;

export default meta;
type Story = StoryObj<typeof meta>;
const uploadCalls = ({ uploads: { file } }: FeedFormProps) => mocked(file).mock.calls;

const threePhotos = { ...ownFeed, audience: 'followers' as const, files: [photo(0), photo(1), photo(2)] };
const handleOf = (number: number) => t('sorting:handle', { file: t('feeds:form.file.photo', { number }) });

/** The last photo is moved to the front with the keyboard. Each step is announced. */
export const SortedByKeyboard: Story = {
  args: { initial: threePhotos },
  async play({ canvas, args, step }) {
    const file = t('feeds:form.file.photo', { number: 3 });
    const announced = async (what: 'picked' | 'over' | 'dropped', position: number) =>
      expect(await canvas.findByText(t(`sorting:${what}`, { file, position, total: 3 }))).toBeInTheDocument();
    await step('Pick up the last photo', async () => {
      (await canvas.findByRole('button', { name: handleOf(3) })).focus();
      await userEvent.keyboard(' ');
      await announced('picked', 3);
    });
    await step('Move it to the front', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await announced('over', 2);
      await userEvent.keyboard('{ArrowUp}');
      await announced('over', 1);
    });
    await step('Drop it', async () => {
      await userEvent.keyboard(' ');
      await announced('dropped', 1);
    });
    await step('Save the post', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.save') }));
      const files = [photo(2), photo(0), photo(1)].map(({ _id, alt }) => ({ fileId: _id, alt }));
      await waitFor(() => expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ files })));
    });
  },
};

/** The first photo is dragged below the last one. */
export const SortedByDragging: Story = {
  args: { initial: threePhotos },
  async play({ canvas, args, step }) {
    const handle = await canvas.findByRole('button', { name: handleOf(1) });
    const last = canvas.getByRole('button', { name: handleOf(3) }).getBoundingClientRect();
    const first = handle.getBoundingClientRect();
    const at = (clientX: number, clientY: number) => ({ clientX, clientY, isPrimary: true, button: 0 });
    const x = first.x + first.width / 2;
    const file = t('feeds:form.file.photo', { number: 1 });
    await step('Pick up the first photo', async () => {
      fireEvent.pointerDown(handle, at(x, first.y + 10));
      fireEvent.pointerMove(document, at(x, first.y + 40));
      await canvas.findByText(t('sorting:picked', { file, position: 1, total: 3 }));
    });
    await step('Drop it on the last one', async () => {
      fireEvent.pointerMove(document, at(x, last.y + 20));
      await canvas.findByText(t('sorting:over', { file, position: 3, total: 3 }));
      fireEvent.pointerUp(document, at(x, last.y + 20));
      await canvas.findByText(t('sorting:dropped', { file, position: 3, total: 3 }));
    });
    await step('Save the order', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.save') }));
      const files = [photo(1), photo(2), photo(0)].map(({ _id, alt }) => ({ fileId: _id, alt }));
      await waitFor(() => expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ files })));
    });
  },
};

/** Photos of the media library are added without an upload. */
export const ChosenFromLibrary: Story = {
  args: {
    initial: { ...threePhotos, files: [photo(0)] },
    chooseFiles: fn<FeedFormProps['chooseFiles']>(async () => [photo(1)]),
  },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('library:choose.open') }));
    await expect(args.chooseFiles).toHaveBeenCalledWith({ maxFiles: 19, presentIds: [photo(0)._id] });
    const file = t('feeds:form.file.photo', { number: 2 });
    await canvas.findByLabelText(t('feeds:form.describe', { file }));
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.save') }));
    const files = [photo(0), photo(1)].map(({ _id, alt }) => ({ fileId: _id, alt }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ files })));
    await expect(uploadCalls(args)).toHaveLength(0);
  },
};

/** Two files are pasted while the performer writes, and two are dropped at once. */
export const PastedAndDropped: Story = {
  async play({ canvas, args }) {
    const transferOf = async (...names: string[]) => {
      const transfer = new DataTransfer();
      for (const name of names) transfer.items.add(await photoFile(name));
      return transfer;
    };
    const clipboardData = await transferOf('vessel.png', 'shelf.png');
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
    fireEvent(await canvas.findByLabelText(t('feeds:form.text')), paste);
    const dataTransfer = await transferOf('kiln.png', 'glaze.png');
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    fireEvent(within(canvas.getByRole('group', { name: t('feeds:form.files') })).getByText(t('files:drop')), drop);
    await waitFor(() => expect(uploadCalls(args)).toHaveLength(4));
    const file = t('feeds:form.file.photo', { number: 4 });
    await expect(await canvas.findByLabelText(t('feeds:form.describe', { file }))).toBeVisible();
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
    await userEvent.upload(await canvas.findByLabelText(t('files:choose')), words, { applyAccept: false });
    await expect(await canvas.findByText(t('files:wrongType', { count: 1 }))).toBeVisible();
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
    await expect(files.queryByLabelText(t('files:choose'))).not.toBeInTheDocument();
  },
};
