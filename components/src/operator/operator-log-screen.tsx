import { listAuditEntriesQMaxLength } from '@fanlight/sdk/bounds';
import { formatDate } from '@fanlight/sdk/format';
import type { AuditEntry, Operator } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import {
  Box,
  Card,
  EmptyState,
  Field,
  type ListLoadable,
  LoadableList,
  Stack,
  styled,
  Text,
  TextInput,
} from '../primitives/index.ts';
import { HistorySkeleton } from '../wallet/index.ts';
import { OperatorFrame } from './operator-frame.tsx';

export interface OperatorLogScreenProps {
  operator: Operator;
  entries: ListLoadable<AuditEntry>;
  q: string;
  onSearch: (q: string) => void;
  onLoadMore: () => void;
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t, i18n } = useTranslation('operator');
  const { at, action, changes } = entry;
  const operator = entry.operator ?? t('log.deletedAccount');
  const target = entry.target ?? t('log.deletedAccount');
  return (
    <Box as="article" aria-label={`${action} ${target}`} py="3">
      <Text overflowWrap="anywhere">
        <styled.span fontWeight="semibold">
          <span translate="no">{action}</span>
        </styled.span>{' '}
        {target}
      </Text>
      <Text tone="muted" size="sm" overflowWrap="anywhere">
        {operator} ·{' '}
        <time dateTime={at}>{formatDate(at, i18n.language, { dateStyle: 'medium', timeStyle: 'medium' })}</time>
      </Text>
      {changes.map(({ field, before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the changes of an entry never change.
        <Text key={index} size="sm" overflowWrap="anywhere">
          {t('log.change', { field, before: before ?? t('log.nothing'), after: after ?? t('log.nothing') })}
        </Text>
      ))}
    </Box>
  );
}

/** `/operator/log?q=`: the actions of all operators (operation `listAuditEntries`). */
export function OperatorLogScreen({ operator, entries, q, onSearch, onLoadMore }: OperatorLogScreenProps) {
  const { t } = useTranslation('operator');
  return (
    <OperatorFrame operator={operator} current="log">
      <Stack gap="4">
        <Field label={t('log.search')} help={t('log.searchHelp')}>
          <TextInput
            type="search"
            maxLength={listAuditEntriesQMaxLength}
            defaultValue={q}
            onChange={({ target }) => onSearch(target.value)}
          />
        </Field>
        <Card padding="sm">
          <LoadableList
            data={entries}
            skeleton={<HistorySkeleton />}
            getKey={({ _id }) => _id}
            renderItem={(entry) => <Entry entry={entry} />}
            onLoadMore={onLoadMore}
            label={t('log.list')}
            gap="2"
            isDivided
            empty={<EmptyState illustration="lantern" title={t('log.empty')} text={t('log.emptyText')} />}
          />
        </Card>
      </Stack>
    </OperatorFrame>
  );
}
