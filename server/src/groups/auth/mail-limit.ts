import type { Context } from '../../context.ts';
import { requireLimit } from '../../http/limit.ts';
import { fold } from '../../keys.ts';
import { checkEmail } from '../users/index.ts';
import { mailLimit } from './rules.ts';

/**
 * Refuses an address that cannot receive mail, and limits the number of account mails to one e-mail address, for all
 * kinds of mails together. E-mail addresses without an account are limited too, so that the limit does not reveal which
 * ones have an account.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED`, `RATE_LIMITED`
 */
export async function requireMailLimit(context: Pick<Context, 'ports'>, email: string): Promise<void> {
  checkEmail(email);
  await requireLimit(context, `mail:${fold(email)}`, mailLimit);
}
