import type { Feed } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemPage, MissingPage } from '../content/index.ts';
import { Heading, type Loadable, LoadableView, Stack } from '../primitives/index.ts';
import type { PostActions } from './post-actions.tsx';
import { PostCard, PostCardSkeleton } from './post-card.tsx';

export interface PostScreenProps {
  feed: Loadable<Feed>;
  /** Whether the post does not exist or is hidden from the viewer. */
  isMissing?: boolean;
  actions: PostActions;
  /** The comments below the post: a `CommentThread`. */
  comments: ReactNode;
  homeHref: string;
}

/** `/posts/{id}`: a post with its comments. */
export function PostScreen({ feed, isMissing = false, actions, comments, homeHref }: PostScreenProps) {
  const { t } = useTranslation('feeds');
  if (isMissing) {
    return (
      <MissingPage
        title={t('post.missingTitle')}
        text={t('post.missingText')}
        action={t('post.missingAction')}
        homeHref={homeHref}
      />
    );
  }
  return (
    <ItemPage homeHref={homeHref}>
      <LoadableView data={feed} skeleton={<PostCardSkeleton />}>
        {(value) => (
          <Stack gap="6">
            <Heading level={1} srOnly>
              {t('post.title', { name: value.performer.name })}
            </Heading>
            <PostCard feed={value} actions={actions} isDetail />
            {value.access.isAllowed && comments}
          </Stack>
        )}
      </LoadableView>
    </ItemPage>
  );
}
