import { paths } from '@fanlight/components/paths';
import type { Me } from '@fanlight/sdk/models';

/**
 * Returns the parameter `redirect` if it is a path of this site (rule P4). Returns undefined for everything that a
 * browser could resolve to another site: `//evil.example`, `/\evil.example`, `https://…`, `javascript:…`, control
 * characters.
 */
export function safeRedirect(redirect: string | null, origin: string): string | undefined {
  if (!redirect?.startsWith('/')) return undefined;
  let url: URL;
  try {
    url = new URL(redirect, origin);
  } catch {
    return undefined;
  }
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith('/auth/') ? undefined : path;
}

/**
 * Returns the page that is opened after a login, by the user's role and by whether the account is complete (rule P4;
 * specification, "Routes").
 */
export function landingOf({ isPerformer, email, username }: Pick<Me, 'isPerformer' | 'email' | 'username'>): string {
  const isComplete = Boolean(email && username);
  if (!isPerformer) return isComplete ? paths.home() : paths.userAccount();
  return isComplete && username ? paths.profile(username) : paths.creatorAccount();
}
