import type { PerformerUpdateRequest } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import { performers } from '../../db/schema/index.ts';
import { toHundredths } from '../../ledger/money.ts';
import type { Unit } from '../../unit.ts';
import { indexForSearch } from './store.ts';

/** The fields of a performer's profile that are not columns of the account. */
type ProfileField =
  | 'bio'
  | 'gender'
  | 'countryCode'
  | 'languages'
  | 'monthlyPrice'
  | 'yearlyPrice'
  | 'quarterlyPercentOff'
  | 'halfYearlyPercentOff';
type Profile = { [Field in ProfileField]: PerformerUpdateRequest[Field] | undefined };

/** Changes a performer's profile. If it sets a price or a discount, the domain event `prices-changed` is published. */
export async function updatePerformer({ tx, publish }: Unit, userId: string, profile: Profile): Promise<void> {
  const { bio, gender, countryCode, languages, monthlyPrice, yearlyPrice } = profile;
  const { quarterlyPercentOff, halfYearlyPercentOff } = profile;
  const hundredthsOf = (price: number | null) => (price === null ? null : toHundredths(price));
  const changes = {
    ...(bio !== undefined && { bio: bio.trim() }),
    ...(gender !== undefined && { gender }),
    ...(countryCode !== undefined && { countryCode }),
    ...(languages !== undefined && { languages: [...new Set(languages)] }),
    ...(monthlyPrice !== undefined && { monthlyPrice: hundredthsOf(monthlyPrice) }),
    ...(yearlyPrice !== undefined && { yearlyPrice: hundredthsOf(yearlyPrice) }),
    ...(quarterlyPercentOff !== undefined && { quarterlyPercentOff }),
    ...(halfYearlyPercentOff !== undefined && { halfYearlyPercentOff }),
  };
  if (Object.keys(changes).length > 0) await tx.update(performers).set(changes).where(eq(performers.userId, userId));
  await indexForSearch(tx, userId);
  const terms = [monthlyPrice, yearlyPrice, quarterlyPercentOff, halfYearlyPercentOff];
  if (terms.some((term) => term !== undefined)) {
    publish({ type: 'prices-changed', performerId: userId });
  }
}
