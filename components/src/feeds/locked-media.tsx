import type { Feed } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Paywall } from '../paywall/index.ts';

/** Props of {@link LockedMedia}. */
export interface LockedMediaProps {
  feed: Feed;
  onUnlock: (feed: Feed) => void;
}

/** The files of a post that its reader may not see. */
export function LockedMedia({ feed, onUnlock }: LockedMediaProps) {
  const { t } = useTranslation('feeds');
  const { files } = feed;
  const [first] = files;
  return (
    <Paywall
      item={feed}
      preview={first?.preview}
      {...(first && { ratio: Math.max(1, first.width / first.height) })}
      {...(files.length > 0 && { note: t('post.pictures', { count: files.length }) })}
      onUnlock={() => onUnlock(feed)}
    />
  );
}
