import type { Context } from '../../context.ts';
import { requireLimit } from '../../http/limit.ts';
import { fold, mailLimit } from './rules.ts';

/**
 * Limits the mails that an address is sent about accounts, all kinds together, whether or not an account has it.
 *
 * @throws {ApiFailure} `RATE_LIMITED`
 */
export function requireMailLimit(context: Pick<Context, 'ports'>, email: string): Promise<void> {
  return requireLimit(context, `mail:${fold(email)}`, mailLimit);
}
