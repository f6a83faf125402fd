/**
 * Finds the name of a country's state. Returns undefined for an unknown country, and `{ state: null }` for an unknown or
 * missing state code. The reference data is large, so it is loaded when first needed.
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
