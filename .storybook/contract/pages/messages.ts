import { id } from '../../../app/src/routes/flow-sample.tsx';
import { make, mocks } from '../../../mocks/src/index.ts';
import { choose, fill, press, pressFirst, steps } from '../acts.ts';
import type { PageVisits } from '../visits.ts';

const name = 'Mara Quill';
const open = {
  _id: id,
  user: make.getUserSummaryMock({ name, isPerformer: true }),
  totalNotSeenMessages: 0,
  isRequest: false,
  canSend: true,
};
const opens = (values: object = {}) =>
  mocks.conversations.getGetConversationMockHandler(() => ({ data: make.getConversationMock({ ...open, ...values }) }));
const listsOwnMessage = mocks.messages.getListMessagesMockHandler(() => ({
  data: { data: [make.getMessageMock({ conversationId: id, isOwn: true, isDeleted: false })], total: 1, isMore: false },
}));

/** Operations of conversations and messages. */
export const messageVisits = {
  listConversations: { path: '/messages' },
  listConversationRequests: { path: '/messages?tab=requests' },
  searchConversations: { path: '/messages', play: fill('messages:search', 'mara') },
  createConversation: { path: '/mara.clay', play: pressFirst('performers:profile.message') },
  getConversation: { path: `/messages/${id}` },
  acceptConversationRequest: { path: `/messages/${id}`, handlers: [opens({ isRequest: true })] },
  listMessages: { path: `/messages/${id}`, handlers: [opens()] },
  sendMessage: {
    path: `/messages/${id}`,
    handlers: [opens()],
    play: steps(fill('messages:composer.label', 'And the lid?', { name }), press('messages:composer.send')),
  },
  readAllMessages: { path: `/messages/${id}`, handlers: [opens({ totalNotSeenMessages: 2 })] },
  getUnreadMessageCount: { path: '/messages' },
  deleteMessage: {
    path: `/messages/${id}`,
    handlers: [opens(), listsOwnMessage],
    play: steps(press('messages:more'), choose('messages:delete.action'), press('messages:delete.action')),
  },
} satisfies PageVisits;
