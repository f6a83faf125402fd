import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { t } from '../testing/index.ts';
import type { FeedForm } from './feed-form.tsx';
import { draftFeed, ownFeed, poll } from './fixtures.ts';
import { newPost, writeAndSend } from './sample.tsx';

const meta = {
  title: 'Components/Feeds/FeedFormPoll',
  ...newPost,
} satisfies Meta<typeof FeedForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A post can consist of a poll only. */
export const WithPoll: Story = {
  async play({ canvas, args, step }) {
    await step('Add a poll to the post', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: t('feeds:form.poll.add') }));
      const question = await canvas.findByLabelText(t('feeds:form.poll.question'));
      await waitFor(() => expect(question).toHaveFocus());
    });
    await step('Write the question and the answers', async () => {
      await userEvent.type(canvas.getByLabelText(t('feeds:form.poll.question')), 'Which glaze next?');
      await userEvent.type(canvas.getByLabelText(t('feeds:form.poll.answer', { number: 1 })), 'River green');
      await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.poll.addAnswer') }));
      await userEvent.type(canvas.getByLabelText(t('feeds:form.poll.answer', { number: 3 })), ' Ash white ');
      await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.poll.removeAnswer', { number: 2 }) }));
    });
    await step('Choose the duration', async () => {
      await userEvent.selectOptions(
        canvas.getByLabelText(t('feeds:form.poll.lasts')),
        t('feeds:form.poll.days', { count: 3 }),
      );
    });
    await step('Publish the post', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.publish') }));
      await waitFor(() =>
        expect(args.submit).toHaveBeenCalledWith({
          text: '',
          audience: 'public',
          price: null,
          files: [],
          poll: { question: 'Which glaze next?', options: ['River green', 'Ash white'], days: 3 },
          status: 'published',
        }),
      );
    });
  },
};

/** Each invalid field shows an error, and the first invalid field takes the focus. */
export const PollNotFinished: Story = {
  async play({ canvas, args, step }) {
    await step('Write two equal answers', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: t('feeds:form.poll.add') }));
      await userEvent.type(await canvas.findByLabelText(t('feeds:form.poll.question')), 'Which glaze next?');
      await userEvent.type(canvas.getByLabelText(t('feeds:form.poll.answer', { number: 1 })), 'River green');
      await userEvent.type(canvas.getByLabelText(t('feeds:form.poll.answer', { number: 2 })), 'river green ');
    });
    await step('Try to publish', async () => {
      await writeAndSend(canvas);
      await expect(await canvas.findByText(t('feeds:form.poll.answerProblem.double'))).toBeVisible();
      await expect(canvas.getByLabelText(t('feeds:form.poll.answer', { number: 2 }))).toHaveFocus();
    });
    await step('Empty the fields', async () => {
      await userEvent.clear(canvas.getByLabelText(t('feeds:form.poll.question')));
      await userEvent.clear(canvas.getByLabelText(t('feeds:form.poll.answer', { number: 2 })));
      await expect(canvas.getByText(t('feeds:form.poll.questionMissing'))).toBeVisible();
      await expect(canvas.getByText(t('feeds:form.poll.answerProblem.missing'))).toBeVisible();
      await expect(args.submit).not.toHaveBeenCalled();
    });
  },
};

/** The poll can be replaced until the first vote. */
export const PollOfDraft: Story = {
  args: { initial: { ...draftFeed, poll } },
  async play({ canvas, args }) {
    await expect(await canvas.findByText(poll.question)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.poll.remove') }));
    await expect(canvas.getByRole('button', { name: t('feeds:form.poll.add') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.saveDraft') }));
    const sent = expect.objectContaining({ poll: null, status: 'draft' });
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(sent));
  },
};

/** The poll of a published post cannot be changed, and the post cannot be unpublished. */
export const PollOfPublished: Story = {
  args: { initial: { ...ownFeed, poll, status: 'published' } },
  async play({ canvas, args }) {
    await expect(await canvas.findByText(t('feeds:form.poll.fixed'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('feeds:form.poll.remove') })).toBeNull();
    await expect(canvas.queryByRole('radio', { name: t('feeds:form.when.draft') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.save') }));
    await waitFor(() => expect(args.submit).toHaveBeenCalled());
    await expect(args.submit.mock.calls[0]?.[0]).not.toHaveProperty('poll');
    await expect(args.submit.mock.calls[0]?.[0]).not.toHaveProperty('status');
  },
};

export const PhoneInSpanish: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'es-ES' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Añadir una encuesta' }));
    await canvas.findByLabelText('Pregunta');
    await userEvent.click(canvas.getByRole('radio', { name: 'A una hora' }));
  },
};
