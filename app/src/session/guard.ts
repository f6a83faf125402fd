import { paths } from '@fanlight/components/paths';
import { redirect } from 'react-router-dom';
import type { Services } from '../services.ts';
import { landingOf, safeRedirect } from './redirect.ts';
import { loadMe } from './session.ts';

/** Access flags of a route (rule P4). */
export interface RouteFlags {
  /** Visitors are redirected to the login, which returns them to the page. */
  loginRequired?: boolean;
  /**
   * Logged-in users can open the page. Without this flag, a page that requires no login redirects them to their landing
   * page.
   */
  skipRedirect?: boolean;
  /** Fans are redirected to their landing page. */
  performersOnly?: boolean;
}

/** Returns the path to redirect the viewer to; undefined if the viewer can open the page. */
export function redirectTargetOf(
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
 * Enforces the flags of a route before the page is rendered. No other code checks the flags.
 *
 * @throws a redirect
 */
export async function enforceRouteFlags(flags: RouteFlags, request: Request, services: Services): Promise<void> {
  // If the server is unreachable, the session is kept, and the page shows the error.
  const me = await loadMe(services).catch(() => undefined);
  if (me === undefined) return;
  const target = redirectTargetOf(flags, me, new URL(request.url));
  if (target) throw redirect(target);
}
