import type { LibraryFile } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { t, tPattern } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { libraryFiles, newAudio, usedPhoto } from './fixtures.ts';
import { wholeLibrary } from './library-filter.ts';
import { LibraryScreen } from './library-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Performer/LibraryScreen',
  tags: ['screen', 'performer'],
  component: LibraryScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/creator/library' },
  args: {
    files: readyList(libraryFiles),
    filter: wholeLibrary,
    onFilterChange: fn(),
    onOpen: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof LibraryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each file opens its details. Its name says what it is, and whether it is used, processed or has failed. */
export const Ready: Story = {
  async play({ canvas, args }) {
    const used = t('library:usedBy', { count: usedPhoto.totalUses });
    const tile = { kind: t('library:kind.photo'), name: usedPhoto.name, state: used };
    await userEvent.click(await canvas.findByRole('button', { name: t('library:tile', tile) }));
    await expect(args.onOpen).toHaveBeenCalledWith(usedPhoto);
    for (const state of ['processing', 'failed'] as const)
      await expect(canvas.getByRole('button', { name: tPattern(`content:file.${state}`) })).toBeVisible();
  },
};

export const Filtering: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('radio', { name: t('library:filter.kinds.audio') }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...wholeLibrary, kind: 'audio' });
    await userEvent.selectOptions(canvas.getByLabelText(t('library:filter.use')), 'unused');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...wholeLibrary, use: 'unused' });
    fireEvent.change(canvas.getByLabelText(t('library:filter.from')), { target: { value: '2026-05-01' } });
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...wholeLibrary, from: '2026-05-01' });
  },
};

export const NoMatch: Story = {
  args: { filter: { ...wholeLibrary, query: 'porcelain' }, files: readyList<LibraryFile>([]) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('library:showAll') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith(wholeLibrary);
  },
};

export const Empty: Story = {
  args: { files: readyList<LibraryFile>([]) },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: t('library:newPost') });
    await expect(link).toHaveAttribute('href', '/creator/posts/new');
  },
};

export const Loading: Story = { args: { files: loading } };

export const Failed: Story = {
  args: { files: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = { args: { files: ready({ items: [newAudio], more: 'end' }, { retry: fn() }) } };
export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { files: readyList(libraryFiles, 'loading') } };

export const LoadMoreFailed: Story = {
  args: { files: readyList(libraryFiles, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
