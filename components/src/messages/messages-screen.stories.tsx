import type { Conversation, ConversationRequest } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { paths } from '../paths/index.ts';
import { failed, loading, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { t, tPattern } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { conversation, conversations, mara, messages, requests } from './fixtures.ts';
import { MessagesScreen } from './messages-screen.tsx';
import { Thread } from './thread.tsx';

const retry = fn();

const thread = (
  <Thread
    conversation={{ state: 'ready', value: conversation }}
    messages={readyList(messages)}
    pending={[]}
    openedAt={{ lastSeenMessageId: conversation.lastSeenMessageId, totalNotSeenMessages: 0 }}
    isTyping={false}
    blockedHref="/user/account#blocked"
    onLoadOlder={fn()}
    onSend={fn()}
    onType={fn()}
    onRetry={fn()}
    onDiscard={fn()}
    onDelete={fn()}
  />
);

const meta = {
  title: 'Screens/Fan/MessagesScreen',
  tags: ['screen', 'fan'],
  component: MessagesScreen,
  decorators: [inPrimaryLayout],
  parameters: framed,
  args: {
    conversations: readyList(conversations),
    requests: readyList(requests),
    tab: 'all',
    onTabChange: fn(),
    query: '',
    onQueryChange: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    const list = within(await canvas.findByRole('list', { name: t('messages:list') }));
    const link = list.getByRole('link', { name: tPattern('badge.unread', { count: 2 }) });
    await expect(link).toHaveAttribute('href', paths.conversation(conversation._id));
    await userEvent.type(canvas.getByRole('searchbox', { name: t('messages:search') }), 'i');
    await expect(args.onQueryChange).toHaveBeenCalledWith('i');
    await userEvent.click(canvas.getByRole('radio', { name: tPattern('messages:tabs.requests') }));
    await expect(args.onTabChange).toHaveBeenCalledWith('requests');
  },
};

/** On wide screens, the list is beside the conversation. */
export const Open: Story = {
  args: { openId: conversation._id, thread },
  async play({ canvas }) {
    await expect(await canvas.findByRole('log', { name: t('messages:log', { name: mara.name }) })).toBeVisible();
  },
};

/** On phones, the conversation is shown without the list, to which an arrow leads back. */
export const PhoneOpen: Story = {
  ...Open,
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: t('back') })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: t('messages:list') })).toBeNull();
  },
};

export const Requests: Story = {
  args: { tab: 'requests' },
  async play({ canvas }) {
    await expect(await canvas.findByText(requests[0]?.excerpt ?? '')).toBeVisible();
  },
};
export const RequestsEmpty: Story = {
  args: { tab: 'requests', requests: readyList<ConversationRequest>([]) },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('messages:empty.requestsTitle'))).toBeVisible();
  },
};
export const Loading: Story = { args: { conversations: loading, requests: loading } };
export const Failed: Story = {
  args: { conversations: failed(retry) },
  async play({ canvas }) {
    retry.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {
  args: { conversations: readyList<Conversation>([]), requests: readyList<ConversationRequest>([]) },
};
export const NoMatch: Story = {
  args: { conversations: readyList<Conversation>([]), query: 'zoë' },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('messages:empty.showAll') }));
    await expect(args.onQueryChange).toHaveBeenCalledWith('');
  },
};
export const LoadingMore: Story = { args: { conversations: readyList(conversations, 'loading') } };
export const LoadMoreFailed: Story = {
  args: { conversations: readyList(conversations, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
export const End: Story = { play: playEnd };
