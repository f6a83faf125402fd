import type { DevelopmentMail } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Box,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Field,
  Flex,
  Heading,
  type ListLoadable,
  LoadableList,
  PageHeader,
  RelativeTime,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '../primitives/index.ts';

export interface DevelopmentMailboxScreenProps {
  mails: ListLoadable<DevelopmentMail>;
  onLoadMore: () => void;
  /** The recipient whose mails are listed. If empty, all mails are listed. */
  to: string;
  onToChange: (to: string) => void;
}

function MailCard({ mail }: { mail: DevelopmentMail }) {
  const { t } = useTranslation('mails');
  return (
    <Card as="article" aria-labelledby={`mail-${mail._id}`}>
      <Flex justify="space-between" gap="3" align="baseline" wrap="wrap">
        <Heading level={2} size="label" id={`mail-${mail._id}`}>
          {mail.subject}
        </Heading>
        <Text size="xs" tone="subtle">
          <RelativeTime at={mail.createdAt} />
        </Text>
      </Flex>
      <Text size="xs" tone="subtle" mb="3" overflowWrap="anywhere">
        {t('to', { address: mail.to })}
      </Text>
      <Text whiteSpace="pre-line">{mail.text}</Text>
      {mail.link && (
        <Box mt="4">
          <ButtonLink to={mail.link} variant="main">
            {t('open')}
          </ButtonLink>
        </Box>
      )}
    </Card>
  );
}

function NoMails() {
  const { t } = useTranslation('mails');
  return (
    <EmptyState
      illustration="mail"
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={<ButtonLink to={paths.register()}>{t('join')}</ButtonLink>}
    />
  );
}

function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslation('mails');
  return (
    <EmptyState
      illustration="mail"
      title={t('noneTitle')}
      text={t('noneText')}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {t('showAll')}
        </Button>
      }
    />
  );
}

function MailsSkeleton() {
  return (
    <Stack gap="4">
      <Skeleton h="220px" borderRadius="card" />
      <Skeleton h="220px" borderRadius="card" />
    </Stack>
  );
}

/** `/dev/mailbox`: lists the mails that demo mode stores instead of sending them (rule P5). */
export function DevelopmentMailboxScreen({ mails, onLoadMore, to, onToChange }: DevelopmentMailboxScreenProps) {
  const { t } = useTranslation('mails');
  return (
    <Box>
      <PageHeader title={t('title')} description={t('description')} />
      <Box mb="6">
        <Field label={t('filter')}>
          <TextInput
            type="email"
            value={to}
            placeholder={t('filterPlaceholder')}
            onChange={(event) => onToChange(event.target.value)}
          />
        </Field>
      </Box>
      <LoadableList
        data={mails}
        skeleton={<MailsSkeleton />}
        getKey={(mail) => mail._id}
        renderItem={(mail) => <MailCard mail={mail} />}
        onLoadMore={onLoadMore}
        label={t('list')}
        empty={to ? <NoMatch onShowAll={() => onToChange('')} /> : <NoMails />}
      />
    </Box>
  );
}
