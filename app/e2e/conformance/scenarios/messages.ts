import { api } from '@fanlight/sdk';
import { fan } from './accounts.ts';
import { performer } from './performer.ts';
import type { ScenarioClients } from './run.ts';

/** The fan writes to the performer, who opens the private request, answers, and deletes the answer. */
export async function writeMessages(clients: ScenarioClients): Promise<void> {
  const call = clients.as(fan.clientName);
  const answer = clients.as(performer);
  const { _id: sourceId } = await answer(api.getMe);
  const { _id: id } = await call(api.createConversation, { body: { source: 'performer', sourceId } });
  const body = { text: 'Which strings do you use?', clientKey: 'the-first-message' };
  await call(api.sendMessage, { params: { id }, body });
  await call(api.sendMessage, { params: { id }, body });

  await answer(api.getConversation, { params: { id } });
  await answer(api.listConversationRequests);
  await answer(api.acceptConversationRequest, { params: { id } });
  await answer(api.getUnreadMessageCount);
  await answer(api.readAllMessages, { params: { id } });
  await answer(api.listConversations);
  const message = await answer(api.sendMessage, { params: { id }, body: { text: 'Silver ones.' } });

  await call(api.searchConversations, { query: { q: 'zzzz' } });
  await call(api.listMessages, { params: { id } });
  await answer(api.deleteMessage, { params: { id: message._id } });
  await call(api.listMessages, { params: { id } });
}
