import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready } from '../primitives/index.ts';
import { failedReel, ownReel, processingReel } from '../reels/fixtures.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { VideoItemFormScreen } from './video-item-form-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Performer/ReelFormScreen',
  tags: ['screen', 'performer'],
  component: VideoItemFormScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/creator/reels/new' },
  args: { kind: 'reel', item: null, submit: fn(async () => ({ ok: true as const })), cancelHref: '/creator/reels' },
} satisfies Meta<typeof VideoItemFormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A reel has neither a title, a teaser nor a price. */
export const NewReel: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: t('studio:form.newTitle.reel') })).toBeVisible();
    await expect(canvas.getByText(t('studio:form.videoHelp.reel'))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: t('content:audience.subscribers') }));
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(canvas.queryByRole('group', { name: t('studio:form.teaser') })).toBeNull();
  },
};

/** The preview is above the form. */
export const EditReel: Story = {
  args: { item: ready(ownReel) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: t('studio:form.editTitle.reel') })).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue(ownReel.text);
    await expect(canvas.getByText(t('studio:form.currentCaptions'))).toBeVisible();
  },
};

export const Processing: Story = {
  args: { item: ready(processingReel) },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('videos:processing'))).toBeVisible();
  },
};

export const FailedFile: Story = {
  args: { item: ready(failedReel) },
  async play({ canvas }) {
    await expect(await canvas.findByText(failedReel.file.reason ?? '')).toBeVisible();
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
