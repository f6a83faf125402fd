import { formatCount, formatDate } from '@fanlight/sdk/format';
import type { Follow } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { FollowButton, VerifiedAfterName } from '../performers/index.ts';
import {
  ButtonLink,
  Card,
  EmptyState,
  type ListLoadable,
  LoadableList,
  LocalText,
  PageHeader,
  PersonRow,
  Skeleton,
  Stack,
} from '../primitives/index.ts';

export interface FollowingScreenProps {
  follows: ListLoadable<Follow>;
  /** Unfollows a performer. The row disappears, and a toast offers to undo the change. */
  onUnfollow: (follow: Follow) => void;
  onLoadMore: () => void;
}

function FollowRow({ follow, onUnfollow }: { follow: Follow; onUnfollow: (follow: Follow) => void }) {
  const { t, i18n } = useTranslation('follows');
  const { user, createdAt } = follow;
  return (
    <PersonRow
      name={user.name}
      username={user.username}
      avatar={user.avatar}
      href={paths.profile(user.username ?? user._id)}
      mark={user.isVerified && <VerifiedAfterName />}
      caption={<LocalText>{t('since', { date: formatDate(createdAt, i18n.language) })}</LocalText>}
      action={<FollowButton size="sm" name={user.name} isFollowed onToggle={() => onUnfollow(follow)} />}
    />
  );
}

/** `/user/following`: lists the performers whom the viewer follows, latest follow first. */
export function FollowingScreen({ follows, onUnfollow, onLoadMore }: FollowingScreenProps) {
  const { t, i18n } = useTranslation('follows');
  const total = follows.state === 'ready' ? follows.value.total : undefined;
  return (
    <Stack gap="4">
      <PageHeader
        title={t('title')}
        description={total ? t('count', { count: total, formatted: formatCount(total, i18n.language) }) : undefined}
      />
      <Card padding="sm">
        <LoadableList
          data={follows}
          skeleton={
            <Stack gap="4">
              <Skeleton h="44px" />
              <Skeleton h="44px" />
              <Skeleton h="44px" />
            </Stack>
          }
          getKey={(follow) => follow._id}
          renderItem={(follow) => <FollowRow follow={follow} onUnfollow={onUnfollow} />}
          onLoadMore={onLoadMore}
          label={t('list')}
          empty={
            <EmptyState
              illustration="seats"
              title={t('emptyTitle')}
              text={t('emptyText')}
              action={<ButtonLink to={paths.explore()}>{t('explore')}</ButtonLink>}
            />
          }
        />
      </Card>
    </Stack>
  );
}
