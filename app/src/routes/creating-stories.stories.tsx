import { t, tPattern } from '@fanlight/components/testing';
import { make, mocks } from '@fanlight/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { deleteByMenu, id, performer, performerWith, visit } from './flow-sample.tsx';
import type { Visited } from './sample.tsx';

const meta = {
  title: 'Flows/Creating stories',
  tags: ['flow'],
  ...visit,
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

const created = fn();
const deleted = fn();
const listsStories = mocks.stories.getListMyStoriesMockHandler(() => ({
  data: {
    data: [make.getStoryMock({ _id: id, text: 'New glaze day.', isOwn: true, expiresAt: '2100-01-01T00:00:00.000Z' })],
    total: 1,
    isMore: false,
  },
}));

export const CreatorStories: Story = {
  name: 'Creator stories · /creator/stories',
  args: { path: '/creator/stories', as: 'performer' },
  parameters: performer,
};
/** The menu of a story opens the dialog that deletes it. */
export const CreatorStoryDelete: Story = {
  name: 'Creator story delete · /creator/stories',
  args: { path: '/creator/stories', as: 'performer' },
  parameters: performerWith(
    listsStories,
    mocks.stories.getDeleteStoryMockHandler(({ params }) => {
      deleted(params.id);
      return { data: { success: true } };
    }),
  ),
  beforeEach: () => void deleted.mockClear(),
  async play() {
    await deleteByMenu({
      menu: t('myStories:menu', { title: 'New glaze day.' }),
      entry: t('myStories:delete'),
      confirm: t('content:remove.confirm.story'),
    });
    await expect(deleted).toHaveBeenCalledWith(id);
  },
};
/** The photo is uploaded first, and the story is then created with it. */
export const CreatorStoryNew: Story = {
  name: 'Creator story new · /creator/stories/new',
  args: { path: '/creator/stories/new', as: 'performer' },
  parameters: performerWith(
    listsStories,
    mocks.stories.getUploadStoryPhotoMockHandler(() => ({ data: make.getStoryFileMock({ _id: id }) })),
    mocks.stories.getCreateStoryMockHandler(async ({ request }) => {
      created(await request.json());
      return { data: make.getStoryMock({ _id: id }) };
    }),
  ),
  beforeEach: () => void created.mockClear(),
  async play({ canvas }) {
    const field = await canvas.findByLabelText(tPattern('myStories:form.text'), undefined, { timeout: 10_000 });
    await userEvent.type(field, 'New glaze day.');
    const picker = within(canvas.getByRole('group', { name: t('myStories:form.file') }));
    const photo = new File(['kiln'], 'kiln.png', { type: 'image/png' });
    await userEvent.upload(picker.getByLabelText(t('files:choose')), photo);
    await userEvent.click(canvas.getByRole('button', { name: t('myStories:form.publish') }));
    await waitFor(() =>
      expect(created).toHaveBeenCalledWith({ fileId: id, text: 'New glaze day.', alt: '', audience: 'public' }),
    );
    await expect(await canvas.findByRole('list', { name: t('myStories:list') }, { timeout: 10_000 })).toBeVisible();
  },
};
export const CreatorStoryEdit: Story = {
  name: 'Creator story edit · /creator/stories/{id}',
  args: { path: `/creator/stories/${id}`, as: 'performer' },
  parameters: performer,
};
