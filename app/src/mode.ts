import { paths } from '@fanlight/components/paths';
import { useGetCommonSettings } from '@fanlight/sdk/hooks';
import type { Mode } from '@fanlight/sdk/models';

/** Returns whether the platform runs in demo or production mode (rule P9); undefined while the settings load. */
export function useMode(): Mode | undefined {
  return useGetCommonSettings({ query: { staleTime: 300_000 } }).data?.mode;
}

/** Returns the path of the development mailbox as a prop; an empty object outside of the demo mode (rule P5). */
export function useMailboxHref(): { mailboxHref?: string } {
  return useMode() === 'demo' ? { mailboxHref: paths.developmentMailbox() } : {};
}
