import type { Feed } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import {
  Box,
  ButtonLink,
  Card,
  Flex,
  type Loadable,
  LoadableView,
  PageHeader,
  Skeleton,
  Text,
} from '../primitives/index.ts';
import { FeedForm, type FeedFormProps } from './feed-form.tsx';

/** A draft that the performer can continue. */
export interface DraftOffer {
  text: string;
  href: string;
}

export interface FeedFormScreenProps extends Omit<FeedFormProps, 'initial'> {
  /** The post to edit; null for a new post. */
  feed: Loadable<Feed> | null;
  /** The latest draft. A link above a new post opens it. */
  draftOffer?: DraftOffer | null;
}

function OfferedDraft({ text, href }: DraftOffer) {
  const { t } = useTranslation('feeds');
  return (
    <Card mb="4">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Box minW="0" flex="1">
          <Text fontWeight="semibold">{t('form.draft.offer')}</Text>
          <Text size="sm" tone="muted" clamp>
            {text || t('mine.noText')}
          </Text>
        </Box>
        <ButtonLink to={href} variant="outline">
          {t('form.draft.continue')}
        </ButtonLink>
      </Flex>
    </Card>
  );
}

/** `/creator/posts/new` and `/creator/posts/{id}`: the form that creates or edits a post. */
export function FeedFormScreen({ feed, draftOffer, ...props }: FeedFormScreenProps) {
  const { t } = useTranslation('feeds');
  return (
    <Box>
      <PageHeader title={feed ? t('form.editTitle') : t('form.newTitle')} backHref={props.cancelHref} />
      {draftOffer && <OfferedDraft {...draftOffer} />}
      <Card>
        {feed ? (
          <LoadableView data={feed} skeleton={<Skeleton h="420px" />}>
            {(value) => <FeedForm {...props} initial={value} />}
          </LoadableView>
        ) : (
          <FeedForm {...props} />
        )}
      </Card>
    </Box>
  );
}
