import { paths } from '@fanlight/components/paths';
import { redirect } from 'react-router-dom';
import type { Services } from '../services.ts';
import { landingOf, safeRedirect } from './redirect.ts';
import { loadMe } from './session.ts';

/** What a route says of itself (rule P4). */
export interface RouteFlags {
  /** Visitors are sent to log in, and back afterwards. */
  loginRequired?: boolean;
  /** Who is logged in may stay; without it they are sent to their landing. */
  skipRedirect?: boolean;
  /** Fans are sent away. */
  performersOnly?: boolean;
}

/** What is left of a decision: where to go instead, or undefined to stay. */
export function decide(
  { loginRequired, skipRedirect, performersOnly }: RouteFlags,
  me: Parameters<typeof landingOf>[0] | null,
  url: URL,
): string | undefined {
  const here = `${url.pathname}${url.search}`;
  if (!me) return loginRequired || performersOnly ? paths.login(here) : undefined;
  if (performersOnly && !me.isPerformer) return landingOf(me);
  if (loginRequired || performersOnly || skipRedirect) return undefined;
  return safeRedirect(url.searchParams.get('redirect'), url.origin) ?? landingOf(me);
}

/**
 * Enforces the flags of a route before anything of it is shown: the one place where this happens. Answers who is there.
 *
 * @throws a redirect
 */
export async function enforce(flags: RouteFlags, request: Request, services: Services): Promise<void> {
  // A server that can't be reached is the page's to report; nobody is logged out for it.
  const me = await loadMe(services).catch(() => undefined);
  if (me === undefined) return;
  const target = decide(flags, me, new URL(request.url));
  if (target) throw redirect(target);
}
