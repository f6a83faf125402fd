import type { SitePromo, SitePromoPlacement } from '@fanlight/sdk/models';
import { and, asc, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { sitePromos, translations } from '../../db/schema/index.ts';
import { countCapped, type PageRequest } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';

/** The filters and the order of the operator's promotions. */
export interface PromoQuery {
  placement?: SitePromoPlacement;
  locale?: string;
  sortBy?: 'position' | 'createdAt';
  sort?: 'asc' | 'desc';
}

/**
 * Lists the current promotions, and counts them. Promotions without a language are listed for every language. Reads one
 * row more than the page contains, to find out whether another page follows.
 */
export async function listPromos(
  db: Db,
  { placement, locale, sortBy = 'position', sort }: PromoQuery,
  now: Date,
  page: PageRequest,
): Promise<{ rows: SitePromo[]; total: number }> {
  const where: SQL | undefined = and(
    or(isNull(sitePromos.startsAt), lte(sitePromos.startsAt, now)),
    or(isNull(sitePromos.endsAt), gt(sitePromos.endsAt, now)),
    placement ? eq(sitePromos.placement, placement) : undefined,
    locale ? or(isNull(sitePromos.locale), eq(sitePromos.locale, locale)) : undefined,
  );
  const direction = (sort ?? (sortBy === 'position' ? 'asc' : 'desc')) === 'asc' ? asc : desc;
  const rows = await db
    .select()
    .from(sitePromos)
    .where(where)
    .orderBy(direction(sortBy === 'position' ? sitePromos.position : sitePromos.createdAt), direction(sitePromos.id))
    .limit(page.limit + 1)
    .offset(page.offset);
  return {
    total: await countCapped(db, sql`select 1 from ${sitePromos} where ${where}`),
    rows: rows.map(({ id, endsAt, createdAt, locale: _l, position: _p, startsAt: _s, ...promo }) => ({
      _id: id,
      ...promo,
      endsAt: endsAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Lists the texts of the user interface that the operator has changed in one language (rule L1). */
export function listTexts(db: Db, locale: string): Promise<{ key: string; message: string }[]> {
  return db
    .select({ key: translations.key, message: translations.message })
    .from(translations)
    .where(eq(translations.locale, locale))
    .orderBy(asc(translations.key));
}
