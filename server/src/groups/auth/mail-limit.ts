import type { Context } from '../../context.ts';
import { requireLimit } from '../../http/limit.ts';
import { fold } from '../../keys.ts';
import { mailLimit } from './rules.ts';

/**
 * Limits the number of account mails to one address. The limit covers all kinds of mail together, and also addresses
 * without an account.
 *
 * @throws {ApiFailure} `RATE_LIMITED`
 */
export function requireMailLimit(context: Pick<Context, 'ports'>, email: string): Promise<void> {
  return requireLimit(context, `mail:${fold(email)}`, mailLimit);
}
