import type { SearchPerformersParams } from '@fanlight/sdk/models';
import { and, arrayContains, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { follows, performers } from '../../db/schema/index.ts';
import { isFreeFor } from './subscription-state.ts';

type PerformerFilter = Pick<SearchPerformersParams, 'gender' | 'countryCode' | 'language' | 'isLive' | 'isFree'>;

/** Returns the condition that a performer matches every filter, for queries that select from `performer`. */
export async function matchesFilter(
  context: Context,
  { gender, countryCode, language, isLive, isFree }: PerformerFilter,
): Promise<SQL | undefined> {
  return and(
    gender ? eq(performers.gender, gender) : undefined,
    countryCode ? eq(performers.countryCode, countryCode) : undefined,
    language ? arrayContains(performers.languages, [language]) : undefined,
    // Streams are not implemented yet, so no performer is live.
    isLive ? sql`false` : undefined,
    isFree === undefined ? undefined : await isFreeFor(context, isFree),
  );
}

/** The condition that a performer is neither the viewer nor followed by the viewer, for queries from `performer`. */
export function isNewTo(viewerId: string | undefined): SQL | undefined {
  return viewerId
    ? sql`${performers.userId} <> ${viewerId} and not exists (select 1 from ${follows} where ${follows.followerId} = ${viewerId} and ${follows.performerId} = ${performers.userId})`
    : undefined;
}
