import { and, eq, sql } from 'drizzle-orm';
import { developmentMails } from '../../db/schema/index.ts';
import { countCapped, keyset, type Page, type PageRequest, toPage } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';

export type DevelopmentMailRow = typeof developmentMails.$inferSelect;

/** Maximum number of mails in the development mailbox; older ones are deleted. */
const maximumMails = 1000;

/** Stores a mail, and deletes the oldest ones beyond the limit. */
export async function keepDevelopmentMail(db: Db, mail: Omit<DevelopmentMailRow, 'toKey'>): Promise<void> {
  await db.insert(developmentMails).values({ ...mail, toKey: mail.to.toLowerCase() });
  const oldest = sql`select ${developmentMails.id} from ${developmentMails}
    order by ${developmentMails.id} desc offset ${maximumMails} limit 1`;
  await db.delete(developmentMails).where(sql`${developmentMails.id} <= (${oldest})`);
}

/** A page of stored mails, of one address or of all. */
export async function listDevelopmentMails(
  db: Db,
  to: string | undefined,
  page: PageRequest,
): Promise<Page<DevelopmentMailRow>> {
  const { after, order } = keyset(developmentMails.id, page);
  const isWanted = to ? eq(developmentMails.toKey, to.toLowerCase()) : sql`true`;
  const rows = await db
    .select()
    .from(developmentMails)
    .where(and(isWanted, after))
    .orderBy(order)
    .limit(page.limit + 1);
  const total = await countCapped(db, sql`select 1 from ${developmentMails} where ${isWanted}`);
  return toPage(rows, page, total, ({ id }) => id);
}
