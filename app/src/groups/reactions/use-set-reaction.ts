import { useCreateReaction, useDeleteReaction } from '@fanlight/sdk/hooks';
import type { ReactionRequest } from '@fanlight/sdk/models';
import { whenOnline } from '../../when-online.ts';

/**
 * Returns a function that adds or removes a like or a bookmark, and rejects if the call fails. While the device is
 * offline, the call waits.
 */
export function useSetReaction(): (reaction: ReactionRequest, isSet: boolean) => Promise<unknown> {
  const create = useCreateReaction(whenOnline('reactions'));
  const remove = useDeleteReaction(whenOnline('reactions'));
  // Unlike the callbacks of `mutate`, the promise also settles if another item is liked before the response arrives.
  return (data, isSet) => (isSet ? create : remove).mutateAsync({ data });
}
