import { t } from '@fanlight/components/testing';
import { make, mocks, operationState } from '@fanlight/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { deleteByMenu, id, performer, performerWith, visit } from './flow-sample.tsx';
import type { Visited } from './sample.tsx';

const meta = {
  title: 'Flows/Creating Reels',
  tags: ['flow'],
  ...visit,
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

const timeout = { timeout: 10_000 };
const created = fn();
const deleted = fn();
const listsReels = mocks.reels.getListMyReelsMockHandler(() => ({
  data: { data: [make.getReelMock({ _id: id, text: 'Forty seconds', isOwn: true })], total: 1, isMore: false },
}));

export const CreatorReels: Story = {
  name: 'Creator reels · /creator/reels',
  args: { path: '/creator/reels', as: 'performer' },
  parameters: performer,
};
/** The menu of a reel opens the dialog that deletes it. */
export const CreatorReelDelete: Story = {
  name: 'Creator reel delete · /creator/reels',
  args: { path: '/creator/reels', as: 'performer' },
  parameters: performerWith(
    listsReels,
    mocks.reels.getDeleteReelMockHandler(({ params }) => {
      deleted(params.id);
      return { data: { success: true } };
    }),
  ),
  beforeEach: () => void deleted.mockClear(),
  async play() {
    await deleteByMenu({
      menu: t('studio:menu', { title: 'Forty seconds' }),
      entry: t('studio:delete'),
      confirm: t('content:remove.confirm.reel'),
    });
    await expect(deleted).toHaveBeenCalledWith(id);
  },
};
/** An uploaded reel leads to the list. */
export const CreatorReelNew: Story = {
  name: 'Creator reel new · /creator/reels/new',
  args: { path: '/creator/reels/new', as: 'performer' },
  parameters: performerWith(
    listsReels,
    mocks.reels.getUploadReelMockHandler(async ({ request }) => {
      created(Object.fromEntries(await request.formData()));
      return { data: make.getReelMock({ _id: id }) };
    }),
  ),
  beforeEach: () => void created.mockClear(),
  async play({ canvas }) {
    const picker = within(await canvas.findByRole('group', { name: t('studio:form.video') }, timeout));
    const clip = new File(['clip'], 'vase.mp4', { type: 'video/mp4' });
    await userEvent.upload(picker.getByLabelText(t('files:choose')), clip);
    await userEvent.type(canvas.getByRole('textbox'), 'Forty seconds');
    await userEvent.click(canvas.getByRole('button', { name: t('studio:form.publish.reel') }));
    await expect(await canvas.findByRole('list', { name: t('studio:list.reel') }, timeout)).toBeVisible();
    await expect(created).toHaveBeenCalledWith({
      ...{ text: 'Forty seconds', audience: 'public', video: expect.any(File) },
    });
  },
};
export const CreatorReelEdit: Story = {
  name: 'Creator reel edit · /creator/reels/{id}',
  args: { path: `/creator/reels/${id}`, as: 'performer' },
  parameters: performer,
};
/** A reel of another performer. */
export const CreatorReelForeign: Story = {
  name: 'Creator reel of another performer · /creator/reels/{id}',
  args: { path: `/creator/reels/${id}`, as: 'performer' },
  parameters: performerWith(...operationState('viewMyReel', 'FORBIDDEN')),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: t('notFound.title') }, timeout);
  },
};
