import { paths } from '@fanlight/components/paths';
import { useGetCommonSettings } from '@fanlight/sdk/hooks';
import type { Mode } from '@fanlight/sdk/models';

/** In which mode the platform runs (rule P9); undefined until it is known. */
export function useMode(): Mode | undefined {
  return useGetCommonSettings({ query: { staleTime: 300_000 } }).data?.mode;
}

/** The development mailbox, as a property for whoever offers it: nothing outside demo mode (rule P5). */
export function useMailboxHref(): { mailboxHref?: string } {
  return useMode() === 'demo' ? { mailboxHref: paths.developmentMailbox() } : {};
}
