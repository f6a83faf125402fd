import { formatDate } from '@fanlight/sdk/format';
import type { Operator, PerformerApplication } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import {
  Box,
  Button,
  Card,
  EmptyState,
  Flex,
  Grid,
  type ListLoadable,
  LoadableList,
  RelativeTime,
  styled,
  Text,
} from '../primitives/index.ts';
import { HistorySkeleton } from '../wallet/index.ts';
import { DocumentView, type OpenedDocument } from './document-view.tsx';
import { OperatorFrame } from './operator-frame.tsx';

export interface OperatorPerformersScreenProps {
  operator: Operator;
  performers: ListLoadable<PerformerApplication>;
  /** The opened documents, by id. */
  documents: Readonly<Record<string, OpenedDocument>>;
  onOpenDocument: (id: string) => void;
  onApprove: (performer: PerformerApplication) => void;
  onRefuse: (performer: PerformerApplication) => void;
  onLoadMore: () => void;
}

function Statements({ performer }: { performer: PerformerApplication }) {
  const { t, i18n } = useTranslation('operator');
  const { firstName, lastName, dateOfBirth, countryCode, email, phone } = performer;
  const country = countryCode && new Intl.DisplayNames(i18n.language, { type: 'region' }).of(countryCode);
  const rows = {
    legalName: `${firstName} ${lastName}`,
    dateOfBirth: formatDate(dateOfBirth, i18n.language),
    country: country || t('performers.unknown'),
    email,
    phone: phone ?? t('performers.unknown'),
  };
  return (
    <styled.dl display="grid" gridTemplateColumns="repeat(auto-fill, minmax(200px, 1fr))" gap="3" m="0">
      {Object.entries(rows).map(([name, value]) => (
        <Box key={name} minW="0">
          <Text as="dt" tone="muted" size="sm">
            {t(`performers.${name as keyof typeof rows}`)}
          </Text>
          <Text as="dd" m="0" overflowWrap="anywhere">
            {value}
          </Text>
        </Box>
      ))}
    </styled.dl>
  );
}

function Application(
  props: Omit<OperatorPerformersScreenProps, 'performers' | 'onLoadMore'> & { performer: PerformerApplication },
) {
  const { operator, performer, documents, onOpenDocument, onApprove, onRefuse } = props;
  const { t } = useTranslation('operator');
  const { name, username, createdAt } = performer;
  return (
    <Box as="article" aria-label={name} py="4" display="grid" gap="4">
      <Box>
        <Text fontWeight="semibold">{username ? `${name} · @${username}` : name}</Text>
        <Text tone="muted" size="sm">
          {t('performers.since')} <RelativeTime at={createdAt} />
        </Text>
      </Box>
      <Statements performer={performer} />
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        {performer.documents.map((document) => (
          <DocumentView
            key={document._id}
            document={document}
            opened={documents[document._id]}
            watermark={operator.email}
            onOpen={() => onOpenDocument(document._id)}
          />
        ))}
      </Grid>
      {operator.access === 'full' && (
        <Flex gap="2" wrap="wrap">
          <Button
            variant="main"
            onClick={() => onApprove(performer)}
            aria-label={`${t('performers.approve')}: ${name}`}
          >
            {t('performers.approve')}
          </Button>
          <Button
            variant="outline"
            onClick={() => onRefuse(performer)}
            aria-label={`${t('performers.refuse')}: ${name}`}
          >
            {t('performers.refuse')}
          </Button>
        </Flex>
      )}
    </Box>
  );
}

/** `/operator`: the performers who await a decision, with their documents (operation `listPerformerApplications`). */
export function OperatorPerformersScreen({ performers, onLoadMore, ...props }: OperatorPerformersScreenProps) {
  const { t } = useTranslation('operator');
  return (
    <OperatorFrame operator={props.operator} current="performers">
      <Card padding="sm">
        <LoadableList
          data={performers}
          skeleton={<HistorySkeleton />}
          getKey={({ _id }) => _id}
          renderItem={(performer) => <Application performer={performer} {...props} />}
          onLoadMore={onLoadMore}
          label={t('performers.list')}
          gap="2"
          isDivided
          empty={<EmptyState illustration="lantern" title={t('performers.empty')} text={t('performers.emptyText')} />}
        />
      </Card>
    </OperatorFrame>
  );
}
