import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { failedVideo, ownVideo, processingVideo } from '../videos/fixtures.ts';
import { VideoItemFormScreen } from './video-item-form-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Performer/VideoFormScreen',
  tags: ['screen', 'performer'],
  component: VideoItemFormScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/creator/videos/new' },
  args: { kind: 'video', item: null, submit: fn(async () => ({ ok: true as const })), cancelHref: '/creator/videos' },
} satisfies Meta<typeof VideoItemFormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewVideo: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: t('studio:form.newTitle.video') })).toBeVisible();
    await expect(canvas.getByText(t('studio:form.videoHelp.video'))).toBeVisible();
  },
};

/** The preview is above the form. */
export const EditVideo: Story = {
  args: { item: ready(ownVideo) },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: t('studio:form.editTitle.video') }),
    ).toBeVisible();
    await expect(canvas.getByLabelText(t('studio:form.name'))).toHaveValue(ownVideo.title);
    await expect(canvas.getByText(t('studio:form.currentCaptions'))).toBeVisible();
  },
};

export const Processing: Story = {
  args: { item: ready(processingVideo), progress: 0.4 },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('videos:processing'))).toBeVisible();
  },
};

export const FailedFile: Story = {
  args: { item: ready(failedVideo) },
  async play({ canvas }) {
    await expect(await canvas.findByText(failedVideo.file.reason ?? '')).toBeVisible();
  },
};

export const Loading: Story = { args: { item: loading } };

export const Failed: Story = {
  args: { item: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};
