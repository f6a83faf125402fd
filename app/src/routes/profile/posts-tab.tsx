import { FeedList, type PostActions } from '@fanlight/components/feeds';
import { paths } from '@fanlight/components/paths';
import { ButtonLink, EmptyState } from '@fanlight/components/primitives';
import { useListPerformerFeedsInfinite } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { usePostActions } from '../../groups/feeds/index.ts';
import { toListLoadable } from '../../loadable.ts';
import type { TabProps } from './tab-props.ts';

/** The query parameters of the first page of posts. */
export const postsPage = { limit: 10 };

function NoPosts({ performer }: Pick<TabProps, 'performer'>) {
  const { t } = useTranslation('performers');
  const isOwn = performer?.isOwn ?? false;
  return (
    <EmptyState
      illustration="lantern"
      title={t('profile.emptyTitle')}
      text={isOwn ? t('profile.emptyOwn') : t('profile.emptyText', { name: performer?.name })}
      action={
        isOwn && (
          <ButtonLink to={paths.creatorPostNew()} variant="main">
            {t('profile.write')}
          </ButtonLink>
        )
      }
    />
  );
}

/** A separate component, so that events, which often change the posts, render only the posts again. */
function Posts({ profileId, performer, actions }: TabProps & { actions: PostActions }) {
  const { t } = useTranslation('performers');
  const posts = useListPerformerFeedsInfinite(profileId, postsPage);
  const { list, onLoadMore } = toListLoadable(posts);
  return (
    <FeedList
      feeds={list}
      actions={actions}
      onLoadMore={onLoadMore}
      label={t('profile.posts')}
      isPinShown
      empty={<NoPosts performer={performer} />}
    />
  );
}

/** The posts of a performer. */
export function PostsTab(props: TabProps) {
  const { actions, dialogs } = usePostActions();
  return (
    <>
      <Posts {...props} actions={actions} />
      {dialogs}
    </>
  );
}
