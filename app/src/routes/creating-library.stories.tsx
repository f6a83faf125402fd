import { t } from '@fanlight/components/testing';
import { make, mocks } from '@fanlight/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { id, performer, performerWith, visit } from './flow-sample.tsx';
import type { Visited } from './sample.tsx';

const meta = {
  title: 'Flows/Creating library',
  tags: ['flow'],
  ...visit,
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

const timeout = { timeout: 10_000 };
const called = fn();

const file = make.getLibraryFileMock({
  ...{ _id: id, kind: 'photo', name: 'kiln.jpg', status: 'ready', reason: null, duration: null },
  ...{ uses: [], totalUses: 0, expiresAt: null },
});
const listsFile = mocks.files.getListLibraryFilesMockHandler(() => ({
  data: { data: [file], total: 1, isMore: false },
}));
const tile = () => ({
  name: t('library:tile', { kind: t('library:kind.photo'), name: file.name, state: t('library:unused') }),
});
const findDialog = async (name: string) => within(await within(document.body).findByRole('dialog', { name }, timeout));

export const CreatorLibrary: Story = {
  name: 'Creator library · /creator/library',
  args: { path: '/creator/library', as: 'performer' },
  parameters: performer,
};

/** An unused file is deleted from its details. */
export const CreatorLibraryDelete: Story = {
  name: 'Creator library delete · /creator/library',
  args: { path: '/creator/library', as: 'performer' },
  parameters: performerWith(
    listsFile,
    mocks.files.getDeleteLibraryFileMockHandler(({ params }) => {
      called(params.id);
      return { data: { success: true } };
    }),
  ),
  beforeEach: () => void called.mockClear(),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', tile(), timeout));
    const details = await findDialog('kiln.jpg');
    await userEvent.click(details.getByRole('button', { name: t('library:delete') }));
    const dialog = await findDialog(t('content:remove.title.file'));
    await userEvent.click(dialog.getByRole('button', { name: t('content:remove.confirm.file') }));
    await waitFor(() => expect(called).toHaveBeenCalledWith(id), timeout);
  },
};

/** A post gets a file of the media library without an upload. */
export const CreatorPostFromLibrary: Story = {
  name: 'Creator post from library · /creator/posts/new',
  args: { path: '/creator/posts/new', as: 'performer' },
  parameters: performerWith(
    listsFile,
    mocks.feeds.getCreateFeedMockHandler(async ({ request }) => {
      called(await request.json());
      return { data: make.getFeedMock({ _id: id, status: 'published', isOwn: true }) };
    }),
  ),
  beforeEach: () => void called.mockClear(),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('library:choose.open') }, timeout));
    const dialog = await findDialog(t('library:choose.title'));
    await userEvent.click(await dialog.findByRole('button', tile(), timeout));
    await userEvent.click(dialog.getByRole('button', { name: t('library:choose.add', { count: 1 }) }));
    const photo = t('feeds:form.file.photo', { number: 1 });
    await canvas.findByLabelText(t('feeds:form.describe', { file: photo }), {}, timeout);
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.publish') }));
    const files = [{ fileId: id, alt: '' }];
    await waitFor(() => expect(called).toHaveBeenCalledWith(expect.objectContaining({ files })), timeout);
  },
};
