import type { Message } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Box, failed, loading, ready, readyList } from '../primitives/index.ts';
import { failureText, inColumn, t, tPattern } from '../testing/index.ts';
import { ago } from '../testing/sample-times.ts';
import { conversation, manyMessages, mara, messages } from './fixtures.ts';
import { Thread, type ThreadProps } from './thread.tsx';

const retry = fn();
const { name } = mara;
const pending = { key: 'key-of-6', text: 'And the lid?', at: ago({}), state: 'sending' } as const;

function InPane(props: ThreadProps) {
  return (
    <Box h="600px">
      <Thread {...props} />
    </Box>
  );
}

const meta = {
  title: 'Components/Messages/Thread',
  component: Thread,
  render: (args) => <InPane {...args} />,
  parameters: inColumn,
  args: {
    conversation: ready(conversation),
    messages: readyList(messages),
    pending: [],
    openedAt: { lastSeenMessageId: conversation.lastSeenMessageId, totalNotSeenMessages: 0 },
    isTyping: false,
    blockedHref: '/user/account#blocked',
    onLoadOlder: fn(),
    onSend: fn(),
    onType: fn(),
    onRetry: fn(),
    onDiscard: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof Thread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Enter sends the message, and Shift+Enter starts a new line. */
export const Ready: Story = {
  async play({ canvas, args }) {
    const field = await canvas.findByRole('textbox', { name: t('messages:composer.label', { name }) });
    await userEvent.type(field, 'First{Shift>}{Enter}{/Shift}second');
    await expect(args.onType).toHaveBeenCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('First\nsecond');
    await expect(field).toHaveValue('');
    await expect(canvas.getByText(tPattern('messages:state.seen'))).toBeVisible();
  },
};
/** The Enter that ends the composition of an input method sends nothing. Safari marks it only by its code. */
export const Composing: Story = {
  async play({ canvas, args }) {
    const field = await canvas.findByRole('textbox', { name: t('messages:composer.label', { name }) });
    await userEvent.type(field, 'かま');
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue('かま');
  },
};
export const Loading: Story = { args: { conversation: loading, messages: loading } };
export const Failed: Story = {
  args: { messages: failed(retry) },
  async play({ canvas }) {
    retry.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
/** The conversation does not exist, or the viewer does not take part in it. */
export const Missing: Story = {
  args: { isMissing: true, conversation: loading },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: t('messages:missing.action') })).toBeVisible();
  },
};
export const Empty: Story = { args: { messages: readyList<Message>([]) } };
export const Unread: Story = {
  args: { openedAt: { lastSeenMessageId: messages[1]?._id ?? null, totalNotSeenMessages: 1 } },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('messages:unreadLine'))).toBeVisible();
  },
};
export const Typing: Story = {
  args: { isTyping: true },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('messages:typing', { name }))).toBeVisible();
  },
};
export const Sending: Story = {
  args: { pending: [pending] },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('messages:state.sending'))).toBeVisible();
  },
};
/** While the device is offline, messages wait. */
export const Waiting: Story = {
  args: { pending: [{ ...pending, state: 'waiting' }] },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('messages:state.waiting'))).toBeVisible();
  },
};
export const SendFailed: Story = {
  args: { pending: [{ ...pending, state: 'failed' }] },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors.tryAgainLater'));
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledWith({ ...pending, state: 'failed' });
    await userEvent.click(canvas.getByRole('button', { name: t('messages:discard') }));
    await expect(args.onDiscard).toHaveBeenCalledWith({ ...pending, state: 'failed' });
  },
};
/** The server refuses the message, and the thread shows the reason. */
export const SendRefused: Story = {
  // The language is known only when the story is rendered.
  render: (args) => (
    <Thread {...args} pending={[{ ...pending, state: 'failed', error: failureText('RATE_LIMITED') }]} />
  ),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('RATE_LIMITED'));
    await expect(canvas.getByRole('button', { name: t('retry') })).toBeVisible();
  },
};
/** While the viewer types and deletes, `onType` reports it at most every three seconds. */
export const TypingAgain: Story = {
  async play({ canvas, args }) {
    const field = await canvas.findByRole('textbox', { name: t('messages:composer.label', { name }) });
    for (const text of ['a', 'b', 'c']) {
      await userEvent.type(field, text);
      await userEvent.clear(field);
    }
    await userEvent.type(field, 'd{Enter}e');
    await expect(args.onType).toHaveBeenNthCalledWith(1, true);
    await expect(args.onType).toHaveBeenNthCalledWith(2, false);
    await expect(args.onType).toHaveBeenCalledTimes(2);
    // The text that follows the message is reported when the three seconds are over.
    await waitFor(() => expect(args.onType).toHaveBeenNthCalledWith(3, true), { timeout: 5000 });
  },
};
export const Deleting: Story = {
  async play({ canvas, args }) {
    const [, latest] = await canvas.findAllByRole('button', { name: t('messages:more') });
    await userEvent.click(latest as HTMLElement);
    const page = within(document.body);
    await userEvent.click(await page.findByRole('menuitem', { name: t('messages:delete.action') }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('messages:delete.action') }));
    await expect(args.onDelete).toHaveBeenCalledWith(messages[1]?._id);
  },
};
export const Blocked: Story = {
  args: { conversation: ready({ ...conversation, isBlocked: true, canSend: false }) },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('messages:closed.blocked', { name }))).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
/** The other participant has blocked the viewer, or their account was deleted. */
export const Refused: Story = {
  args: { conversation: ready({ ...conversation, canSend: false }) },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('messages:closed.refused', { name }))).toBeVisible();
  },
};
export const LoadingOlder: Story = { args: { messages: readyList(manyMessages, 'loading') } };
export const OlderFailed: Story = {
  args: { messages: readyList(messages, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadOlder).toHaveBeenCalledOnce();
  },
};

const renders = fn();

/** Returns a message whose text is read each time its line is rendered. */
const withRenders = (message: Message): Message =>
  Object.defineProperty({ ...message }, 'text', {
    get() {
      renders(message._id);
      return message.text;
    },
  });
const counted = messages.map(withRenders);

function Receiving(props: ThreadProps) {
  const [items, setItems] = useState(counted);
  const [latest] = messages;
  const receive = () => latest && setItems([withRenders({ ...latest, _id: `${latest._id}f` }), ...counted]);
  return (
    <>
      <button type="button" onClick={receive}>
        New
      </button>
      <InPane {...props} messages={readyList(items)} pending={[...props.pending]} />
    </>
  );
}

/** A new message does not render the other lines again. */
export const LinesStay: Story = {
  render: (args) => <Receiving {...args} />,
  async play({ canvas }) {
    await canvas.findByText(messages[0]?.text ?? '');
    renders.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await waitFor(() => expect(canvas.getAllByText(messages[0]?.text ?? '')).toHaveLength(2));
    await expect([...new Set(renders.mock.calls.flat())]).toEqual([`${messages[0]?._id}f`]);
  },
};

const first: readonly Message[] = manyMessages.slice(0, 15);

/** Adds older messages above those that are shown, and a new one below. */
function Growing(props: ThreadProps) {
  const [items, setItems] = useState(first);
  const receive = () => {
    const [latest] = items;
    if (latest)
      setItems([
        { ...latest, _id: `${latest._id}f`, isOwn: false, clientKey: null, text: 'And another one.' },
        ...items,
      ]);
  };
  return (
    <>
      <button type="button" onClick={() => setItems(manyMessages)}>
        Older
      </button>
      <button type="button" onClick={receive}>
        New
      </button>
      <InPane {...props} messages={readyList(items)} />
    </>
  );
}

/** Neither older messages above the view nor a new one below it move what the viewer reads. */
export const ViewStays: Story = {
  render: (args) => <Growing {...args} />,
  async play({ canvas }) {
    const log = await canvas.findByRole('log');
    log.scrollTop = -300;
    const line = canvas.getByText(manyMessages[7]?.text ?? '');
    const before = line.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await waitFor(() => expect(canvas.getByText(manyMessages[29]?.text ?? '')).toBeInTheDocument());
    await expect(Math.abs(line.getBoundingClientRect().top - before)).toBeLessThanOrEqual(1);
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await waitFor(() => expect(canvas.getByText('And another one.')).toBeInTheDocument());
    await expect(Math.abs(line.getBoundingClientRect().top - before)).toBeLessThanOrEqual(1);
    await userEvent.click(await canvas.findByRole('button', { name: t('messages:latest') }));
    await waitFor(() => expect(log.scrollTop).toBe(0));
  },
};
