import { t } from '@fanlight/components/testing';
import { handlers, make, mocks, operationState } from '@fanlight/mocks';
import { getSendMessageMutationKey } from '@fanlight/sdk/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, userEvent, waitFor } from 'storybook/test';
import { typingKey } from '../realtime/typing.ts';
import { asFan, id, visit } from './flow-sample.tsx';
import { queryClientOfStory, type Visited } from './sample.tsx';

const user = make.getUserSummaryMock({ name: 'Mara' });
const opened = mocks.conversations.getGetConversationMockHandler(() => ({
  data: make.getConversationMock({ _id: id, user, isRequest: false, isBlocked: false, canSend: true }),
}));
const withThread = (...own: (typeof handlers)[number][]) => ({
  ...visit.parameters,
  msw: { handlers: [...own, opened, asFan, ...handlers] },
});

const meta = {
  title: 'Flows/Messaging',
  tags: ['flow'],
  ...visit,
  args: { path: `/messages/${id}`, as: 'fan' },
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function write(canvas: Canvas, text: string) {
  const named = { name: t('messages:composer.label', { name: user.name }) };
  await userEvent.type(await canvas.findByRole('textbox', named, { timeout: 10_000 }), `${text}{Enter}`);
}

let answer: PromiseWithResolvers<void>;
let sentTexts: string[] = [];

/** Messages are sent one after another. Only without a connection do they wait for it. */
export const Queued: Story = {
  name: 'Thread, waiting messages · /messages/{id}',
  parameters: withThread(
    mocks.messages.getSendMessageMockHandler(async ({ request }) => {
      const { text, clientKey } = (await request.json()) as { text: string; clientKey: string };
      sentTexts.push(text);
      await answer.promise;
      return {
        data: make.getMessageMock({
          _id: `f${sentTexts.length}`.padEnd(24, '0'),
          conversationId: id,
          text,
          clientKey,
          isOwn: true,
        }),
      };
    }),
  ),
  beforeEach: () => {
    answer = Promise.withResolvers();
    sentTexts = [];
    return () => onlineManager.setOnline(true);
  },
  async play({ canvas }) {
    await write(canvas, 'First');
    await write(canvas, 'Second');
    await waitFor(() => expect(sentTexts).toEqual(['First']));
    await expect(await canvas.findAllByText(t('messages:state.sending'))).toHaveLength(2);
    await expect(canvas.queryByText(t('messages:state.waiting'))).toBeNull();
    onlineManager.setOnline(false);
    await expect(await canvas.findByText(t('messages:state.waiting'))).toBeVisible();
    onlineManager.setOnline(true);
    answer.resolve();
    await waitFor(() => expect(sentTexts).toEqual(['First', 'Second']));
    await waitFor(() => expect(canvas.queryByText(t('messages:state.sending'))).toBeNull());
    await expect(canvas.getByText('Second')).toBeVisible();
    // Confirmed messages are not kept in memory.
    await expect(queryClientOfStory().getMutationCache().findAll({ mutationKey: getSendMessageMutationKey() })).toEqual(
      [],
    );
  },
};

/** A message that the server refuses shows the reason, and stays in the thread. */
export const Refused: Story = {
  name: 'Thread, refused message · /messages/{id}',
  parameters: withThread(...operationState('sendMessage', 'FORBIDDEN')),
  async play({ canvas }) {
    await write(canvas, 'Hello');
    await expect(await canvas.findByText(t('errors:FORBIDDEN'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('retry') })).toBeVisible();
    await expect(canvas.getByText('Hello')).toBeVisible();
  },
};

/** The thread is opened again after the other participant has stopped typing. */
export const NoLongerTyping: Story = {
  name: 'Thread, no longer typing · /messages/{id}',
  parameters: withThread(),
  beforeEach: () => void queryClientOfStory().setQueryData(typingKey(id, user._id), Date.now() - 1),
  async play({ canvas }) {
    await canvas.findByRole('textbox', {}, { timeout: 10_000 });
    await expect(canvas.queryByText(t('messages:typing', { name: user.name }))).toBeNull();
  },
};
