import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fieldFailure, shows, t } from '../testing/index.ts';
import type { FeedForm, FeedFormProps } from './feed-form.tsx';
import { draftFeed, expiredFeed, expiringFeed } from './fixtures.ts';
import { newPost, writeAndSend } from './sample.tsx';

const meta = {
  title: 'Components/Feeds/FeedFormExpiry',
  ...newPost,
} satisfies Meta<typeof FeedForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = '2199-06-05T10:00';
const sentAt = new Date(at).toISOString();

/** The time is required, in the future, and after the publication. */
export const Expiring: Story = {
  async play({ canvas, args, step }) {
    await step('Publish without a time', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: t('feeds:form.expiry.at') }));
      await writeAndSend(canvas);
      await expect(await canvas.findByText(t('feeds:form.expiry.problem.missing'))).toBeVisible();
    });
    const time = canvas.getByLabelText(t('feeds:form.expiry.time'));
    await expect(time).toHaveFocus();
    await step('Enter a time in the past', async () => {
      await userEvent.type(time, '2001-06-04T10:00');
      await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.publish') }));
      await expect(await canvas.findByText(t('feeds:form.expiry.problem.past'))).toBeVisible();
    });
    await step('Enter a time before the publication', async () => {
      await userEvent.clear(time);
      await userEvent.type(time, at);
      await userEvent.click(canvas.getByRole('radio', { name: t('feeds:form.when.scheduled') }));
      await userEvent.type(canvas.getByLabelText(t('feeds:form.when.at')), at);
      await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.schedule') }));
      await expect(await canvas.findByText(t('feeds:form.expiry.problem.early'))).toBeVisible();
    });
    await step('Publish the post at once', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: t('feeds:form.when.now') }));
      await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.publish') }));
      await waitFor(() => expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ expiresAt: sentAt })));
    });
  },
};

/** A post that no longer expires. */
export const Removed: Story = {
  args: { initial: expiringFeed },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('radio', { name: t('feeds:form.expiry.at') })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: t('feeds:form.expiry.never') }));
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.save') }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ expiresAt: null })));
  },
};

/** The text of an expired post can be changed without a new time. */
export const Expired: Story = {
  args: { initial: expiredFeed },
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText(t('feeds:form.text')), ' It was full.');
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.save') }));
    await waitFor(() => expect(args.submit).toHaveBeenCalled());
    await expect(args.submit.mock.calls[0]?.[0]).not.toHaveProperty('expiresAt');
    await expect(args.submit.mock.calls[0]?.[0]).not.toHaveProperty('status');
  },
};

/** A draft is saved with its time as soon as the time is valid. */
export const Autosaved: Story = {
  args: { initial: draftFeed, save: fn<NonNullable<FeedFormProps['save']>>(async () => true) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('radio', { name: t('feeds:form.expiry.at') }));
    await userEvent.type(canvas.getByLabelText(t('feeds:form.expiry.time')), at);
    await waitFor(() => expect(args.save).toHaveBeenCalledWith(expect.objectContaining({ expiresAt: sentAt })), {
      timeout: 3000,
    });
  },
};

/** The server refuses the time. */
export const Refused: Story = {
  parameters: { shows: shows('createFeed', 'VALIDATION_FAILED') },
  args: { submit: fn<FeedFormProps['submit']>(async () => fieldFailure('expiresAt', 'NOT_IN_FUTURE')) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: t('feeds:form.expiry.at') }));
    await userEvent.type(canvas.getByLabelText(t('feeds:form.expiry.time')), at);
    await writeAndSend(canvas);
    await expect(await canvas.findByLabelText(t('feeds:form.expiry.time'))).toHaveAttribute('aria-invalid', 'true');
  },
};
