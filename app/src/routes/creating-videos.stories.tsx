import { t } from '@fanlight/components/testing';
import { make, mocks } from '@fanlight/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { deleteByMenu, id, performer, performerWith, visit } from './flow-sample.tsx';
import type { Visited } from './sample.tsx';

const meta = {
  title: 'Flows/Creating videos',
  tags: ['flow'],
  ...visit,
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

const created = fn();
const deleted = fn();
const listsVideos = mocks.videos.getListMyVideosMockHandler(() => ({
  data: { data: [make.getVideoMock({ _id: id, title: 'A tall vase', isOwn: true })], total: 1, isMore: false },
}));

export const CreatorVideos: Story = {
  name: 'Creator videos · /creator/videos',
  args: { path: '/creator/videos', as: 'performer' },
  parameters: performer,
};
/** The menu of a video opens the dialog that deletes it. */
export const CreatorVideoDelete: Story = {
  name: 'Creator video delete · /creator/videos',
  args: { path: '/creator/videos', as: 'performer' },
  parameters: performerWith(
    listsVideos,
    mocks.videos.getDeleteVideoMockHandler(({ params }) => {
      deleted(params.id);
      return { data: { success: true } };
    }),
  ),
  beforeEach: () => void deleted.mockClear(),
  async play() {
    await deleteByMenu({
      menu: t('studio:menu', { title: 'A tall vase' }),
      entry: t('studio:delete'),
      confirm: t('content:remove.confirm.video'),
    });
    await expect(deleted).toHaveBeenCalledWith(id);
  },
};
/** An uploaded video leads to the list. */
export const CreatorVideoNew: Story = {
  name: 'Creator video new · /creator/videos/new',
  args: { path: '/creator/videos/new', as: 'performer' },
  parameters: performerWith(
    listsVideos,
    mocks.videos.getUploadVideoMockHandler(async ({ request }) => {
      created(Object.fromEntries(await request.formData()));
      return { data: make.getVideoMock({ _id: id }) };
    }),
  ),
  beforeEach: () => void created.mockClear(),
  async play({ canvas }) {
    const title = await canvas.findByLabelText(t('studio:form.name'), undefined, { timeout: 10_000 });
    await userEvent.type(title, 'A tall vase');
    const picker = within(canvas.getByRole('group', { name: t('studio:form.video') }));
    const clip = new File(['clip'], 'vase.mp4', { type: 'video/mp4' });
    await userEvent.upload(picker.getByLabelText(t('files:choose')), clip);
    await userEvent.click(canvas.getByRole('button', { name: t('studio:form.publish.video') }));
    await waitFor(() => expect(created).toHaveBeenCalledWith(expect.objectContaining({ title: 'A tall vase' })));
    await expect(await canvas.findByRole('list', { name: t('studio:list.video') }, { timeout: 10_000 })).toBeVisible();
  },
};
export const CreatorVideoEdit: Story = {
  name: 'Creator video edit · /creator/videos/{id}',
  args: { path: `/creator/videos/${id}`, as: 'performer' },
  parameters: performer,
};
