import type { Context } from '../../context.ts';
import { requireLimit } from '../../http/limit.ts';
import { fold } from '../../keys.ts';
import { mailLimit } from './rules.ts';

/**
 * Limits the number of account mails to one e-mail address, for all kinds of mails together. E-mail addresses without an
 * account are limited too, so that the limit does not reveal which ones have an account.
 *
 * @throws {ApiFailure} `RATE_LIMITED`
 */
export function requireMailLimit(context: Pick<Context, 'ports'>, email: string): Promise<void> {
  return requireLimit(context, `mail:${fold(email)}`, mailLimit);
}
