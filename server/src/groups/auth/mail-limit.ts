import type { Context } from '../../context.ts';
import { requireLimit } from '../../http/limit.ts';
import { fold } from '../../keys.ts';
import { mailLimit } from './rules.ts';

/**
 * Limits the account mails to one address, all kinds together, whether or not an account has the address.
 *
 * @throws {ApiFailure} `RATE_LIMITED`
 */
export function requireMailLimit(context: Pick<Context, 'ports'>, email: string): Promise<void> {
  return requireLimit(context, `mail:${fold(email)}`, mailLimit);
}
