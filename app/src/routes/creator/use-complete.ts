import type { Complete } from '@fanlight/components/content';
import { useCallback } from 'react';
import { useServices } from '../../services.ts';

/** Returns a function that completes hashtags, and the usernames of mentions. Its code is loaded with the first mark. */
export function useComplete(): Complete {
  const { queryClient } = useServices();
  return useCallback(
    async (typed) => (await import('./complete.ts')).createComplete(queryClient)(typed),
    [queryClient],
  );
}
