import { paths } from '@fanlight/components/paths';
import { useGetCommonSettings } from '@fanlight/sdk/hooks';
import type { Mode } from '@fanlight/sdk/models';

/** Returns the platform's mode (rule P9); undefined until it is known. */
export function useMode(): Mode | undefined {
  return useGetCommonSettings({ query: { staleTime: 300_000 } }).data?.mode;
}

/** Returns the path of the development mailbox as a prop; empty outside demo mode (rule P5). */
export function useMailboxHref(): { mailboxHref?: string } {
  return useMode() === 'demo' ? { mailboxHref: paths.developmentMailbox() } : {};
}
