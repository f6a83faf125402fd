import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready } from '../primitives/index.ts';
import { t, tPattern } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { failedStory, ownStory, processingStory, videoStory } from './fixtures.ts';
import { StoryFormScreen } from './story-form-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Performer/StoryFormScreen',
  tags: ['screen', 'performer'],
  component: StoryFormScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/creator/stories/new' },
  args: { story: null, submit: fn(async () => ({ ok: true as const })), cancelHref: '/creator/stories' },
} satisfies Meta<typeof StoryFormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The limits of the file are visible before the upload. */
export const NewStory: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: t('myStories:form.newTitle') })).toBeVisible();
    await expect(canvas.getByText(t('myStories:form.fileHelp'))).toBeVisible();
    await expect(canvas.getByText(t('myStories:preview.empty'))).toBeVisible();
  },
};

/** The file of a published story cannot be changed. The preview shows it with the edited text. */
export const EditStory: Story = {
  args: { story: ready(ownStory) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: t('myStories:form.editTitle') })).toBeVisible();
    await expect(canvas.getByText(t('myStories:form.fixedText'))).toBeVisible();
    await expect(canvas.queryByLabelText(t('files:choose'))).toBeNull();
    const preview = within(canvas.getByRole('figure', { name: t('myStories:preview.label') }));
    await expect(preview.getByRole('img', { name: ownStory.alt })).toBeVisible();
    await userEvent.type(canvas.getByLabelText(tPattern('myStories:form.text')), ' Still.');
    await expect(preview.getByText(`${ownStory.text} Still.`)).toBeVisible();
  },
};

export const EditVideo: Story = { args: { story: ready({ ...videoStory, isOwn: true }) } };

export const Processing: Story = {
  args: { story: ready(processingStory) },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('stories:processing'))).toBeVisible();
  },
};

export const FailedFile: Story = {
  args: { story: ready(failedStory) },
  async play({ canvas }) {
    await expect(await canvas.findByText(failedStory.file.reason ?? '')).toBeVisible();
    await expect(canvas.getByText(t('myStories:form.failedText'))).toBeVisible();
  },
};

export const Loading: Story = { args: { story: loading } };

export const Failed: Story = {
  args: { story: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};
