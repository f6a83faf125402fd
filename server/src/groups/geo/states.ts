/**
 * A country's state by its code: undefined for an unknown country, `state: null` without a code or for an unknown one.
 * The reference data is large, and is loaded when first needed.
 */
export async function findState(
  countryCode: string,
  stateCode: string | null,
): Promise<{ state: string | null } | undefined> {
  const { statesOf } = await import('./countries.ts');
  const states = await statesOf(countryCode);
  if (!states) return undefined;
  return { state: states.find(({ code }) => code === stateCode)?.name ?? null };
}
