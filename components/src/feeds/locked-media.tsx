import type { Feed } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Paywall, TeaserPlayer } from '../paywall/index.ts';
import { Stack } from '../primitives/index.ts';

/** Props of {@link LockedMedia}. */
export interface LockedMediaProps {
  feed: Feed;
  onUnlock: (feed: Feed) => void;
}

/** The files of a post that its viewer may not see, and the first look where there is one. */
export function LockedMedia({ feed, onUnlock }: LockedMediaProps) {
  const { t } = useTranslation('feeds');
  const { files, teaser, performer } = feed;
  const [first] = files;
  const photos = files.filter(({ type }) => type === 'feed-photo').length;
  return (
    <Stack gap="3">
      <Paywall
        item={feed}
        preview={first?.preview}
        {...(first && { ratio: Math.max(1, first.width / first.height) })}
        {...(photos > 0 && { note: t('post.pictures', { count: photos }) })}
        onUnlock={() => onUnlock(feed)}
      />
      <TeaserPlayer
        teaser={teaser}
        title={t('post.title', { name: performer.name })}
        preview={first?.preview ?? null}
      />
    </Stack>
  );
}
