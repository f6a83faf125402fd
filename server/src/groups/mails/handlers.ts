import { and, eq, sql } from 'drizzle-orm';
import type { EngineOptions } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { developmentMails } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { countCapped, keyset, toPage, toPageRequest } from '../../http/paging.ts';
import { type QueuedMail, toMail } from '../../outbox/queued-mail.ts';
import type { Ports } from '../../ports/index.ts';

/** Mails kept in the development mailbox; older ones go. */
const maximumMails = 1000;

/** Sends a mail out, or in demo mode keeps it in the development mailbox (rule P5). */
export async function deliverMail(ports: Ports, options: EngineOptions, queued: QueuedMail): Promise<void> {
  const { mailer, database, ids, clock, signer } = ports;
  const mail = toMail(signer, queued);
  if (options.mode === 'production') {
    if (!mailer) throw new Error('Production mode has no way to send mail.');
    return mailer.send(mail);
  }
  const toKey = mail.to.toLowerCase();
  await database.db.insert(developmentMails).values({ id: ids.next(), ...mail, toKey, createdAt: clock.now() });
  const oldest = sql`select ${developmentMails.id} from ${developmentMails}
    order by ${developmentMails.id} desc offset ${maximumMails} limit 1`;
  await database.db.delete(developmentMails).where(sql`${developmentMails.id} <= (${oldest})`);
}

export const mailsHandlers = {
  async listDevelopmentMails({ db, options }, { query }) {
    if (options.mode === 'production') throw new ApiFailure('NOT_FOUND');
    const page = toPageRequest(query);
    const { after, order } = keyset(developmentMails.id, page);
    const mine = query.to ? eq(developmentMails.toKey, query.to.toLowerCase()) : sql`true`;
    const rows = await db
      .select()
      .from(developmentMails)
      .where(and(mine, after))
      .orderBy(order)
      .limit(page.limit + 1);
    const total = await countCapped(db, sql`select 1 from ${developmentMails} where ${mine}`);
    return {
      data: toPage(
        rows,
        page,
        total,
        (row) => row.id,
        ({ id, to, subject, text, link, createdAt }) => ({
          _id: id,
          to,
          subject,
          text,
          link,
          createdAt: createdAt.toISOString(),
        }),
      ),
    };
  },
} satisfies HandlersOf<'mails'>;
