import { searchConversationsQMaxLength } from '@fanlight/sdk/bounds';
import type { Conversation, ConversationRequest } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { type MessagesTab, messagesTabs, paths } from '../paths/index.ts';
import {
  Box,
  Button,
  ButtonLink,
  ChoiceChips,
  EmptyState,
  type ListLoadable,
  LoadableList,
  Stack,
  TextInput,
} from '../primitives/index.ts';
import { ConversationRow, RequestRow, RowsSkeleton } from './conversation-rows.tsx';

export interface ConversationListProps {
  conversations: ListLoadable<Conversation>;
  requests: ListLoadable<ConversationRequest>;
  tab: MessagesTab;
  onTabChange: (tab: MessagesTab) => void;
  /** The search text. */
  query: string;
  onQueryChange: (query: string) => void;
  /** The id of the conversation that is open. */
  openId?: string | undefined;
  onLoadMore: () => void;
}

type EmptyProps = Pick<ConversationListProps, 'query' | 'onQueryChange'>;

function NoConversation({ query, onQueryChange }: EmptyProps) {
  const { t } = useTranslation('messages');
  return query ? (
    <EmptyState
      illustration="lantern"
      title={t('empty.noMatch')}
      action={
        <Button variant="outline" onClick={() => onQueryChange('')}>
          {t('empty.showAll')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      illustration="mail"
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <ButtonLink to={paths.explore()} variant="main">
          {t('empty.action')}
        </ButtonLink>
      }
    />
  );
}

/** The lists of conversations and of private requests, with a search for names. */
export function ConversationList(props: ConversationListProps) {
  const { conversations, requests, tab, onTabChange, query, onQueryChange, openId, onLoadMore } = props;
  const { t } = useTranslation('messages');
  const totalRequests = requests.state === 'ready' ? (requests.value.total ?? requests.value.items.length) : 0;
  const labels = { all: t('tabs.all'), requests: t('tabs.requests') };
  return (
    <Stack gap="3">
      <ChoiceChips
        isOneRow
        hideLabel
        label={t('tabs.label')}
        choices={messagesTabs.map((value) => ({
          value,
          label: value === 'requests' && totalRequests > 0 ? `${labels.requests} (${totalRequests})` : labels[value],
        }))}
        value={tab}
        onChange={onTabChange}
      />
      {tab === 'all' ? (
        <>
          <TextInput
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            maxLength={searchConversationsQMaxLength}
            value={query}
            onChange={({ target }) => onQueryChange(target.value)}
          />
          <Box mx="-3">
            <LoadableList
              data={conversations}
              skeleton={<RowsSkeleton />}
              getKey={({ _id }) => _id}
              renderItem={(conversation) => (
                <ConversationRow conversation={conversation} isCurrent={conversation._id === openId} />
              )}
              onLoadMore={onLoadMore}
              label={t('list')}
              gap="0"
              empty={<NoConversation query={query} onQueryChange={onQueryChange} />}
            />
          </Box>
        </>
      ) : (
        <Box mx="-3">
          <LoadableList
            data={requests}
            skeleton={<RowsSkeleton />}
            getKey={({ _id }) => _id}
            renderItem={(request) => <RequestRow request={request} isCurrent={request.conversationId === openId} />}
            onLoadMore={onLoadMore}
            label={t('requestList')}
            gap="0"
            empty={<EmptyState illustration="door" title={t('empty.requestsTitle')} text={t('empty.requestsText')} />}
          />
        </Box>
      )}
    </Stack>
  );
}
