import type { PerformerUpdateRequest } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import { performers } from '../../db/schema/index.ts';
import { toHundredths } from '../../ledger/money.ts';
import type { Unit } from '../../unit.ts';
import { indexForSearch } from './store.ts';

/** The fields of a performer's profile that are not columns of the account. */
type ProfileField = 'bio' | 'gender' | 'countryCode' | 'languages' | 'monthlyPrice' | 'yearlyPrice';
type Profile = { [Field in ProfileField]: PerformerUpdateRequest[Field] | undefined };

/** Changes a performer's profile. If it sets a price, the domain event `prices-changed` is published. */
export async function updatePerformer(
  { tx, publish }: Unit,
  userId: string,
  { bio, gender, countryCode, languages, monthlyPrice, yearlyPrice }: Profile,
): Promise<void> {
  const hundredthsOf = (price: number | null) => (price === null ? null : toHundredths(price));
  const changes = {
    ...(bio !== undefined && { bio: bio.trim() }),
    ...(gender !== undefined && { gender }),
    ...(countryCode !== undefined && { countryCode }),
    ...(languages !== undefined && { languages: [...new Set(languages)] }),
    ...(monthlyPrice !== undefined && { monthlyPrice: hundredthsOf(monthlyPrice) }),
    ...(yearlyPrice !== undefined && { yearlyPrice: hundredthsOf(yearlyPrice) }),
  };
  if (Object.keys(changes).length > 0) await tx.update(performers).set(changes).where(eq(performers.userId, userId));
  await indexForSearch(tx, userId);
  if (monthlyPrice !== undefined || yearlyPrice !== undefined) {
    publish({ type: 'prices-changed', performerId: userId });
  }
}
