import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { t, tPattern } from '../testing/index.ts';
import { FeedForm, type FeedFormProps } from './feed-form.tsx';
import { draftFeed, ownFeed, photo, photoFile, videoFeed } from './fixtures.ts';
import { choose, newPost, uploadsWith, writeAndSend } from './sample.tsx';

/**
 * Returns a `save` that fails on its first, third, fifth call and so on. It is not a mock function, because Storybook
 * resets mock functions.
 */
function failOddCalls(): NonNullable<FeedFormProps['save']> {
  let times = 0;
  return async () => {
    times += 1;
    return times % 2 === 0;
  };
}

const meta = {
  title: 'Components/Feeds/FeedFormDraft',
  ...newPost,
} satisfies Meta<typeof FeedForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Subscribers see the post, and other users can buy it (rules A1, M2). */
export const ForSubscribersWithPrice: Story = {
  async play({ canvas, args, step }) {
    await step('Choose the audience', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: t('content:audience.subscribers') }));
    });
    const price = canvas.getByRole('textbox', { name: tPattern('content:price.label') });
    await step('Enter a price that is too low', async () => {
      await userEvent.type(price, '0.5');
      await writeAndSend(canvas);
      await expect(await canvas.findByText(t('content:price.problem.range'))).toBeVisible();
      await expect(price).toHaveFocus();
      await expect(args.submit).not.toHaveBeenCalled();
    });
    await step('Correct the price and publish', async () => {
      await userEvent.clear(price);
      await userEvent.type(price, '8.50');
      await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.publish') }));
      const sent = expect.objectContaining({ audience: 'subscribers', price: 8.5 });
      await waitFor(() => expect(args.submit).toHaveBeenCalledWith(sent));
    });
  },
};

/** A public post cannot be sold, so selecting the public audience removes the price. */
export const PublicWithoutPrice: Story = {
  args: { initial: { ...ownFeed, audience: 'subscribers', price: 8 } },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('radio', { name: t('content:audience.public') }));
    await expect(canvas.queryByRole('textbox', { name: tPattern('content:price.label') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.save') }));
    const sent = expect.objectContaining({ audience: 'public', price: null });
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(sent));
  },
};

const kept = { text: 'Written without a connection', audience: 'followers', price: 4 } as const;

const clipFile = videoFeed.files[0] ?? photo(0);

/** The form shows the processing state of an uploaded video. */
export const WithVideo: Story = {
  args: {
    uploads: uploadsWith(async () => ({ ...clipFile, status: 'processing', url: null, thumbnails: [] })),
    processing: new Map([[clipFile._id, { _id: clipFile._id, status: 'processing', progress: 0.3, reason: null }]]),
  },
  async play({ canvas, args }) {
    const video = new File(['frames'], 'kiln.mp4', { type: 'video/mp4' });
    await userEvent.upload(await canvas.findByLabelText(t('files:choose')), video);
    await expect(await canvas.findByRole('progressbar', { name: t('feeds:form.processing.running') })).toBeVisible();
    await userEvent.type(
      await canvas.findByLabelText(t('feeds:form.describe', { file: t('feeds:form.file.video', { number: 1 }) })),
      'The kiln door opens',
    );
    await writeAndSend(canvas);
    const files = [{ fileId: clipFile._id, alt: 'The kiln door opens' }];
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ files })));
  },
};

/** The post has an uploaded thumbnail, and a public teaser clip (rule A2). */
export const WithTeaserAndThumbnail: Story = {
  args: { initial: { ...draftFeed, files: [photo(0)] } },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('radio', { name: t('content:audience.subscribers') }));
    const thumbnail = canvas.getByRole('group', { name: t('feeds:form.thumbnail.label') });
    await userEvent.upload(within(thumbnail).getByLabelText(t('files:choose')), await photoFile('small.png'));
    const teaser = canvas.getByRole('group', { name: t('feeds:form.teaser.label') });
    const clip = new File(['frames'], 'look.mp4', { type: 'video/mp4' });
    await userEvent.upload(within(teaser).getByLabelText(t('files:choose')), clip);
    await expect(
      await within(teaser).findByRole('button', { name: t('files:remove', { name: 'look.mp4' }) }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.saveDraft') }));
    const sent = expect.objectContaining({ thumbnailId: photo(3)._id, teaserId: photo(3)._id });
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(sent));
  },
};

/** The form saves the draft after a pause in typing, even if photos lack a description. */
export const DraftSaved: Story = {
  args: { save: fn<NonNullable<FeedFormProps['save']>>(async () => true), onUnsaved: fn() },
  async play({ canvas, args }) {
    await choose(canvas, 'vessel.png');
    await userEvent.type(canvas.getByLabelText(t('feeds:form.text')), 'Kiln opened');
    const text = expect.objectContaining({
      text: 'Kiln opened',
      status: 'draft',
      files: [{ fileId: photo(3)._id, alt: '' }],
    });
    await expect(args.onUnsaved).toHaveBeenLastCalledWith({ flush: expect.any(Function) });
    await waitFor(() => expect(args.save).toHaveBeenLastCalledWith(text));
    await expect(await canvas.findByText(t('feeds:form.draft.saved'))).toBeVisible();
    await waitFor(() => expect(args.onUnsaved).toHaveBeenLastCalledWith(null));
  },
};

/** The form shows that an autosave failed, with a button to retry. */
export const DraftNotSaved: Story = {
  args: {
    save: fn(failOddCalls()),
    onUnsaved: fn(),
  },
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText(t('feeds:form.text')), 'Kiln');
    await expect(await canvas.findByText(t('feeds:form.draft.failed'))).toBeVisible();
    await expect(args.onUnsaved).toHaveBeenLastCalledWith({ flush: expect.any(Function) });
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.retry') }));
    await expect(await canvas.findByText(t('feeds:form.draft.saved'))).toBeVisible();
  },
};

/** A save that failed is repeated when the connection is back. */
export const SavedWhenOnline: Story = {
  args: { save: fn(failOddCalls()) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(t('feeds:form.text')), 'Kiln');
    await expect(await canvas.findByText(t('feeds:form.draft.failed'))).toBeVisible();
    fireEvent(window, new Event('online'));
    await expect(await canvas.findByText(t('feeds:form.draft.saved'))).toBeVisible();
  },
};

/** Nothing is saved while the post is being published: a save would create a draft beside it. */
export const NotSavedWhilePublished: Story = {
  args: {
    save: fn<NonNullable<FeedFormProps['save']>>(async () => true),
    submit: fn<FeedFormProps['submit']>(() => new Promise(() => {})),
  },
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText(t('feeds:form.text')), 'Kiln');
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.publish') }));
    await waitFor(() => expect(args.submit).toHaveBeenCalled());
    // Longer than the delay after which the form saves.
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await expect(args.save).not.toHaveBeenCalled();
  },
};

/** Values that could not be saved before the page was closed are restored and saved. */
export const Restored: Story = {
  args: {
    restored: kept,
    save: fn<NonNullable<FeedFormProps['save']>>(async () => true),
  },
  async play({ canvas, args }) {
    const text = await canvas.findByLabelText(t('feeds:form.text'));
    await waitFor(() => expect(text).toHaveValue('Written without a connection'));
    await expect(canvas.getByText(t('feeds:form.draft.restored'))).toBeVisible();
    const restored = expect.objectContaining(args.restored ?? {});
    await waitFor(() => expect(args.save).toHaveBeenLastCalledWith(restored));
    await expect(await canvas.findByText(t('feeds:form.draft.saved'))).toBeVisible();
  },
};

/** Kept values that arrive after the performer began to write do not replace the text, so no notice says that they do. */
export const RestoredTooLate: Story = {
  render: function Render(args) {
    const [isRead, setRead] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setRead(true)}>
          Read
        </button>
        <FeedForm {...args} restored={isRead ? kept : undefined} />
      </>
    );
  },
  async play({ canvas }) {
    const text = await canvas.findByLabelText(t('feeds:form.text'));
    await userEvent.type(text, 'Kiln');
    await userEvent.click(canvas.getByRole('button', { name: 'Read' }));
    await expect(text).toHaveValue('Kiln');
    await expect(canvas.queryByText(t('feeds:form.draft.restored'))).toBeNull();
  },
};

/** Changes of a published post are not autosaved, so leaving the form requires a confirmation. */
export const PublishedNotAutosaved: Story = {
  args: { initial: { ...ownFeed, status: 'published' }, onUnsaved: fn() },
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText(t('feeds:form.text')), '!');
    await expect(args.onUnsaved).toHaveBeenLastCalledWith({ flush: expect.any(Function) });
    const { flush } = mocked(args.onUnsaved ?? fn()).mock.lastCall?.[0] ?? {};
    await expect(await flush?.()).toBe(false);
  },
};
