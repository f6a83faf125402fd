import type { Feed } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { LockedItem } from '../content/index.ts';
import type { PostActions } from './post-actions.tsx';

export interface LockedMediaProps {
  feed: Feed;
  onUnlock: PostActions['onUnlock'];
}

/** Rendered instead of the files of a locked post: the paywall, with the teaser if the post has one. */
export function LockedMedia({ feed, onUnlock }: LockedMediaProps) {
  const { t } = useTranslation('feeds');
  const { files, teaser, performer } = feed;
  const [first] = files;
  const photos = files.filter(({ type }) => type === 'feed-photo').length;
  return (
    <LockedItem
      item={feed}
      preview={first?.preview ?? null}
      {...(first && { ratio: Math.max(1, first.width / first.height) })}
      {...(photos > 0 && { note: t('post.pictures', { count: photos }) })}
      teaser={{ clip: teaser, title: t('post.title', { name: performer.name }) }}
      onUnlock={(action) => onUnlock(feed, action)}
    />
  );
}
