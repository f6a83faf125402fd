import { MessagesScreen } from '@fanlight/components/messages';
import { messagesTabs, paths } from '@fanlight/components/paths';
import {
  getGetConversationQueryOptions,
  getListConversationRequestsInfiniteQueryOptions,
  getListConversationsInfiniteQueryOptions,
  getListMessagesInfiniteQueryOptions,
  useListConversationRequestsInfinite,
  useListConversationsInfinite,
  useSearchConversationsInfinite,
} from '@fanlight/sdk/hooks';
import type { Conversation, ConversationRequest } from '@fanlight/sdk/models';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useDebounced } from '../../use-debounced.ts';
import { messagesPage, ThreadRoute } from './thread-route.tsx';

const page = { limit: 25 } as const;

export function prefetch({ queryClient, params: { id } }: PrefetchArgs) {
  void queryClient.prefetchInfiniteQuery(getListConversationsInfiniteQueryOptions(page));
  void queryClient.prefetchInfiniteQuery(getListConversationRequestsInfiniteQueryOptions(page));
  if (!id) return;
  void queryClient.prefetchQuery(getGetConversationQueryOptions(id));
  void queryClient.prefetchInfiniteQuery(getListMessagesInfiniteQueryOptions(id, messagesPage));
}

/** `/messages?tab=` and `/messages/{id}`: the viewer's conversations, and the messages of one of them. */
export function Component() {
  const { id } = useParams();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tab = messagesTabs.find((each) => each === search.get('tab')) ?? 'all';
  const [query, setQuery] = useState('');
  const q = useDebounced(query.trim());
  const all = toListLoadable<Conversation>(useListConversationsInfinite(page));
  const found = toListLoadable<Conversation>(
    useSearchConversationsInfinite({ ...page, q }, { query: { enabled: q !== '', placeholderData: keepPreviousData } }),
  );
  const requests = toListLoadable<ConversationRequest>(useListConversationRequestsInfinite(page));
  const conversations = q ? found : all;
  return (
    <MessagesScreen
      conversations={conversations.list}
      requests={requests.list}
      tab={tab}
      onTabChange={(next) => void navigate(paths.messages(next), { replace: true })}
      query={query}
      onQueryChange={setQuery}
      openId={id}
      onLoadMore={tab === 'all' ? conversations.onLoadMore : requests.onLoadMore}
      thread={id && <ThreadRoute key={id} id={id} />}
    />
  );
}
