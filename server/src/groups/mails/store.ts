import { and, eq, sql } from 'drizzle-orm';
import { developmentMails } from '../../db/schema/index.ts';
import { countCapped, keyset, type Page, type PageRequest, toPage } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';

export type DevelopmentMailRow = typeof developmentMails.$inferSelect;

/** Maximum number of mails in the development mailbox. */
const maximumMails = 1000;

/** Inserts a mail, and deletes the oldest mails above the limit. */
export async function insertDevelopmentMail(db: Db, mail: Omit<DevelopmentMailRow, 'toKey'>): Promise<void> {
  await db.insert(developmentMails).values({ ...mail, toKey: mail.to.toLowerCase() });
  const newestDeleted = sql`select ${developmentMails.id} from ${developmentMails}
    order by ${developmentMails.id} desc offset ${maximumMails} limit 1`;
  await db.delete(developmentMails).where(sql`${developmentMails.id} <= (${newestDeleted})`);
}

/** Lists the mails in the development mailbox, or only those to one mail address. */
export async function listDevelopmentMails(
  db: Db,
  to: string | undefined,
  page: PageRequest,
): Promise<Page<DevelopmentMailRow>> {
  const { after, order } = keyset(developmentMails.id, page);
  const isRequested = to ? eq(developmentMails.toKey, to.toLowerCase()) : sql`true`;
  const rows = await db
    .select()
    .from(developmentMails)
    .where(and(isRequested, after))
    .orderBy(order)
    .limit(page.limit + 1);
  const total = await countCapped(db, sql`select 1 from ${developmentMails} where ${isRequested}`);
  return toPage(rows, page, total, ({ id }) => id);
}
