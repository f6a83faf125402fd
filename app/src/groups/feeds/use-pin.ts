import type { PostActions } from '@fanlight/components/feeds';
import { showToast } from '@fanlight/components/primitives';
import { usePinFeed, useUnpinFeed } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { changeItem } from '../../cache/cached-items.ts';
import { showFailure } from '../../failures.ts';
import { useServices } from '../../services.ts';

/**
 * Returns a function that pins a post to the performer's profile, or unpins it. The update of the post is optimistic,
 * and reverted if the call fails; its place in the list changes with the response.
 */
export function usePin(): PostActions['onPin'] {
  const { t } = useTranslation(['feeds', 'common']);
  const { queryClient } = useServices();
  const pin = usePinFeed();
  const unpin = useUnpinFeed();
  return ({ _id: id }, isPinned) => {
    const show = (value: boolean) => changeItem.feed(queryClient, id, (feed) => ({ ...feed, isPinned: value }));
    show(isPinned);
    (isPinned ? pin : unpin).mutate(
      { id },
      {
        onSuccess: () => showToast({ text: t(isPinned ? 'post.pinDone' : 'post.unpinDone'), tone: 'success' }),
        onError: (error) => {
          show(!isPinned);
          showFailure(error, t);
        },
      },
    );
  };
}
