import type { EngineOptions } from '../../context.ts';
import { type QueuedMail, toMail } from '../../outbox/queued-mail.ts';
import type { Ports } from '../../ports/index.ts';
import { insertDevelopmentMail } from './store.ts';

/** Sends a mail, or in demo mode stores it in the development mailbox (rule P5). */
export async function deliverMail(ports: Ports, options: EngineOptions, queued: QueuedMail): Promise<void> {
  const { mailer, database, ids, clock, signer } = ports;
  const mail = toMail(signer, queued);
  if (options.mode === 'production') {
    if (!mailer) throw new Error('Production mode requires a mailer.');
    return mailer.send(mail);
  }
  await insertDevelopmentMail(database.db, { id: ids.next(), ...mail, createdAt: clock.now() });
}
