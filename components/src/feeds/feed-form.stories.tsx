import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { failure, failureText, fieldFailure, shows, t } from '../testing/index.ts';
import type { FeedForm, FeedFormProps } from './feed-form.tsx';
import { feed, ownFeed, photo } from './fixtures.ts';
import { choose, newPost, writeAndSend } from './sample.tsx';

const meta = {
  title: 'Components/Feeds/FeedForm',
  ...newPost,
} satisfies Meta<typeof FeedForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('link', { name: t('feeds:form.cancel') })).toHaveAttribute(
      'href',
      args.cancelHref,
    );
    await expect(canvas.getByRole('radio', { name: t('content:audience.public') })).toBeChecked();
  },
};

export const Editing: Story = {
  args: { initial: { ...ownFeed, audience: 'followers', files: [photo(0), photo(1)] } },
  async play({ canvas, args }) {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: t('feeds:form.up', { file: t('feeds:form.file.photo', { number: 2 }) }),
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.save') }));
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({
        text: feed.text,
        audience: 'followers',
        price: null,
        files: [photo(1), photo(0)].map(({ _id, alt }) => ({ fileId: _id, alt })),
      }),
    );
  },
};

/** The audience of an existing post can be changed (rule A1). */
export const EditingForSubscribers: Story = {
  args: { initial: { ...ownFeed, audience: 'subscribers' } },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('radio', { name: t('content:audience.subscribers') })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: t('content:audience.followers') }));
    await userEvent.click(canvas.getByRole('radio', { name: t('content:audience.subscribers') }));
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.save') }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ audience: 'subscribers' })));
  },
};

export const Saved: Story = {
  async play({ canvas, args }) {
    await choose(canvas, 'vessel.png');
    await userEvent.type(
      await canvas.findByLabelText(t('feeds:form.describe', { file: t('feeds:form.file.photo', { number: 1 }) })),
      ' Ash glaze on a shoulder ',
    );
    await userEvent.click(canvas.getByRole('radio', { name: t('content:audience.followers') }));
    await writeAndSend(canvas);
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({
        text: 'Kiln opened at dawn.',
        audience: 'followers',
        price: null,
        files: [{ fileId: photo(3)._id, alt: 'Ash glaze on a shoulder' }],
        status: 'published',
      }),
    );
  },
};

export const Nothing: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('feeds:form.publish') }));
    await expect(await canvas.findByText(t('feeds:form.empty'))).toBeVisible();
    await expect(canvas.getByLabelText(t('feeds:form.text'))).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { submit: fn<FeedFormProps['submit']>(() => new Promise(() => {})) },
  async play({ canvas, args }) {
    await writeAndSend(canvas);
    const publish = canvas.getByRole('button', { name: t('feeds:form.publish') });
    await waitFor(() => expect(publish).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(publish);
    await expect(args.submit).toHaveBeenCalledTimes(1);
  },
};

export const FieldErrors: Story = {
  parameters: { shows: shows('createFeed', 'VALIDATION_FAILED') },
  args: {
    submit: fn<FeedFormProps['submit']>(async () => ({
      fieldErrors: {
        ...fieldFailure('text', 'TOO_LONG', { max: 4000 }).fieldErrors,
        ...fieldFailure('files', 'FILE_MISSING').fieldErrors,
      },
    })),
  },
  async play({ canvas }) {
    await writeAndSend(canvas);
    await expect(await canvas.findByText(t('errors:TOO_LONG', { max: 4000, count: 4000 }))).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('errors:FILE_MISSING'));
    await expect(canvas.getByLabelText(t('feeds:form.text'))).toHaveFocus();
  },
};

/** If the request fails, the form keeps its input. */
export const ServerError: Story = {
  parameters: { shows: shows('createFeed', 'failed') },
  args: {
    submit: fn<FeedFormProps['submit']>(async () => failure('INTERNAL')),
  },
  async play({ canvas }) {
    await writeAndSend(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('INTERNAL'));
    await expect(canvas.getByLabelText(t('feeds:form.text'))).toHaveValue('Kiln opened at dawn.');
  },
};
