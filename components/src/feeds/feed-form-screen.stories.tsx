import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { failed, loading, ready } from '../primitives/index.ts';
import { inColumn, t } from '../testing/index.ts';
import { FeedFormScreen } from './feed-form-screen.tsx';
import { mara, ownFeed, photo } from './fixtures.ts';

const retry = fn();

const meta = {
  title: 'Screens/Performer/FeedFormScreen',
  tags: ['screen', 'performer'],
  component: FeedFormScreen,
  parameters: inColumn,
  args: {
    feed: null,
    submit: fn(async () => ({ ok: true as const })),
    uploads: {
      file: fn(async () => photo(3)),
      thumbnail: fn(async () => photo(3)),
      teaser: fn(async () => photo(3)),
    },
    cancelHref: '/creator/posts',
    chooseFiles: fn(async () => []),
    author: mara,
    subscriptionPrice: 9.95,
  },
} satisfies Meta<typeof FeedFormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewPost: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: t('feeds:form.newTitle') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('back') })).toHaveAttribute('href', '/creator/posts');
  },
};

/** Above a new post, the screen offers to continue the latest draft. */
export const DraftOffered: Story = {
  args: { draftOffer: { text: 'What I wish I had known about cone 10.', href: '/creator/posts/0193' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('What I wish I had known about cone 10.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('feeds:form.draft.continue') })).toHaveAttribute(
      'href',
      '/creator/posts/0193',
    );
  },
};

export const EditPost: Story = {
  args: { feed: ready(ownFeed) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: t('feeds:form.editTitle') })).toBeVisible();
    await expect(canvas.getByLabelText(t('feeds:form.text'))).toHaveValue(ownFeed.text);
    await expect(
      await canvas.findByLabelText(t('feeds:form.describe', { file: t('feeds:form.file.photo', { number: 1 }) })),
    ).toHaveValue(ownFeed.files[0]?.alt);
  },
};

export const Loading: Story = { args: { feed: loading } };

export const Failed: Story = {
  args: { feed: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};
