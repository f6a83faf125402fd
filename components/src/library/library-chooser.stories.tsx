import type { LibraryFile } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failed, loading, readyList } from '../primitives/index.ts';
import { t, tPattern } from '../testing/index.ts';
import { libraryFiles, newAudio, processingVideo, releasedVideo, usedPhoto } from './fixtures.ts';
import { LibraryChooser } from './library-chooser.tsx';
import { wholeLibrary } from './library-filter.ts';

const retry = fn();

const meta = {
  title: 'Components/Library/LibraryChooser',
  component: LibraryChooser,
  args: {
    files: readyList(libraryFiles),
    filter: wholeLibrary,
    onFilterChange: fn(),
    onLoadMore: fn(),
    maxFiles: 20,
    presentIds: [],
    onChoose: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof LibraryChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () =>
  within(await within(document.body).findByRole('dialog', { name: t('library:choose.title') }));

type Dialog = Awaited<ReturnType<typeof findDialog>>;

const tileOf = (dialog: Dialog, { name }: LibraryFile) =>
  dialog.findByRole('button', { name: new RegExp(name.replace('.', '\\.')) });

const add = (dialog: Dialog, count: number) => dialog.getByRole('button', { name: t('library:choose.add', { count }) });

/** Several files are chosen in their order; a second press takes one back. */
export const Choosing: Story = {
  async play({ args }) {
    const dialog = await findDialog();
    await expect(add(dialog, 0)).toBeDisabled();
    for (const file of [newAudio, usedPhoto, releasedVideo]) await userEvent.click(await tileOf(dialog, file));
    await userEvent.click(await tileOf(dialog, newAudio));
    await expect(await tileOf(dialog, usedPhoto)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(add(dialog, 2));
    await expect(args.onChoose).toHaveBeenCalledWith([usedPhoto, releasedVideo]);
  },
};

/** Files that are not ready, or already in the item, cannot be chosen. */
export const NotUsable: Story = {
  args: { presentIds: [usedPhoto._id] },
  async play() {
    const dialog = await findDialog();
    for (const file of [usedPhoto, processingVideo]) await expect(await tileOf(dialog, file)).toBeDisabled();
    for (const file of [newAudio, releasedVideo]) await expect(await tileOf(dialog, file)).toBeEnabled();
  },
};

/** Of a single file, the last choice counts. */
export const OneFile: Story = {
  args: { maxFiles: 1 },
  async play({ args }) {
    const dialog = await findDialog();
    await userEvent.click(await tileOf(dialog, newAudio));
    await userEvent.click(await tileOf(dialog, usedPhoto));
    await userEvent.click(add(dialog, 1));
    await expect(args.onChoose).toHaveBeenCalledWith([usedPhoto]);
  },
};

/** No more files fit. */
export const Full: Story = {
  args: { maxFiles: 2 },
  async play() {
    const dialog = await findDialog();
    for (const file of [newAudio, usedPhoto]) await userEvent.click(await tileOf(dialog, file));
    await expect(dialog.getByText(t('library:choose.full', { count: 2 }))).toBeVisible();
    await expect(await tileOf(dialog, releasedVideo)).toBeDisabled();
  },
};

export const NoMatch: Story = {
  args: { filter: { ...wholeLibrary, query: 'porcelain' }, files: readyList<LibraryFile>([]) },
  async play({ args }) {
    const dialog = await findDialog();
    await expect(dialog.getByText(t('library:noMatch'))).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: t('library:filter.all') }));
    await userEvent.click(dialog.getByRole('button', { name: t('library:choose.cancel') }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { files: readyList<LibraryFile>([]) } };
export const Loading: Story = { args: { files: loading } };

export const Failed: Story = {
  args: { files: failed(retry) },
  async play() {
    await userEvent.click(await (await findDialog()).findByRole('button', { name: tPattern('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};
